import type { Pointer, Schema } from '../definition/definition';
import { partsOf, pointerOf } from '../json/pointer';

/** A field with one of the subschemas of schema.json that describe it (a `then` may describe it again). */
export interface Described {
  /** Pointer into the answers; the fields of list items are below `items`. */
  at: Pointer;
  schema: Schema;
  /** Pointer into schema.json. */
  place: Pointer;
  isRequired: boolean;
}

/** Every subschema that describes a field, conditional ones too. */
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

/** The subschema that describes the field at a pointer, conditional or not; a list index leads into `items`. */
export function descriptionOf(schema: Schema, at: Pointer): Schema | undefined {
  let part: Schema | undefined = schema;
  for (const name of partsOf(at)) part = part && childOf(part, name);
  return part;
}

/** Results by schema and name: a form needs the same ones with every answer. */
const children = new WeakMap<Schema, Map<string, Schema | undefined>>();

/** The subschema of one property or list item, conditional or not. */
export function childOf(schema: Schema, name: string): Schema | undefined {
  let known = children.get(schema);
  if (!known) children.set(schema, (known = new Map()));
  if (!known.has(name)) known.set(name, findChild(schema, name));
  return known.get(name);
}

function findChild(schema: Schema, name: string): Schema | undefined {
  if (schema.items && /^\d+$/.test(name)) return schema.items;
  if (Object.hasOwn(schema.properties ?? {}, name)) return schema.properties[name];
  const rules: Schema[] = [schema.then ?? [], schema.allOf ?? []].flat();
  for (const rule of rules) {
    const found = childOf(rule, name);
    if (found) return found;
  }
  return undefined;
}
