import type { Keyword } from './keyword';

/** One character, twice or more, and nothing else (doc 1 §5, repeated-same-character check). */
export const isRepeated = (value: string): boolean => /^(.)\1+$/u.test(value);

export const notRepeated: Keyword = {
  name: 'notRepeated',
  explains: 'must not be one character repeated',
  on: 'string',
  takes: { const: true },
  holds: (value: string) => !isRepeated(value),
};
