import {
  type Definition,
  isObject,
  type Pointer,
  pointerOf,
  requestConditions,
  type Schema,
  subschemas as allSubschemas,
} from '#engine';

/** A schema in schema.json. */
export interface Place {
  at: Pointer;
  schema: Schema;
  /** Inside an `if`. */
  isCondition: boolean;
  /** The insurer's value, or part of one. */
  isReadOnly: boolean;
}

/** Every schema inside a schema, itself included. */
export function* schemasIn(
  schema: Schema,
  at: Pointer = '',
  isCondition = false,
  isInside = false,
): Generator<Place> {
  const isReadOnly = isInside || schema.readOnly === true;
  yield { at, schema, isCondition, isReadOnly };
  for (const [inner, part] of allSubschemas(schema, at))
    if (isObject(part))
      yield* schemasIn(part, inner, isCondition || inner === `${at}/if`, isReadOnly);
}

/** The schemas that describe answers. */
export const descriptions = ({ schema }: Definition): Place[] =>
  [...schemasIn(schema)].filter(({ isCondition }) => !isCondition);

/** The schemas of conditions in schema.json. */
export const conditionParts = ({ schema }: Definition): Place[] =>
  [...schemasIn(schema)].filter(({ isCondition }) => isCondition);

/** The schemas of conditions in request.json. */
export const requestParts = ({ request }: Definition): Place[] =>
  [...requestConditions(request)].flatMap(([at, schema]) => [...schemasIn(schema, at, true)]);

/** Every object inside a JSON value with its pointer. */
export function* objectsIn(
  value: unknown,
  at: Pointer = '',
): Generator<[Pointer, Record<string, unknown>]> {
  if (isObject(value)) yield [at, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) yield* objectsIn(part, at + pointerOf(name));
}

/** Every map of values in request.json: `send` of steps, or of the calls beside them. */
export function* mapsIn(
  { request }: Definition,
  isStep: boolean,
): Generator<[Pointer, Record<string, unknown>]> {
  for (const [at, object] of objectsIn(request)) {
    const { send } = object;
    if (!isObject(send) || at.startsWith('/steps/') !== isStep) continue;
    // The `send` of an `each` is found as the object around it.
    if (!(typeof send.each === 'string' && isObject(send.send))) yield [`${at}/send`, send];
  }
}
