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

/** The fields that a field stands for: of a group those in it, at any depth; of any other itself. */
export function askedWithin(schema: Schema, at: Pointer): AskedField[] {
  if (!isGroup(schema)) return [{ at, schema }];
  return Object.entries<Schema>(schema.properties).flatMap(([name, part]) =>
    askedWithin(part, at + pointerOf(name)),
  );
}
