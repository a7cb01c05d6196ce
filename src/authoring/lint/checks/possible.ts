import { type Described, isObject, type Json, type Pointer } from '#engine';

const types: { [type: string]: (value: Json) => boolean } = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  object: isObject,
  null: (value) => value === null,
};

/** What a field can be answered with, by all of its descriptions. */
export interface Possible {
  /** All values, where they can be counted. */
  values: Json[] | undefined;
  allows(value: Json): boolean;
  message: string;
}

export function possibleAt(fields: Described[], at: Pointer): Possible | undefined {
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
      values ? values.includes(value) : type === undefined || (types[type]?.(value) ?? true),
    message: values
      ? values.map((value) => JSON.stringify(value)).join(', ')
      : `values of type ${type}`,
  };
}
