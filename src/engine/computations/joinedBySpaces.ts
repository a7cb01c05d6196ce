import type { Computation } from './computation';

/** Texts joined by spaces, without the empty ones (REV-20). */
export const joinedBySpaces: Computation = {
  name: 'joinedBySpaces',
  description: 'texts joined by spaces',
  compute: (values) =>
    values.filter((value) => typeof value === 'string' && value.trim() !== '').join(' ') ||
    undefined,
};
