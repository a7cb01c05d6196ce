import type { Boundary } from './boundary';

/** Boundaries that one accepted example can show together. */
export interface Family {
  name: string;
  /** What the example shows; the fields follow. */
  about: string;
  has: (boundary: Boundary) => boolean;
}

const edges = (keyword: string, name: string, about: string): Family => ({
  name,
  about,
  has: (one) => one.keyword === keyword && one.outcome === 'edge' && !one.isSoft,
});

export const families: Family[] = [
  edges('maxLength', 'longest texts', 'These texts have as many characters as are allowed'),
  edges('minLength', 'shortest texts', 'These texts have as few characters as are allowed'),
  {
    name: 'longest texts counted',
    about:
      'These texts have as many characters as are allowed, and one that computers may count as two',
    has: ({ keyword, outcome }) => keyword === 'maxLength' && outcome === 'edge counted',
  },
  edges('maximum', 'greatest numbers', 'These numbers are the greatest that are allowed'),
  edges('minimum', 'least numbers', 'These numbers are the least that are allowed'),
];
