import { targetOf } from '#authoring';
import { getAt, isObject, parentOf, partsOf, type Pointer, pointerOf, type Schema } from '#engine';
import type { Values } from '../edit/texts';

/** Where a field is described: a file and the pointer in it. */
export interface Described {
  file: string;
  at: Pointer;
  isRequired: boolean;
  /** The condition in whose `then` it stands, by its pointer into schema.json. */
  condition?: Pointer;
}

export interface Field {
  /** Pointer into the answers; the fields of a list are below `items`. */
  at: Pointer;
  name: string;
  /** All places that describe it, the first one first. */
  places: Described[];
  /** Its keywords, those of a shared piece among them. */
  schema: Schema;
  /** The shared piece that it refers to: `upload.json#/$defs/scan`. */
  piece?: { file: string; pointer: Pointer; name: string };
  isRequired: boolean;
  /** Conditions that show it; none where it is always shown. */
  conditions: Pointer[];
}

/** The fields of a request type as far as its files can be read, in the order of schema.json. */
export function fieldsOf(key: string, values: Values): Field[] {
  const found = new Map<Pointer, Described[]>();
  const path = `schemas/${key}/schema.json`;
  visit({ file: path, at: '', field: '' }, values, found, 0);
  return [...found].map(([at, places]) => {
    const { value, piece } = withPiece(values, places[0]!.file, places[0]!.at);
    const conditions = places.flatMap(({ condition }) => condition ?? []);
    return {
      at,
      name: partsOf(at).at(-1)!,
      places,
      schema: value,
      ...(piece && { piece }),
      isRequired: places.some((place) => place.isRequired),
      conditions: conditions.length === places.length ? [...new Set(conditions)] : [],
    };
  });
}

interface Part {
  file: string;
  at: Pointer;
  field: Pointer;
  condition?: Pointer;
}

function visit(part: Part, values: Values, found: Map<Pointer, Described[]>, depth: number): void {
  const schema = getAt(values[part.file], part.at);
  // References to themselves are reported elsewhere.
  if (!isObject(schema) || depth > 30) return;
  const below = (at: Pointer, more: Partial<Part> = {}) =>
    visit({ ...part, at: part.at + at, ...more }, values, found, depth + 1);
  if (typeof schema.$ref === 'string') {
    const target = targetOf(schema.$ref, part.file);
    below('', { file: target.file, at: target.pointer });
  }
  for (const name of Object.keys(isObject(schema.properties) ? schema.properties : {})) {
    const field = part.field + pointerOf(name);
    const at = `/properties${pointerOf(name)}`;
    const place: Described = {
      file: part.file,
      at: part.at + at,
      isRequired: [schema.required ?? []].flat().includes(name),
      ...(part.condition !== undefined && { condition: part.condition }),
    };
    found.set(field, [...(found.get(field) ?? []), place]);
    below(at, { field });
  }
  if (isObject(schema.items)) below('/items', { field: `${part.field}/items` });
  if (isObject(schema.then)) below('/then', { condition: part.at });
  for (const i of [schema.allOf ?? []].flat().keys()) below(`/allOf/${i}`);
}

/** A value with what its `$ref` brings; its own names win. */
export function withPiece(
  values: Values,
  file: string,
  at: Pointer,
  depth = 0,
): { value: Schema; own: Schema; shared: Schema; piece?: Field['piece'] } {
  const found: unknown = getAt(values[file], at);
  const own: Schema = isObject(found) ? found : {};
  // References to themselves are reported elsewhere.
  if (depth > 30 || typeof own.$ref !== 'string') return { value: own, own, shared: {} };
  const { file: target, pointer } = targetOf(own.$ref, file);
  const shared = isObject(getAt(values[target], pointer)) ? getAt(values[target], pointer) : {};
  const inner: Schema =
    typeof shared.$ref === 'string' ? withPiece(values, target, pointer, depth + 1).value : shared;
  const { $ref: _ref, ...rest } = own;
  const fileName = target.slice(target.lastIndexOf('/') + 1).replace(/\.json$/, '');
  const name = `${fileName} · ${partsOf(pointer).at(-1) ?? ''}`;
  return {
    value: { ...inner, ...rest },
    own,
    shared: inner,
    piece: { file: target, pointer, name },
  };
}

/** The list that a field belongs to; undefined for one of the form itself. */
export const listOf = (at: Pointer): Pointer | undefined =>
  /\/items\/[^/]+$/.test(at) ? parentOf(parentOf(at)) : undefined;

/** The list in whose entries a field is, also within a group of them. */
export function enclosingList(at: Pointer): Pointer | undefined {
  const end = at.lastIndexOf('/items/');
  return end < 0 ? undefined : at.slice(0, end);
}

/** The list or group that a field is in; undefined for one of the form itself. */
export function holderOf(at: Pointer): Pointer | undefined {
  const holder = listOf(at) ?? parentOf(at);
  return holder === '' ? undefined : holder;
}

/** Whether two fields are in the form, in the same list or in the same group. */
export const isSameLevel = (one: Pointer, other: Pointer): boolean =>
  parentOf(one) === parentOf(other);
