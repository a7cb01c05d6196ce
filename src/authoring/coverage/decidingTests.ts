import { isObject, type Pointer, pointerOf, type Schema } from '#engine';
import { assertionHolds, type Surroundings, typeOf } from '../assertionHolds';
import { edgeOf } from './edges';

/** A test of a condition on which alone its result depended: with the other result it would have come out otherwise. */
export interface Decision {
  /** Pointer into the condition: to the keyword, or to the name in `required`. */
  test: Pointer;
  outcome: string;
}

interface Result {
  holds: boolean;
  deciding: Decision[];
}

/** Keywords that describe what a condition tests, and those that do not test anything. */
const understood = new Set([
  'properties',
  'required',
  'items',
  'contains',
  'not',
  'allOf',
  'anyOf',
  'oneOf',
  'type',
  '$comment',
  'title',
  'description',
  '$schema',
]);

/** Whether {@link decidingTests} knows every keyword of a condition. */
export function isUnderstood(condition: unknown): boolean {
  if (!isObject(condition)) return false;
  return Object.entries(condition).every(([keyword, value]) => {
    if (keyword === 'properties') return Object.values(value as object).every(isUnderstood);
    if (['items', 'contains', 'not'].includes(keyword)) return isUnderstood(value);
    if (['allOf', 'anyOf', 'oneOf'].includes(keyword))
      return (value as unknown[]).every(isUnderstood);
    return understood.has(keyword) || isTest(keyword);
  });
}

/** Whether a keyword compares a value, as opposed to one that leads to other values. */
export const isTest = (keyword: string) => !understood.has(keyword) && !keyword.startsWith('ui:');

/** The tests that decide the result of a condition on a value. The condition must be understood. */
export function decidingTests(condition: Schema, value: unknown, today?: string): Decision[] {
  return evaluate(condition, value, '', { root: value, parent: undefined, today }).deciding;
}

function evaluate(schema: Schema, value: unknown, at: Pointer, around: Surroundings): Result {
  const parts: Result[] = [];
  const inner = (part: Schema, instance: unknown, ...names: (string | number)[]) =>
    evaluate(part, instance, at + pointerOf(...names), { ...around, parent: value });
  for (const [keyword, limit] of Object.entries(schema)) {
    if (keyword === 'type') parts.push({ holds: isOfType(value, limit), deciding: [] });
    else if (keyword === 'not') parts.push(negated(inner(limit, value, 'not')));
    else if (keyword === 'required') parts.push(...requiredNames(schema, value, at));
    else if (keyword === 'allOf' || keyword === 'anyOf' || keyword === 'oneOf')
      parts.push(
        combine[keyword](limit.map((part: Schema, i: number) => inner(part, value, keyword, i))),
      );
    else if (keyword === 'properties') {
      for (const [name, part] of Object.entries<Schema>(limit))
        if (isObject(value) && Object.hasOwn(value, name))
          parts.push(inner(part, value[name], keyword, name));
    } else if (keyword === 'items' || keyword === 'contains') {
      if (Array.isArray(value))
        parts.push(
          combine[keyword === 'items' ? 'allOf' : 'anyOf'](
            value.map((item) => inner(limit, item, keyword)),
          ),
        );
    } else if (isTest(keyword)) parts.push(tested(schema, keyword, value, at, around));
  }
  return combine.allOf(parts);
}

const combine = {
  allOf: (parts: Result[]) =>
    decidedWhen(
      parts,
      parts.every(({ holds }) => holds),
      0,
      false,
    ),
  anyOf: (parts: Result[]) =>
    decidedWhen(
      parts,
      parts.some(({ holds }) => holds),
      0,
      true,
    ),
  /** Any other result of one part changes whether exactly one holds, unless two others do. */
  oneOf: (parts: Result[]) =>
    decidedWhen(parts, parts.filter(({ holds }) => holds).length === 1, 1, true),
};

/** A part decides when at most so many of the others have this result. */
function decidedWhen(parts: Result[], holds: boolean, most: number, result: boolean): Result {
  const count = parts.filter((part) => part.holds === result).length;
  const deciding = parts.flatMap((part) =>
    count - (part.holds === result ? 1 : 0) <= most ? part.deciding : [],
  );
  return { holds, deciding };
}

const negated = ({ holds, deciding }: Result): Result => ({ holds: !holds, deciding });

/** A name that is only required, and not tested further, is a test of its own. */
function requiredNames({ required, properties = {} }: Schema, value: unknown, at: Pointer) {
  if (!isObject(value)) return [];
  return (required as string[]).map((name): Result => {
    const holds = Object.hasOwn(value, name);
    const test = at + pointerOf('required', name);
    const isAlone = !Object.hasOwn(properties, name);
    return { holds, deciding: isAlone ? [{ test, outcome: String(holds) }] : [] };
  });
}

function tested(
  schema: Schema,
  keyword: string,
  value: unknown,
  at: Pointer,
  around: Surroundings,
): Result {
  const holds = assertionHolds(schema, keyword, value, around);
  const test = at + pointerOf(keyword);
  const outcomes = [String(holds)];
  if (keyword === 'enum' && holds) outcomes.push(`true ${JSON.stringify(value)}`);
  if (keyword === 'enum' || keyword === 'const')
    if (!holds) outcomes.push(`false ${JSON.stringify(value)}`);
  const edge = edgeOf(schema, keyword, value, around);
  if (edge) outcomes.push(edge);
  return { holds, deciding: outcomes.map((outcome) => ({ test, outcome })) };
}

function isOfType(value: unknown, types: string | string[]): boolean {
  return [types].flat().some((type) => {
    if (type === 'integer') return Number.isInteger(value);
    return value === null ? type === 'null' : typeOf(value) === type;
  });
}
