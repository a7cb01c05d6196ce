import type { Json, Schema } from '../definition/definition';
import { isMultipleChoice } from './multipleChoice';

/** The values that a schema lists: of an `enum`, a boolean, or the entries of a list. */
export const valuesOf = (schema: Schema): Json[] =>
  isMultipleChoice(schema)
    ? schema.items.enum
    : (schema.enum ?? (schema.type === 'boolean' ? [true, false] : []));

/** By a schema that conditions made narrower: the values that the field has by itself. */
const known = new WeakMap<Schema, Json[]>();

/** The values that `ui:enumNames` names, in their order: those of the field itself, where a condition leaves some. */
export const namedValues = (schema: Schema): Json[] => known.get(schema) ?? valuesOf(schema);

/** Remembers what `ui:enumNames` names, in a schema that several were merged to: the first one describes the field. */
export function keepNamedValues(merged: Schema, parts: Schema[]): void {
  const named = parts.map(namedValues).find((values) => values.length > 0);
  const isNarrower = valuesOf(merged).every((value) => named?.includes(value));
  if (named && isNarrower) known.set(merged, named);
}
