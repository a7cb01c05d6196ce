import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compilePattern, PatternError } from '../../src/engine/patterns/compilePattern';
import { matchesPattern } from '../../src/engine/patterns/patternTable';

const patterns = [
  '',
  '^$',
  '[0-9]+',
  '^[0-9]+',
  '[0-9]+$',
  '^a|b$',
  '^(a|b|^c)d?$',
  '^^a$$',
  'a{3}b$|^c',
  '^[A-Z]{2}[0-9]{1,2}[A-Z]{1,3}[0-9]{4}$',
  '^(a|a)*$',
  '^(a+)+$',
  '^(a?){20}a{20}$',
  '^.*\\S.*',
  "^([-a-zA-Z0-9'.,&#][ ]?)+$",
  '^(\\d{4}|XXXX)-(0[1-9]|1[0-2]|XX)$',
  '^(?!0000)[0-9]{4}$',
  '^(?=.*[0-9])(?=.*[a-z]).{2,8}$',
  '^(?!\\s)(?!.*?\\s{2,})[^<>%]+$',
  '^(?!0000)[0-9]{4}$|^x',
  '^(?!0+$)[0-9]+',
  '^(?=.*b$)a',
  'b^a',
  '^[\\p{L}\\p{M} .]+$',
  '^\\P{L}$',
  '^[^a-z]?$',
  '^\\u{1F600}.$',
  '^(?:ab|a)(?:c|bcd)$',
  '^a.b$',
  '^\\w+\\s\\d\\D\\W$',
  '^[\\s\\S]{2,3}$',
  '^(x|)(|y)$',
  '^a{0}b$',
  'é',
  '^a/b$',
  '[/-]',
  '^([AB])\\1$',
];
const texts = [
  '',
  'a',
  'b',
  'c',
  'ab',
  'ad',
  'cd',
  'd',
  'x',
  'xy',
  'y',
  'MH12AB1234',
  'aaa',
  'aaab',
  'a'.repeat(20),
  'a'.repeat(41),
  '0000',
  '1234',
  'a b',
  'a  b',
  ' a',
  'a1',
  '1',
  '5x',
  'x5',
  'abcd',
  'abc',
  'a\nb',
  '\n',
  '1985-04',
  'XXXX-XX',
  "O'Neil & Co.",
  'é',
  '^([AB])\\1$',
  'नाम',
  'की',
  '😀a',
  '😀',
  '\ud83d',
  'ab 1a-',
  '<',
  'A',
  'a/b',
  '1-2',
];

it.each(patterns)('the automaton of "%s" judges texts as ECMA-262 does', (source) => {
  const table = compilePattern(source);
  const expression = new RegExp(source, 'u');
  const judged = (test: (text: string) => boolean) => texts.filter(test);
  expect(judged((text) => matchesPattern(table, text))).toEqual(
    judged((text) => expression.test(text)),
  );
});

/** Undefined for a pattern that is too large. */
function tableOf(source: string) {
  try {
    return compilePattern(source);
  } catch (error) {
    if (error instanceof PatternError && error.flaw === 'size') return undefined;
    throw error;
  }
}

it('judges all short texts of a few characters as ECMA-262 does, whatever the pattern', () => {
  const { letrec, tuple, constantFrom, array, oneof, record, option } = fc;
  const { expression } = letrec((tie) => ({
    atom: oneof(
      { depthSize: 'small', withCrossShrink: true },
      constantFrom('a', 'b', '[ab]', '[^a]', '.', '\\d', '^', '$'),
      tie('expression').map((inner) => `(?:${String(inner)})`),
    ),
    part: tuple(tie('atom'), constantFrom('', '', '?', '*', '+', '{2}', '{1,2}?')).map(
      ([atom, often]) => (/^[\^$]$/.test(String(atom)) ? String(atom) : `${String(atom)}${often}`),
    ),
    expression: array(array(tie('part'), { maxLength: 3 }), { minLength: 1, maxLength: 2 }).map(
      (ways) => ways.map((parts) => parts.join('')).join('|'),
    ),
  }));
  const pattern = record({
    condition: option(tuple(constantFrom('(?=', '(?!'), expression)),
    rest: expression,
  }).map(({ condition, rest }) =>
    condition ? `^${condition[0]}${condition[1]})(?:${rest})` : String(rest),
  );
  let all = [''];
  for (let length = 0; length < 4; length++)
    all = [...new Set(['', ...all.flatMap((text) => [...'ab0\n'].map((one) => text + one))])];
  fc.assert(
    fc.property(pattern, (source) => {
      const table = tableOf(source);
      fc.pre(table !== undefined);
      const regExp = new RegExp(source, 'u');
      expect(all.filter((text) => matchesPattern(table, text))).toEqual(
        all.filter((text) => regExp.test(text)),
      );
    }),
    { seed: 1, numRuns: 400 },
  );
});

it.each([
  ['(', 'syntax'],
  ['[z-a]', 'syntax'],
  ['\\-', 'syntax'],
  ['^(.)\\1$', 'backreference'],
  ['\\bword\\b', 'assertion'],
  ['^((?!00)[0-9])*$', 'assertion'],
  ['(?<=a)b', 'assertion'],
  ['^(a|b)*a(a|b){14}$', 'size'],
  ['^a{5000}$', 'size'],
])('"%s" is no pattern that one pass can judge: %s', (source, flaw) => {
  expect(() => compilePattern(source)).toThrow(PatternError);
  try {
    compilePattern(source);
  } catch (error) {
    expect(error).toMatchObject({ flaw });
  }
});
