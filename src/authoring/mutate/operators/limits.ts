import { type Definition, isObject, keywords, type Pointer, pointerOf, setAt } from '#engine';
import type { Operator } from '../mutant';
import { askedPlaces, type Place, recordPlaces, testPlaces, usualPlaces } from '../places';
import { onPlaces, slip, type Slip } from './operator';
import { conditionName } from './words/conditions';
import { predicate } from './words/keywords';
import { pointerName } from './words/names';

/** Keywords with a limit: what the limit is of, and its unit. */
const limits: { [keyword: string]: [noun: (name: string) => string, unit?: string] } = {
  minimum: [(name) => `the least ${name}`],
  maximum: [(name) => `the greatest ${name}`],
  exclusiveMinimum: [(name) => `the number that ${name} must exceed`],
  exclusiveMaximum: [(name) => `the number that ${name} must stay below`],
  multipleOf: [(name) => `the number that ${name} must be a multiple of`],
  minLength: [(name) => `the shortest ${name}`, 'characters'],
  maxLength: [(name) => `the longest ${name}`, 'characters'],
  minItems: [(name) => `the fewest entries of ${name}`],
  maxItems: [(name) => `the most entries of ${name}`],
  ageAtLeast: [(name) => `the least age that ${name} must give`, 'years'],
  ageBelow: [(name) => `the age that ${name} must stay below`, 'years'],
  withinDays: [(name) => `the most days between ${name} and today`],
  numberAtLeast: [(name) => `the least number in ${name}`],
  numberAtMost: [(name) => `the greatest number in ${name}`],
  upload: [(name) => `the size that the file of ${name} must stay below`, 'bytes'],
  sumEquals: [(name) => `the sum that the entries of ${name} must come to`],
  sumAtMost: [(name) => `the greatest sum of the entries of ${name}`],
};

/** Keywords whose limit is one of the properties of their value. */
const inside: { [keyword: string]: string } = {
  upload: 'maxBytes',
  sumEquals: 'total',
  sumAtMost: 'total',
};

interface Limit {
  keyword: string;
  at: Pointer;
  value: number;
  /** It is a share of another answer. */
  isPercentage?: true;
}

/** The limits of a schema. */
function limitsOf({ at, schema }: Place): Limit[] {
  return Object.keys(limits).flatMap((keyword) => {
    const below = inside[keyword];
    const value: unknown = below ? schema[keyword]?.[below] : schema[keyword];
    const path = at + pointerOf(keyword, ...(below ? [below] : []));
    if (isObject(value) && typeof value.percent === 'number')
      return [{ keyword, at: `${path}/percent`, value: value.percent, isPercentage: true }];
    return typeof value === 'number' ? [{ keyword, at: path, value }] : [];
  });
}

/** Limits that are counts, with their least value in a rule; an answer is never an empty text. */
const counts: { [keyword: string]: number } = {
  minLength: 1,
  maxLength: 1,
  minItems: 0,
  maxItems: 0,
};

/** The next value in the last digit of a limit: 20 → 21, 0.5 → 0.6; none that the keyword cannot have. */
function next(
  { keyword, value, isPercentage }: Limit,
  direction: 1 | -1,
  { role }: Place,
): number | undefined {
  const decimals = String(value).split('.')[1]?.length ?? 0;
  const moved = Number((value + direction * 10 ** -decimals).toFixed(decimals));
  const own = keywords.find(({ name }) => name === keyword)?.metaSchema ?? {};
  const { minimum, maximum } = own.properties?.[inside[keyword] ?? ''] ?? own;
  const least = role === 'tests' ? 0 : counts[keyword];
  if (isPercentage) return moved > 0 ? moved : undefined;
  return moved < (least ?? minimum) || moved > maximum || (keyword === 'multipleOf' && moved <= 0)
    ? undefined
    : moved;
}

function* moved(definition: Definition, place: Place, direction: 1 | -1): Generator<Slip> {
  const name = pointerName(definition, place.value);
  for (const limit of limitsOf(place)) {
    const value = next(limit, direction, place);
    if (value === undefined) continue;
    const { keyword, at } = limit;
    const [noun, unit] = limits[keyword]!;
    const of = place.role === 'usual' ? noun(name).replace(/^the /, 'the usual ') : noun(name);
    const sign = limit.isPercentage ? ' %' : unit === undefined ? '' : ` ${unit}`;
    const words = `${of} were ${value}${sign} and not ${limit.value}`;
    const asked = (total: number) =>
      predicate(definition, place, keyword, withLimit(place, limit, total));
    yield slip(
      place.role === 'tests'
        ? `${conditionName(definition, place)} asked that ${name} ${asked(value)}, and not that it ${asked(limit.value)}`
        : words,
      at,
      value,
    );
  }
}

/** The value of a keyword with another limit. */
function withLimit({ at: place, schema }: Place, { keyword, at }: Limit, value: number): unknown {
  const changed = { [keyword]: structuredClone(schema[keyword]) };
  setAt(changed, at.slice(place.length), value);
  return changed[keyword];
}

const why =
  'Limits are where rules are wrong by one most often: only an answer exactly at the limit, and one just beyond it, show that it is right.';
const whyRecords =
  'No answer of a customer meets it: only a record of the insurer that is just so long or so large shows it.';
const whyUsual =
  'Beyond it the customer is asked whether the answer is right: only an answer exactly at it, and one just beyond it, show that it is right.';

export const limitOperators: Operator[] = [
  {
    id: 'schema:limit-raised',
    part: 'rules',
    explains: `Raises a limit of an answer by the least step. ${why}`,
    mutantsOf: onPlaces('schema', askedPlaces, (d, p) => moved(d, p, 1)),
  },
  {
    id: 'schema:limit-lowered',
    part: 'rules',
    explains: `Lowers a limit of an answer by the least step. ${why}`,
    mutantsOf: onPlaces('schema', askedPlaces, (d, p) => moved(d, p, -1)),
  },
  {
    id: 'schema:record-limit-raised',
    part: 'loads',
    explains: `Raises a limit of a value that only the insurer fills in. ${whyRecords}`,
    mutantsOf: onPlaces('schema', recordPlaces, (d, p) => moved(d, p, 1)),
  },
  {
    id: 'schema:record-limit-lowered',
    part: 'loads',
    explains: `Lowers a limit of a value that only the insurer fills in. ${whyRecords}`,
    mutantsOf: onPlaces('schema', recordPlaces, (d, p) => moved(d, p, -1)),
  },
  {
    id: 'schema:usual-limit-raised',
    part: 'rules',
    explains: `Raises a limit of what is usual. ${whyUsual}`,
    mutantsOf: onPlaces('schema', usualPlaces, (d, p) => moved(d, p, 1)),
  },
  {
    id: 'schema:usual-limit-lowered',
    part: 'rules',
    explains: `Lowers a limit of what is usual. ${whyUsual}`,
    mutantsOf: onPlaces('schema', usualPlaces, (d, p) => moved(d, p, -1)),
  },
  ...(['schema', 'request'] as const).flatMap((file) =>
    (
      [
        ['raised', 1],
        ['lowered', -1],
      ] as const
    ).map(
      ([word, direction]) =>
        ({
          id: `${file}:condition-limit-${word}`,
          part: file === 'schema' ? 'rules' : 'steps',
          explains: `Moves a limit that a condition tests: it is ${word} by the least step. ${why}`,
          mutantsOf: onPlaces(
            file,
            (definition) => testPlaces(definition, file),
            (d, p) => moved(d, p, direction),
          ),
        }) satisfies Operator,
    ),
  ),
];
