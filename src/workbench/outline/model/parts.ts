import { metaschemas } from '#authoring';
import { getAt, isObject, parentOf, partsOf, type Pointer, pointerOf, type Schema } from '#engine';
import { plainMeta } from './metaOf';

/** Something that request.json may contain: once, several times in a list, or once for each field. */
export interface PartKind {
  name: string;
  holds: 'one' | 'list' | 'fields';
  /** Of one of them. */
  meta: Schema;
  /** A request type cannot be without it. */
  isNeeded: boolean;
}

const whole = metaschemas.request as Schema;

/** What the metaschema of request.json says of one of its properties; undefined for one that is a plain value. */
function kindOf(name: string, meta: Schema): PartKind | undefined {
  const isNeeded = whole.required.includes(name);
  const ofFields: unknown = meta.patternProperties?.['^/'];
  if (isObject(ofFields)) return { name, holds: 'fields', meta: ofFields, isNeeded };
  if (meta.type === 'array') return { name, holds: 'list', meta: meta.items, isNeeded };
  const entry = oneOrSeveral(meta);
  if (entry) return { name, holds: 'list', meta: entry, isNeeded };
  return isObject(meta.properties) ? { name, holds: 'one', meta, isNeeded } : undefined;
}

/** What an entry is, where one may stand alone or several in a list. */
function oneOrSeveral({ oneOf }: Schema): Schema | undefined {
  const [one, list] = ((oneOf ?? []) as unknown[]).map((way) => plainMeta(way, whole));
  return isObject(one?.properties) && list?.type === 'array' ? one : undefined;
}

/** Every kind of part, in the order of the metaschema. */
export const partKinds: PartKind[] = Object.entries<Schema>(whole.properties).flatMap(
  ([name, meta]) => kindOf(name, plainMeta(meta, whole)) ?? [],
);

/** The properties of request.json that are plain values, or maps. */
export const plainNames: string[] = Object.keys(whole.properties).filter(
  (name) => name !== '$schema' && !partKinds.some((kind) => kind.name === name),
);

export const metaOfPlain = (name: string): Schema => plainMeta(whole.properties[name], whole);

/** The kind of what is at a pointer of request.json. */
export const partKindAt = (pointer: Pointer): PartKind | undefined =>
  partKinds.find(({ name }) => name === partsOf(pointer)[0]);

/** The pointers of all parts of a kind that a request.json has. */
export function partsIn(request: unknown, { name, holds }: PartKind): Pointer[] {
  const value: unknown = getAt(request, pointerOf(name));
  const at = pointerOf(name);
  const isAlone = holds === 'list' && isObject(value);
  if (holds === 'one' || isAlone) return value === undefined ? [] : [at];
  const isRight = holds === 'list' ? Array.isArray(value) : isObject(value);
  return isRight ? Object.keys(value as object).map((key) => at + pointerOf(key)) : [];
}

/** The index of an entry of a list; undefined for any other part, and for one that stands alone. */
export const indexOfPart = (pointer: Pointer): number | undefined =>
  partKindAt(pointer)?.holds === 'list' && partsOf(pointer).length > 1
    ? Number(partsOf(pointer)[1])
    : undefined;

/** The field that a part belongs to. */
export const fieldOfPart = (pointer: Pointer): Pointer | undefined =>
  partKindAt(pointer)?.holds === 'fields' ? partsOf(pointer)[1] : undefined;

/** A property of a part, or of an object in it. */
export interface PartProperty {
  at: Pointer;
  name: string;
  meta: Schema;
  isNeeded: boolean;
}

/** What a part may say, objects in it property by property; a part that is a reference is nothing but that. */
export function propertiesOf(part: unknown, kind: PartKind): PartProperty[] {
  const shapes = shapesOf(kind);
  const isReference = isObject(part) && '$ref' in part;
  const shape =
    (isReference && shapes.find(({ properties }) => isOnlyReference(properties))) ||
    shapes.find(({ properties }) => !isOnlyReference(properties));
  return shape ? below(shape, '', isObject(part) ? part : {}) : [];
}

/** All names that a part may have, without that of a reference. */
export const namesIn = (kind: PartKind): Set<string> =>
  new Set(
    shapesOf(kind)
      .flatMap(({ properties }) => Object.keys(properties))
      .filter((name) => name !== '$ref'),
  );

const shapesOf = ({ meta }: PartKind): Schema[] =>
  [meta, ...((meta.anyOf ?? []) as Schema[])]
    .map((one) => plainMeta(one, whole))
    .filter(({ properties }) => isObject(properties));

const isOnlyReference = (properties: object): boolean =>
  Object.keys(properties).every((name) => name === '$ref');

function below(shape: Schema, holder: Pointer, part: object): PartProperty[] {
  const { properties, anyOf = [] } = shape;
  const ways: Schema[] = [...(shape.required ? [shape] : []), ...anyOf];
  // Where one of several shapes is needed, the first one is the usual one.
  const way = ways.find(({ required }) => required.every((name: string) => name in part));
  const needed: string[] = (way ?? ways[0])?.required ?? [];
  return Object.entries<Schema>(properties).flatMap(([name, described]) => {
    const meta = plainMeta(described, whole);
    const at = holder + pointerOf(name);
    const entry = oneOrSeveral(meta);
    if (entry) {
      const value: unknown = getAt(part, at);
      const places = Array.isArray(value) ? value.map((_, i) => at + pointerOf(i)) : [at];
      return places.flatMap((place) => below(entry, place, part));
    }
    return isObject(meta.properties)
      ? below(meta, at, part)
      : [{ at, name, meta, isNeeded: needed.includes(name) && parentOf(at) === '' }];
  });
}
