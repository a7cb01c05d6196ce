import {
  type Choose,
  type Definition,
  describedFields,
  descriptionOf,
  isObject,
  oncePer,
  partsOf,
  type Pointer,
  pointerOf,
  pointersOf,
  refersTo,
  type ValueExpression,
} from '#engine';

/**
 * The readOnly fields whose value follows from what the customer answers, those of entries as `/funds/items/left`. What
 * follows from records alone does not count, not even by way of another field.
 */
export const computedFields = oncePer((definition: Definition): ReadonlySet<Pointer> => {
  const { prefill = {} } = definition.request;
  const readOnly = new Map<Pointer, boolean>();
  for (const { at, schema } of describedFields(definition.schema))
    readOnly.set(at, readOnly.get(at) === true || schema.readOnly === true);
  const lookedUp = new Set(
    Object.values(definition.request.lookUps ?? {}).flatMap(({ fills }) => Object.keys(fills)),
  );
  const isOpen = (field: Pointer, seen: Pointer[]): boolean => {
    if (lookedUp.has(field)) return true;
    if (!readOnly.has(field) || seen.includes(field)) return false;
    return !readOnly.get(field) || follows(field, [...seen, field]);
  };
  const follows = (field: Pointer, seen: Pointer[]): boolean =>
    field in prefill &&
    !lookedUp.has(field) &&
    (sourcesOf(definition, field).some((source) => isOpen(source, seen)) ||
      // What a condition tests is not told apart.
      (isChoice(prefill[field]!) && refersTo(prefill[field], 'answers')));
  return new Set(
    [...readOnly].flatMap(([field, is]) => (is && follows(field, [field]) ? [field] : [])),
  );
});

/** The fields whose answers a prefill reads; those of entries as `/funds/items/amount`. */
export function sourcesOf({ request, schema }: Definition, field: Pointer): Pointer[] {
  const source = request.prefill?.[field];
  if (source === undefined || isChoice(source)) return [];
  const list = field.slice(0, Math.max(0, field.lastIndexOf('/items/')));
  return pointersOf(source).flatMap((pointer) => {
    const [root, ...names] = partsOf(pointer);
    const at = pointerOf(...names);
    if (root === 'item') return [`${list}/items${at}`];
    if (root !== 'answers') return [];
    const isList = descriptionOf(schema, at)?.type === 'array';
    const taken = isList && isObject(source) && 'compute' in source ? source.take : undefined;
    return [taken === undefined ? at : `${at}/items${taken}`];
  });
}

const isChoice = (source: ValueExpression | Choose): source is Choose =>
  isObject(source) && 'choose' in source;
