/**
 * What a foreign pattern asks for, found by trying it on short texts: it may be written in any way. Texts of at most
 * `longest` characters keep a pattern with nested repetition from taking long.
 */
export interface PatternMeaning {
  format?: string;
  minLength?: number;
  maxLength?: number;
  /** It means the same, not only nearly so. */
  isExact: boolean;
}

const longest = 14;

/** Any text that is not blank. */
const anyTexts = [
  'a',
  'Z',
  '5',
  '-',
  '.',
  'é',
  'ab c',
  '12 34',
  "O'Neil & Co.",
  '#1, (x)/y',
  'नाम',
  'a@b.co',
  '100%',
  '"q"',
  'x\ny',
];

const dates = ['1985-04-12', '2024-02-29'];
const noDates = ['12/04/1985', 'abcd-ef-gh', 'x', '19850412', '1985-4', 'abc'];

const emails = ['asha@mail.co', 'a.b@cd.in'];
const noEmails = ['asha', 'asha@', '@mail.co', 'a b', '12345', ''];

/** Formats that say which characters a text has. */
const characterSets: [format: string, characters: string[]][] = [
  ['digits', ['0', '7', '9']],
  ['letters-and-spaces', ['a', 'Z', 'k']],
  ['alphanumeric', ['a', 'Z', '0', '9']],
];

export function meaningOf(pattern: string): PatternMeaning | undefined {
  const test = testOf(pattern);
  if (!test) return undefined;
  const all = (texts: string[]) => texts.every(test);
  const none = (texts: string[]) => !texts.some(test);
  // An empty text counts as not answered, and a blank one as empty.
  if (all(anyTexts)) return { isExact: true };
  if (all(dates) && none(noDates)) return { format: 'date', isExact: false };
  if (all(emails) && none(noEmails)) return { format: 'email', isExact: false };
  for (const [format, characters] of characterSets) {
    const found = ofCharacters(pattern, test, format, characters);
    if (found) return found;
  }
  return undefined;
}

/** A pattern that allows nothing but texts of a set of characters, with one range of lengths. */
function ofCharacters(
  pattern: string,
  test: (text: string) => boolean,
  format: string,
  characters: string[],
): PatternMeaning | undefined {
  const lengths: number[] = [];
  for (let length = 1; length <= longest; length++) {
    const texts = characters.map((one) => one.repeat(length));
    const found = texts.filter(test).length;
    if (found === texts.length) lengths.push(length);
    else if (found > 0) return undefined;
  }
  const [min, max] = [lengths[0], lengths.at(-1)];
  if (min === undefined || max === undefined || max - min + 1 !== lengths.length) return undefined;
  const sample = characters[0]!.repeat(min - 1);
  const isOther = (character: string) => test(sample + character) || test(character.repeat(min));
  const others = printable.filter((one) => !isIn(format, one));
  if (others.some(isOther)) return undefined;
  const isOpen = /[+*]|,\}/.test(pattern);
  const spaced = `${characters[0]} ${characters[0]}`;
  const isSpaced = format === 'letters-and-spaces' && !(min <= 3 && max >= 3 && test(spaced));
  return {
    format,
    ...(min > 1 && { minLength: min }),
    ...(max < longest && { maxLength: max }),
    isExact: !isSpaced && (max < longest || isOpen),
  };
}

const printable = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i));

const isIn = (format: string, character: string): boolean =>
  (format === 'digits' ? /[0-9]/ : format === 'alphanumeric' ? /[A-Za-z0-9]/ : /[A-Za-z ]/).test(
    character,
  );

/** JSON Schema recommends Unicode patterns; older ones are not always valid as such. */
function testOf(pattern: string): ((text: string) => boolean) | undefined {
  for (const flags of ['u', '']) {
    try {
      const expression = new RegExp(pattern, flags);
      return (text) => expression.test(text);
    } catch {
      // With the other flags, or not at all.
    }
  }
  return undefined;
}

/** The same pattern as the flag `u` takes it, which refuses needless escapes such as `\\'`; undefined where there is none. */
export function unicodePattern(pattern: string): string | undefined {
  for (const one of [pattern, pattern.replace(/\\([^\w^$\\.*+?()[\]{}|/-])/gu, '$1')])
    if (isUnicodePattern(one)) return one;
  return undefined;
}

function isUnicodePattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').source !== '';
  } catch {
    return false;
  }
}
