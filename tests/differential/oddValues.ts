import { isObject, type Schema } from '../../src/engine';
import type { Random } from '../../src/authoring/fill';
import { lengthAtLimit, oddText, withLineBreaks } from './oddTexts';

/** Values that no example has and a browser, a paste or another program can send. */
export function oddValue(
  described: Schema,
  value: unknown,
  today: string,
  random: Random,
): unknown {
  // What an answer usually meets has limits of its own.
  const schema = random.chance(0.5) ? { ...described, ...described.usually } : described;
  const kinds: ((...given: [Schema, unknown, string, Random]) => unknown)[] = [
    ofAnotherType,
    ...(schema.upload ? [oddFile, oddFile] : []),
    ...(schema.type === 'string' && !schema.enum ? [oddText, lengthAtLimit, withLineBreaks] : []),
    ...(schema.format === 'date' || schema.withinDays ? [oddDate, oddDate, oddDate] : []),
    ...(['numberAtLeast', 'numberAtMost'].some((name) => name in schema) ? [numberInText] : []),
    ...(schema.type === 'number' || schema.type === 'integer' ? [numberAsText] : []),
    ...(schema.enum ? [nearChoice, nearChoice] : []),
    ...(schema.type === 'array' ? [oddList] : []),
  ];
  return random.pick(kinds)(schema, value, today, random);
}

const nearChoice = ({ enum: choices }: Schema, _: unknown, _today: string, random: Random) => {
  const choice: unknown = random.pick(choices as unknown[]);
  if (typeof choice !== 'string') return random.pick([String(choice), choice]);
  return random.pick([
    choice,
    choice.toLowerCase(),
    choice.toUpperCase(),
    ` ${choice} `,
    choice.slice(0, -1),
    `${choice}s`,
    [choice],
  ]);
};

const ofAnotherType = (_: Schema, value: unknown, _today: string, random: Random) =>
  random.pick<unknown>([
    null,
    0,
    5,
    -1,
    1.5,
    12345,
    true,
    false,
    {},
    { a: 1 },
    [],
    [1],
    ['x'],
    [null],
    '',
    '   ',
    'null',
    'true',
    'false',
    'undefined',
    '0',
    '[]',
    '[1]',
    '{"a":1}',
    '"x"',
    typeof value === 'number' ? String(value) : 7,
    typeof value === 'string' ? [value] : 'text',
  ]);

/** Days around the limits from today, and texts that only look like a day. */
const oddDate = (
  { withinDays = 0, ageAtLeast, ageBelow }: Schema,
  _: unknown,
  today: string,
  random: Random,
) => {
  const ages: number[] = [ageAtLeast, ageBelow].filter((age) => age !== undefined);
  const years = random.pick([0, 1, 18, 60, ...ages, ...ages, ...ages]);
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() - years);
  day.setUTCDate(day.getUTCDate() + random.pick([-1, 1]) * withinDays + random.int(-1, 1));
  const real = day.toISOString().slice(0, 10);
  if (random.chance(0.4)) return real;
  return random.pick([
    '2026-02-30',
    '2025-02-29',
    '2024-02-29',
    '1900-02-29',
    '2000-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '0000-01-01',
    '9999-12-31',
    `${real}T00:00:00Z`,
    ` ${real}`,
    real.split('-').toReversed().join('/'),
    real.slice(0, 4),
    real.replaceAll('-', ''),
  ]);
};

const numberInText = (
  { numberAtLeast, numberAtMost }: Schema,
  _: unknown,
  _today: string,
  random: Random,
) => {
  const limit = random.pick([numberAtLeast, numberAtMost].filter((one) => one !== undefined));
  const number = limit + random.pick([0, 1, -1, 0.01, -0.01]);
  return random.pick([
    `${number}`,
    `${number} weeks`,
    `about ${number}`,
    number.toLocaleString('en-IN'),
    'some',
    number,
  ]);
};

const numberAsText = (
  { minimum, maximum, exclusiveMinimum }: Schema,
  value: unknown,
  _today: string,
  random: Random,
) => {
  const near = [minimum, maximum, exclusiveMinimum, value].filter((one) => typeof one === 'number');
  const number = random.pick([...near, 1]) + random.pick([0, 0, 1, -1, 0.5, 0.001]);
  const text = String(number);
  return random.pick<unknown>([
    text,
    ` ${text} `,
    `0${text}`,
    `${text}.0`,
    `${text}%`,
    `+${text}`,
    `${text}e0`,
    number,
    -number,
    number / 3,
    1e21,
    -0,
    '१२',
    '5,000',
  ]);
};

const oddFile = (
  { upload: { extensions, maxBytes } }: Schema,
  _: unknown,
  _today: string,
  random: Random,
) => {
  const extension = random.pick<string>(extensions);
  const name = random.pick([
    `scan.${extension}`,
    `scan.${extension}`,
    `SCAN.${extension.toUpperCase()}`,
    `my scan.${extension} `,
    `a "b".${extension}`,
    `u\u0308.${extension}`,
    `scan.pdf.${extension}`,
    `scan.${extension}.exe`,
    extension,
    'scan',
    'scan.tif',
    `.${extension}`,
  ]);
  const size = random.pick([0, 1, 2000, 2000, 2000, maxBytes - 1, maxBytes, maxBytes + 1]);
  return { id: name, name, size, type: random.pick(['', 'application/pdf', 'image/jpeg']) };
};

const oddList = ({ items = {} }: Schema, value: unknown, _today: string, random: Random) => {
  const list: unknown[] = Array.isArray(value) ? value : [];
  return random.pick<unknown>([
    [...list, null],
    [...list, {}],
    [...list, 'x'],
    list.map((entry) => (isObject(entry) ? { ...entry, unknown_name: 'x' } : entry)),
    list.map((entry) => (isObject(entry) ? Object.values(entry) : entry)),
    list.toReversed(),
    Object.assign({}, list),
    items.enum ? [...items.enum, ...items.enum] : [...list, ...list],
  ]);
};
