import type { Schema } from '../../src/engine';
import type { Random } from '../../src/authoring/fill';

/** A text with a sign that comes along with a paste, that programs count or write differently, or that none can read. */
export const oddText = (_: Schema, value: unknown, _today: string, random: Random) => {
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
export const lengthAtLimit = (
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
export const withLineBreaks = (
  { maxLength = 40 }: Schema,
  _: unknown,
  _today: string,
  random: Random,
) => {
  const breaks = random.pick(['\n', '\r\n', '\r', '\n\n', '\u2028']);
  const lines = random.int(1, 3);
  const length = maxLength + random.int(-1, 1);
  const rest = Math.max(1, length - lines * (random.chance(0.5) ? 1 : breaks.length));
  const text = 'x'.repeat(rest);
  const at = random.int(0, rest);
  return text.slice(0, at) + breaks.repeat(lines) + text.slice(at);
};
