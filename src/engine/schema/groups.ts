import type { Pointer, Schema } from '../definition/definition';
import { pointerOf } from '../json/pointer';

/** Whether a field is a group: an object that the customer answers field by field, and not by a file. */
export const isGroup = (schema: Schema): boolean =>
  schema.type === 'object' && schema.properties !== undefined && schema.upload === undefined;

/** A field, or one in a group, with what describes it now. */
export interface AskedField {
  at: Pointer;
  schema: Schema;
}

/**
 * The fields that a field stands for: of a group those in it, at any depth; of any other itself. None where a field, or a
 * group around it, is not `isShown`.
 */
export function askedWithin(
  schema: Schema,
  at: Pointer,
  isShown: (field: AskedField) => boolean = () => true,
): AskedField[] {
  const field = { at, schema };
  if (!isShown(field)) return [];
  return isGroup(schema) ? askedIn(schema, at, isShown) : [field];
}

/** The fields of a group or of an entry, {@link askedWithin} each. */
export const askedIn = (
  { properties = {} }: Schema,
  at: Pointer,
  isShown?: (field: AskedField) => boolean,
): AskedField[] =>
  Object.entries<Schema>(properties).flatMap(([name, part]) =>
    askedWithin(part, at + pointerOf(name), isShown),
  );
