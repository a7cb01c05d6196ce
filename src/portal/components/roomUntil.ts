import type { CSSProperties } from 'react';

/** Takes its room and is not seen until it is known: what is below does not move then. */
export const roomUntil = (isKnown: boolean): CSSProperties | undefined =>
  isKnown ? undefined : { visibility: 'hidden' };
