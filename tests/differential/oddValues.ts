import { isObject, type Schema } from '../../src/engine';
import type { Random } from '../../src/authoring/fill';

/** Values that no example has and a browser, a paste or another program can send. */
export function oddValue(schema: Schema, value: unknown, today: string, random: Random): unknown {
  const kinds: ((...given: [Schema, unknown, string, Random]) => unknown)[] = [
    ofAnotherType,
    ...(schema.upload ? [oddFile, oddFile] : []),
    ...(schema.type === 'string' && !schema.enum ? [oddText, lengthAtLimit, withLineBreaks] : []),
    ...(schema.format === 'date' || schema.withinDays ? [oddDate, oddDate] : []),
    ...(['numberAtLeast', 'numberAtMost'].some((name) => name in schema) ? [numberInText] : []),
    ...(schema.type === 'number' || schema.type === 'integer' ? [numberAsText] : []),
    ...(schema.type === 'array' ? [oddList] : []),
  ];
  return random.pick(kinds)(schema, value, today, random);
}

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

const oddText = (_: Schema, value: unknown, _today: string, random: Random) => {
  const own = typeof value === 'string' && value !== '' ? value : 'Asha Sample';
  const sign = random.pick([
    '\ud800',
    '\udc00',
    '\ufffd',
    '\u0000',
    '\u200b',
    '\u200d',
    '\u202e',
    '\u00a0',
    '\u2028',
    '\u0301',
    '\t',
    '\r',
    '😀',
    '👩‍👧',
    '<',
    '&amp;',
    '"',
    '\\',
    "'",
    '--',
    '%0D%0A',
    '+',
    '०',
    '５',
    'Ａ',
    'ß',
    'क्ष',
  ]);
  const at = random.int(0, own.length);
  return random.pick([own.slice(0, at) + sign + own.slice(at), sign + own, own + sign, ` ${own} `]);
};

/** Texts of exactly the limit and one more, by the characters that people and programs count differently. */
const lengthAtLimit = (
  { minLength, maxLength }: Schema,
  _: unknown,
  _today: string,
  random: Random,
) => {
  const limit = random.pick([maxLength, maxLength, minLength].filter((one) => one !== undefined));
  const length = (limit ?? 10) + random.int(-2, 2);
  const signs = random.pick([
    'a',
    'A1',
    '1',
    '😀',
    'e\u0301',
    'क्षि',
    'é',
    'ﬁ',
    'a b',
    'a\nb',
    'Ａ',
    '\u00a0x',
  ]);
  const text = [...signs.repeat(Math.max(0, length))].slice(0, Math.max(0, length)).join('');
  return random.chance(0.2) ? `  ${text} ` : text;
};

/** Line breaks as keyboards, programs and the wire write them, in texts of the full length. */
const withLineBreaks = ({ maxLength = 40 }: Schema, _: unknown, _today: string, random: Random) => {
  const breaks = random.pick(['\n', '\r\n', '\r', '\n\n', '\u2028']);
  const lines = random.int(1, 3);
  const length = maxLength + random.int(-1, 1);
  const rest = Math.max(1, length - lines * (random.chance(0.5) ? 1 : breaks.length));
  const text = 'x'.repeat(rest);
  const at = random.int(0, rest);
  return text.slice(0, at) + breaks.repeat(lines) + text.slice(at);
};

/** Days around the limits from today, and texts that only look like a day. */
const oddDate = (
  { withinDays = 0, ageAtLeast, ageBelow }: Schema,
  _: unknown,
  today: string,
  random: Random,
) => {
  const years = random.pick([0, 0, 1, 18, 60, 120, ageAtLeast ?? 0, ageBelow ?? 0]);
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() - years);
  day.setUTCDate(day.getUTCDate() + random.pick([-1, 1]) * withinDays + random.int(-1, 1));
  const real = day.toISOString().slice(0, 10);
  return random.pick([
    real,
    real,
    real,
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
