import type { Boundary } from './boundary';

/** Boundaries that one accepted example can show together. */
export interface Family {
  name: string;
  /** What the example shows; the fields follow. */
  about: string;
  /** Of what there are as many as the limit says. */
  unit?: string;
  has: (boundary: Boundary) => boolean;
}

const edges = (keyword: string, name: string, about: string, unit?: string): Family => ({
  name,
  about,
  ...(unit && { unit }),
  has: (one) => one.keyword === keyword && one.outcome === 'edge' && !one.isSoft && !one.condition,
});

export const families: Family[] = [
  edges(
    'maxLength',
    'longest texts',
    'These texts have as many characters as are allowed',
    'character',
  ),
  edges(
    'minLength',
    'shortest texts',
    'These texts have as few characters as are allowed',
    'character',
  ),
  edges('maximum', 'greatest numbers', 'These numbers are the greatest that are allowed'),
  edges('minimum', 'least numbers', 'These numbers are the least that are allowed'),
];
