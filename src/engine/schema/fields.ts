import type { Pointer, Schema } from '../definition/definition';
import { partsOf, pointerOf } from '../json/pointer';

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

/** The part of the schema that describes a field at a pointer, be it in a rule's `then`; list indices lead into `items`. */
export function descriptionOf(schema: Schema, at: Pointer): Schema | undefined {
  let part: Schema | undefined = schema;
  for (const name of partsOf(at)) part = part && childOf(part, name);
  return part;
}

/** Found children, by the part and their name: a form asks for the same ones with every answer. */
const children = new WeakMap<Schema, Map<string, Schema | undefined>>();

/** The description of one child, wherever the rules of this part describe it. */
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
