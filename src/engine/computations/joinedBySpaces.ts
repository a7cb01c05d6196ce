import type { Computation } from './computation';

/** Texts one after the other; empty ones leave no gap. */
export const joinedBySpaces: Computation = {
  name: 'joinedBySpaces',
  description: 'texts joined by spaces',
  compute: (values) =>
    values.filter((value) => typeof value === 'string' && value.trim() !== '').join(' ') ||
    undefined,
};
