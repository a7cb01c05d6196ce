import type { Keyword } from './keyword';

/** One character, twice or more, and nothing else (FMT-04). */
export const isRepeated = (value: string): boolean => /^(.)\1+$/u.test(value);

export const notRepeated: Keyword = {
  name: 'notRepeated',
  description: 'must not be one character repeated',
  type: 'string',
  metaSchema: { const: true },
  validate: (value: string) => !isRepeated(value),
};
