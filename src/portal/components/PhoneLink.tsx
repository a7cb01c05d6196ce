import type { ReactNode } from 'react';

interface Props {
  number: string;
  /** The text around the number; without it the number itself. */
  children?: ReactNode;
  /** It is not known yet, and takes room only. */
  isHidden?: boolean;
}

/** A phone number that can be called by a click. */
export const PhoneLink = ({ number, children = number, isHidden = false }: Props) => (
  <a
    href={`tel:${number.replace(/[^\d+]/g, '')}`}
    style={isHidden ? { visibility: 'hidden' } : undefined}
  >
    {children}
  </a>
);
