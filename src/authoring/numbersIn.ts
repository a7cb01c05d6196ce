/** A number that a text says. */
export interface SpokenNumber {
  value: number;
  /** The word behind it, in lower case: `digits`, `mb`, `%`; empty at the end of a sentence. */
  unit: string;
  /** Where it begins and ends in the text. */
  from: number;
  to: number;
}

const words = 'zero one two three four five six seven eight nine ten'.split(' ');

const multiples: { [word: string]: number } = {
  thousand: 1e3,
  lakh: 1e5,
  lakhs: 1e5,
  million: 1e6,
  crore: 1e7,
  crores: 1e7,
  हज़ार: 1e3,
  हजार: 1e3,
  लाख: 1e5,
  करोड़: 1e7,
};

/** What is no limit: examples, names such as "Form 15", telephone numbers, and what follows numbers in words beyond ten. */
const examples =
  /\b(?:for (?:instance|example)|such as|e\.g\.|like)[^;]*|\b(?:section|form|rule|step|line|page|part|schedule|act|option|call) \d[\d ]*|\d+(?: \d+)+|उदाहरण[^;।]*|(?<!\d\s?)\b(?:eleven|twelve|dozen|hundred|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b[\s\S]*/giu;

const pattern = new RegExp(
  String.raw`(?<![\p{L}\p{M}\d.,/]|\d[-–])(?:\d[\d,]*(?:\.\d+)?(?=[km]b\b|%|(?![\p{L}\p{M}\d/]|-\p{L}|\.\d))|(?:${words.join('|')})(?![\p{L}\p{M}-]))`,
  'giu',
);

/** The numbers that a text says, in digits (2,00,000; ५०) or words up to ten; none of its examples. */
export function numbersIn(text: string): SpokenNumber[] {
  const latin = text
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(examples, (found) => ' '.repeat(found.length));
  return [...latin.matchAll(pattern)].flatMap((match): SpokenNumber[] => {
    const [number] = match;
    const to = match.index + number.length;
    const inWords = words.indexOf(number.toLowerCase());
    // "Please choose one" says no limit.
    if (
      inWords === 1 &&
      !/(at least|at most|than|only|exactly|up to)\s$/i.test(latin.slice(0, match.index))
    )
      return [];
    const unit = /^\s?(%|[\p{L}\p{M}]+)/u.exec(latin.slice(to))?.[1]!.toLowerCase() ?? '';
    const value = inWords >= 0 ? inWords : Number(number.replaceAll(',', ''));
    const times = multiples[unit];
    const next = times === undefined ? unit : '';
    return Number.isNaN(value)
      ? []
      : [{ value: value * (times ?? 1), unit: next, from: match.index, to }];
  });
}
