import type { ReactNode } from 'react';

interface Props {
  number: string;
  /** The text around the number; without it the number itself. */
  children?: ReactNode;
}

/** A phone number that can be called by a click. */
export const PhoneLink = ({ number, children = number }: Props) => (
  <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>{children}</a>
);
