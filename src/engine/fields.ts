import type { Pointer, Schema } from './definition';
import { pointerOf } from './pointer';

/** A field with one of the places in schema.json that describe it (a rule's `then` may describe it again). */
export interface Described {
  /** Pointer into the answers; list items stand under `items`. */
  at: Pointer;
  schema: Schema;
  /** Pointer into schema.json. */
  place: Pointer;
  isRequired: boolean;
}

/** Every description of every field, conditional ones too. */
export function describedFields(schema: Schema, at = '', place = ''): Described[] {
  const found: Described[] = [];
  for (const [name, part] of Object.entries<Schema>(schema.properties ?? {})) {
    const field = at + pointerOf(name);
    const partPlace = `${place}/properties${pointerOf(name)}`;
    const isRequired = (schema.required ?? []).includes(name);
    found.push({ at: field, schema: part, place: partPlace, isRequired });
    found.push(...describedFields(part, field, partPlace));
  }
  if (schema.items) found.push(...describedFields(schema.items, `${at}/items`, `${place}/items`));
  if (schema.then) found.push(...describedFields(schema.then, at, `${place}/then`));
  for (const [i, rule] of ((schema.allOf ?? []) as Schema[]).entries())
    found.push(...describedFields(rule, at, `${place}/allOf/${i}`));
  return found;
}
