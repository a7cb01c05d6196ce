import type { Computation } from './computation';

/** Texts one after the other; empty ones leave no gap. */
export const joinedBySpaces: Computation = {
  name: 'joinedBySpaces',
  explains: 'texts joined by spaces',
  of: (values) =>
    values.filter((value) => typeof value === 'string' && value.trim() !== '').join(' ') ||
    undefined,
};
