import type { Keyword } from './keyword';

/** The first number in a text, without commas: 5 in "5 weeks", 500000 in "Rs 5,00,000". None: NaN. */
const numberIn = (text: string): number =>
  Number(/\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', '') ?? NaN);

const numberRule = (
  name: string,
  description: string,
  isRight: (number: number, limit: number) => boolean,
): Keyword => ({
  name,
  description,
  type: 'string',
  metaSchema: { type: 'number' },
  validate: (text: string, limit: number) => isRight(numberIn(text), limit),
});

export const numberAtLeast = numberRule(
  'numberAtLeast',
  'a text with a number, the first of which is at least this',
  (number, limit) => number >= limit,
);

export const numberAtMost = numberRule(
  'numberAtMost',
  'a text with a number, the first of which is at most this',
  (number, limit) => number <= limit,
);
