import { type Described, isObject, type Json, type Pointer, pointerOf } from '#engine';
import type { CheckInput } from '../checks/check';
import type { Condition, Test } from './conditions';

const isOfType: { [type: string]: (value: Json) => boolean } = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  object: isObject,
  null: (value) => value === null,
};

/** The values that a field can have, by all of its descriptions. */
export interface PossibleValues {
  /** All of them, where schema.json lists them. */
  values: Json[] | undefined;
  allows(value: Json): boolean;
  /** What to write instead of a value that is not allowed. */
  advice: string;
}

export function possibleValuesAt(fields: Described[], at: Pointer): PossibleValues | undefined {
  const described = fields.filter((field) => field.at === at).map(({ schema }) => schema);
  if (described.length === 0) return undefined;
  const type: string | undefined = described.find((one) => typeof one.type === 'string')?.type;
  const lists: Json[][] = described.flatMap((one) =>
    'const' in one ? [[one.const]] : one.enum ? [one.enum] : [],
  );
  const values = lists.length > 0 ? lists.flat() : type === 'boolean' ? [true, false] : undefined;
  return {
    values,
    allows: (value) =>
      values ? values.includes(value) : type === undefined || (isOfType[type]?.(value) ?? true),
    advice: values
      ? `Use one of: ${values.map((value) => JSON.stringify(value)).join(', ')}.`
      : `Use a value of type ${type}.`,
  };
}

/** The values that a tested answer can have; `undefined` where the condition does not test an answer. */
export function possibleValuesOf(
  { fields }: CheckInput,
  { instance, field }: Condition,
  { path }: Test,
): PossibleValues | undefined {
  if (instance === 'answers') return possibleValuesAt(fields, field + pointerOf(...path));
  const [root, ...rest] = path;
  return instance === 'document' && root === 'answers' && rest.length > 0
    ? possibleValuesAt(fields, pointerOf(...rest))
    : undefined;
}
