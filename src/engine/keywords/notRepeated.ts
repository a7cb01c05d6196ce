import type { Keyword } from './keyword';

/** One character, twice or more, and nothing else (FMT-04). */
export const isRepeated = (value: string): boolean => /^(.)\1+$/u.test(value);

export const notRepeated: Keyword = {
  name: 'notRepeated',
  description: 'On a text: it is not the same character throughout.',
  type: 'string',
  metaSchema: { const: true },
  validate: (value: string) => !isRepeated(value),
};
