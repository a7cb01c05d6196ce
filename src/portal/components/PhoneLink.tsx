import type { ReactNode } from 'react';
import { roomUntil } from './roomUntil';

interface Props {
  number: string;
  /** The text around the number; without it the number itself. */
  children?: ReactNode;
  /** A number that is not known yet only takes its room. */
  isKnown?: boolean;
}

/** A phone number that can be called by a click. */
export const PhoneLink = ({ number, children = number, isKnown = true }: Props) => (
  <a href={`tel:${number.replace(/[^\d+]/g, '')}`} style={roomUntil(isKnown)}>
    {children}
  </a>
);
