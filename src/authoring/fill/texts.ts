import { formatNamed, type Schema } from '#engine';
import type { Random } from './random';

const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const lower = upper.toLowerCase();
const digits = '0123456789';

/** Texts of the formats whose example cannot be cut or repeated to the length that is wanted. */
const formatTexts: { [format: string]: (random: Random, length: number) => string } = {
  alphanumeric: (random, length) => random.text(upper + digits, length, length),
  amount: (random, length) =>
    `${random.int(1, 9)}${random.text(digits, 0, Math.min(8, Math.max(0, length - 1)))}`,
  digits: (random, length) => random.text(digits, length, length),
  email(random, length) {
    const [least, end] = length < 14 ? [1, '@ab.in'] : [2, '@example.com'];
    return `${random.text(lower, 1, 1)}${random.text(lower, least - 1, Math.max(least - 1, length - end.length - 1))}${end}`;
  },
  gstin: (random) =>
    `27${random.text(upper, 5, 5)}${random.text(digits, 4, 4)}${random.text(upper, 1, 1)}1Z${random.text(digits, 1, 1)}`,
  ifsc: (random) => `DEMO0${random.text(digits, 6, 6)}`,
  mobile: (random) => `${random.int(6, 9)}${random.text(digits, 9, 9)}`,
  pan: (random) => random.text(upper, 5, 5) + random.text(digits, 4, 4) + random.text(upper, 1, 1),
  phone: (random) => `${random.int(1, 9)}${random.text(digits, 9, 9)}`,
  pincode: (random) => `${random.int(1, 9)}${random.text(digits, 5, 5)}`,
  'up-to-six-digits': (random, length) => random.text(digits, 1, Math.min(6, length)),
};

const words = ['Asha', 'Kiran', 'Mira', 'Ravi', 'Sample', 'Lotus', 'River', 'Garden'];

/** Words and spaces of exactly this length, with no space at either end. */
function prose(random: Random, length: number): string {
  let text = random.pick(words);
  while (text.length < length) text += ` ${random.pick(words)}`;
  return text.slice(0, length).replace(/ $/, 'a');
}

/** Texts of a schema, most likely ones first; not all of them need to meet it. */
export function* textsFor(schema: Schema, random: Random): Generator<string> {
  yield* (schema.examples ?? []) as string[];
  const {
    format,
    minLength = 1,
    maxLength = 40,
  } = schema as {
    format?: string;
    minLength?: number;
    maxLength?: number;
  };
  const make = formatTexts[format ?? ''] ?? prose;
  const example = format === undefined ? undefined : formatNamed(format)?.example;
  if (example !== undefined) yield example;
  const least = Math.max(1, minLength);
  const most = Math.min(maxLength, least + 30);
  for (let attempt = 0; attempt < 4; attempt++) yield make(random, random.int(least, most));
  yield make(random, least);
  yield make(random, maxLength);
  for (const length of [least, maxLength]) yield random.text(digits, length, length);
  for (const length of [least, maxLength]) yield random.text(upper, length, length);
}
