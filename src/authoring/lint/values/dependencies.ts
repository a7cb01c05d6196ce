import {
  answersIn,
  asPointer,
  isEach,
  isObject,
  type Pointer,
  pointerOf,
  pointersOf,
  type RequestRules,
  type Schema,
  type ValueExpression,
  type ValueMap,
} from '#engine';
import { alternativesOf } from './tests';

/** One answer that follows from another. */
export interface Dependency {
  from: Pointer;
  to: Pointer;
  /** Pointer into request.json. */
  at: Pointer;
  /** `the look-up of "/pincode"`. */
  by: string;
}

/** Every answer of which a look-up, a list or a read-only prefill makes another one, in the order of the file. */
export function dependenciesOf(
  request: RequestRules,
  isReadOnly: (field: Pointer) => boolean,
): Dependency[] {
  return Object.keys(request).flatMap((part) => readers[part]?.(request, isReadOnly) ?? []);
}

const readers: {
  [part: string]: (request: RequestRules, isReadOnly: (field: Pointer) => boolean) => Dependency[];
} = {
  prefill: ({ prefill = {} }, isReadOnly) =>
    Object.entries(prefill)
      // Others are filled once, before there are answers.
      .filter(([field]) => isReadOnly(field))
      .flatMap(([field, expression]) =>
        answersOf(expression).map((from) => ({
          from,
          to: field,
          at: `/prefill${pointerOf(field)}`,
          by: `the prefill of "${field}"`,
        })),
      ),
  lookUps: ({ lookUps = {} }) =>
    Object.entries(lookUps).flatMap(([field, { send = {}, when, fills }]) =>
      Object.keys(fills).flatMap((to) =>
        [...new Set([field, ...answersIn(send), ...answersTested(when)])].map((from) => ({
          from,
          to,
          at: `/lookUps${pointerOf(field)}/fills${pointerOf(to)}`,
          by: `the look-up of "${field}"`,
        })),
      ),
    ),
  lists: ({ lists = {} }) =>
    Object.entries(lists).flatMap(([field, list]) => {
      const at = `/lists${pointerOf(field)}`;
      const by = `the list of "${field}"`;
      const read: [Pointer, Pointer][] =
        'call' in list
          ? sources(list.send ?? {}).map(([name, from]) => [`${at}/send${pointerOf(name)}`, from])
          : 'from' in list
            ? answersOf(list.from).map((from) => [`${at}/from`, from])
            : list.of.flatMap(answersOf).map((from) => [`${at}/of`, from]);
      const within = field.slice(0, field.lastIndexOf('/'));
      return [
        ...read.map(([place, from]) => ({ from, to: field, at: place, by })),
        ...Object.keys(list.fills ?? {}).map((name) => ({
          from: field,
          to: name.startsWith('/') ? name : within + asPointer(name),
          at: `${at}/fills${pointerOf(name)}`,
          by,
        })),
      ];
    }),
};

const sources = (send: ValueMap): [string, Pointer][] =>
  Object.entries(send).flatMap(([name, expression]) =>
    answersOf(expression).map((from): [string, Pointer] => [name, from]),
  );

/** The answers that an expression reads, those that its conditions test included. */
export function answersOf(expression: unknown): Pointer[] {
  if (isObject(expression) && Array.isArray(expression.choose))
    return expression.choose.flatMap(({ when }: { when?: Schema }) => answersTested(when));
  if (typeof expression !== 'string' && !isObject(expression)) return [];
  if (isObject(expression) && isEach(expression as ValueMap))
    return answersIn(expression as ValueMap);
  return pointersOf(expression as ValueExpression).flatMap(answerAt);
}

/** The answers that a condition over the document tests. */
const answersTested = (when: Schema | undefined): Pointer[] =>
  (when ? (alternativesOf(when, '', '') ?? []) : []).flat().flatMap(({ field }) => answerAt(field));

const answerAt = (pointer: Pointer): Pointer[] =>
  pointer.startsWith('/answers/') ? [pointer.slice('/answers'.length)] : [];
