import { formatNamed, type Schema } from '#engine';
import type { PatternTable } from '#engine/compile';
import { intersection } from '../patterns/intersection';
import { lengthsWithin } from '../patterns/patternLengths';
import { patternOf } from '../patterns/patternOf';
import { textOfPattern } from '../patterns/patternTexts';
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
    pattern,
    minLength = 1,
    maxLength = 40,
  } = schema as {
    format?: string;
    pattern?: string;
    minLength?: number;
    maxLength?: number;
  };
  const make = formatTexts[format ?? ''] ?? prose;
  const example = format === undefined ? undefined : formatNamed(format)?.example;
  if (example !== undefined) yield example;
  const least = Math.max(1, minLength);
  const most = Math.min(maxLength, least + 30);
  if (pattern !== undefined) {
    // Where all that matches is longer, the shortest of it.
    const shortest = lengthsWithin(pattern, { min: least, max: maxLength })?.min ?? least;
    yield* patternTexts(pattern, random, Math.max(least, shortest), Math.max(most, shortest));
  }
  for (let attempt = 0; attempt < 4; attempt++) yield make(random, random.int(least, most));
  yield make(random, least);
  yield make(random, maxLength);
  for (const length of [least, maxLength]) yield random.text(digits, length, length);
  for (const length of [least, maxLength]) yield random.text(upper, length, length);
}

/** More texts of a pattern would only leave less time for others. */
const mostOfPattern = 2;

/** Texts that match a pattern, the shortest ones and a longest one. */
function* patternTexts(
  pattern: string,
  random: Random,
  least: number,
  most: number,
): Generator<string> {
  const table = patternOf(pattern);
  if (table) yield* tableTexts(table, random, least, most);
}

/** Texts on both sides of a second pattern that match a first one, as a condition has it on a field with a pattern. */
export function* textsOfPatterns(
  [own, ...others]: string[],
  { minLength = 1, maxLength = 40 }: Schema,
  random: Random,
): Generator<string> {
  const table = own === undefined ? undefined : patternOf(own);
  for (const pattern of others) {
    const other = patternOf(pattern);
    for (const isNegated of table && other ? [false, true] : [])
      yield* tableTexts(intersection(table!, other!, isNegated), random, minLength, maxLength);
  }
}

function* tableTexts(
  table: PatternTable,
  random: Random,
  least: number,
  most: number,
): Generator<string> {
  const lengths = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  const textsOf = (all: number[]) =>
    all.flatMap((length) => textOfPattern(table, random, length) ?? []);
  const texts = textsOf(lengths);
  yield* texts.slice(0, mostOfPattern);
  if (texts.length > mostOfPattern) yield texts.at(-1)!;
}
