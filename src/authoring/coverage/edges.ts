import { isObject, type Schema } from '#engine';
import { movedDay } from '../days';
import { assertionHolds, type Surroundings } from '../assertionHolds';

/** On which side of a limit a value is, when the smallest change of it leads to the other side. */
export type Edge = 'edge' | 'beyond';

/** Where a value is exactly at a limit (`edge`: it holds) or one step past it (`beyond`: it does not). */
export function edgeOf(
  schema: Schema,
  keyword: string,
  value: unknown,
  around: Surroundings,
): Edge | undefined {
  if (!appliesTo(keyword, value)) return undefined;
  const neighbours = neighboursOf[keyword]!(value as never, schema);
  const isMet = assertionHolds(schema, keyword, value, around);
  const isAtLimit = neighbours.some(
    (neighbour) => assertionHolds(schema, keyword, neighbour, around) !== isMet,
  );
  if (!isAtLimit) return undefined;
  return isMet ? 'edge' : 'beyond';
}

/** Whether a keyword has a limit for a value of this type: what is loaded can be of any. */
function appliesTo(keyword: string, value: unknown): boolean {
  if (!Object.hasOwn(neighboursOf, keyword)) return false;
  if (keyword.endsWith('Items') || keyword.startsWith('sum')) return Array.isArray(value);
  if (keyword === 'upload') return isObject(value);
  if (keyword.startsWith('numberAt')) return typeof value === 'number' || typeof value === 'string';
  return typeof value === (/inimum|aximum/.test(keyword) ? 'number' : 'string');
}

/** The sides of a limit on which an answer can be exactly one step away from the other side. */
export function edgesOf(schema: Schema, keyword: string): Edge[] {
  if (!Object.hasOwn(neighboursOf, keyword)) return [];
  const limit = schema[keyword];
  if (keyword === 'minLength' || keyword === 'minItems') {
    // An empty text counts as not answered.
    if (keyword === 'minLength' && limit <= 1) return ['edge'];
    return limit < 1 ? [] : ['edge', 'beyond'];
  }
  if (/inimum|aximum/.test(keyword) && stepOf(schema) === undefined)
    return [keyword.startsWith('exclusive') ? 'beyond' : 'edge'];
  if (keyword.startsWith('numberAt') && isNumber(schema) && stepOf(schema) === undefined)
    return ['edge'];
  if (keyword === 'sumEquals' || keyword === 'sumAtMost')
    return stepOf(schema.items?.properties?.[limit.of] ?? {}) === undefined
      ? ['edge']
      : ['edge', 'beyond'];
  return ['edge', 'beyond'];
}

type Neighbours = (value: any, schema: Schema) => unknown[];

const texts: Neighbours = (text: string) => {
  const characters = [...text];
  return [characters.slice(1).join(''), `${text}x`];
};
const lists: Neighbours = (list: unknown[]) => [list.slice(1), [...list, list.at(-1)]];
const days: Neighbours = (date: string) =>
  Number.isNaN(Date.parse(date)) ? [] : [movedDay(date, -1), movedDay(date, 1)];
const numbers: Neighbours = (number: number, schema) => {
  // Without a step a number is at a limit only where it equals it.
  const step = stepOf(schema) ?? Math.max(1, Math.abs(number)) * 1e-12;
  return [number - step, number + step];
};
/** An empty file is refused for another reason than its size. */
const files: Neighbours = (file: { size: number }) =>
  [-1, 1]
    .map((bytes) => ({ ...file, size: file.size + bytes }))
    .filter(({ size }) => file.size > 0 && size > 0);
const numbersOrTexts: Neighbours = (value: number | string, schema) =>
  typeof value === 'number' ? numbers(value, schema) : numbersInText(value);
const numbersInText = (text: string) =>
  [-1, 1].map((by) =>
    text.replace(/\d[\d,]*/, (digits) => `${Number(digits.replaceAll(',', '')) + by}`),
  );
const sums =
  (keyword: string): Neighbours =>
  (entries: { [name: string]: unknown }[], schema) => {
    const { of } = schema[keyword];
    const step = stepOf(schema.items?.properties?.[of] ?? {}) ?? 1;
    return entries.flatMap((entry, i) =>
      [-step, step].map((change) =>
        entries.with(i, { ...entry, [of]: (Number(entry?.[of]) || 0) + change }),
      ),
    );
  };

/** The values that are one step away from a value, by the keyword that compares it with a limit. */
const neighboursOf: { [keyword: string]: Neighbours } = {
  minLength: texts,
  maxLength: texts,
  minItems: lists,
  maxItems: lists,
  ...Object.fromEntries(
    ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'].map((name) => [name, numbers]),
  ),
  ...Object.fromEntries(
    ['before', 'after', 'notBefore', 'notAfter', 'withinDays', 'ageAtLeast', 'ageBelow'].map(
      (name) => [name, days],
    ),
  ),
  numberAtLeast: numbersOrTexts,
  numberAtMost: numbersOrTexts,
  upload: files,
  sumEquals: sums('sumEquals'),
  sumAtMost: sums('sumAtMost'),
};

const isNumber = ({ type }: Schema) => type === 'number' || type === 'integer';

/** The smallest difference between two numbers that a field can have. */
export function stepOf({ multipleOf, type }: Schema): number | undefined {
  return multipleOf ?? (type === 'integer' ? 1 : undefined);
}
