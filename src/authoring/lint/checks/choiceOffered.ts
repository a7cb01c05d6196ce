import {
  type Definition,
  type Described,
  getAt,
  type Pointer,
  pointerOf,
  sortedJson,
} from '#engine';
import { didYouMean } from '../../didYouMean';
import type { Check, Violation } from './check';

export const choiceOffered: Check = {
  id: 'choice-offered',
  isOfStructure: true,
  *run({ definition, fields, pointers }) {
    for (const [field, values] of Object.entries(definition.request.choices ?? {})) {
      const at = pointerOf('choices', field);
      const known = valuesAt(fields, field);
      if (known.length === 0) {
        yield {
          file: 'request',
          at,
          target: 'name',
          message: pointers.includes(field)
            ? `"${field}" has no enum in schema.json, so that there are no choices to offer. List its values there, or remove this.`
            : `Unknown field "${field}". ${didYouMean(field, pointers)}`,
        };
        continue;
      }
      for (const value of Object.keys(values))
        if (!known.includes(value))
          yield {
            file: 'request',
            at: at + pointerOf(value),
            target: 'name',
            message: `"${field}" has no choice "${value}". ${didYouMean(value, known)}`,
          };
      yield* nothingLeft(definition, fields, field, known);
      yield* ofItself(values, field, at);
    }
  },
};

/** The values of the enum of a field, or of the entries of a list, as texts. */
const valuesAt = (fields: Described[], field: Pointer): string[] => [
  ...new Set(
    fields
      .filter(({ at }) => at === field)
      .flatMap(({ schema }): unknown[] => schema.enum ?? schema.items?.enum ?? [])
      .map(String),
  ),
];

/** A required field whose choices all have the same condition: where it is false nothing can be chosen. */
function* nothingLeft(
  { request }: Definition,
  fields: Described[],
  field: Pointer,
  known: string[],
): Generator<Violation> {
  const values = request.choices![field]!;
  const conditions = new Set(known.map((value) => values[value] && sortedJson(values[value].when)));
  const isRequired = fields.some(({ at, isRequired: must }) => at === field && must);
  if (isRequired && conditions.size === 1 && !conditions.has(undefined))
    yield {
      file: 'request',
      at: pointerOf('choices', field),
      target: 'name',
      message: `"${field}" is required, and all of its choices have the same condition: where that is false, nothing can be chosen. Show the field under this condition by an if in schema.json, or leave one choice to everybody.`,
    };
}

/** A choice that depends on its own field is lost as soon as another one is made. */
function* ofItself(
  values: { [value: string]: { when: object } },
  field: Pointer,
  at: Pointer,
): Generator<Violation> {
  const path = `/properties/answers/properties${field}`;
  for (const [value, { when }] of Object.entries(values))
    if (getAt(when, path) !== undefined)
      yield {
        file: 'request',
        at: at + pointerOf(value, 'when') + path,
        target: 'name',
        message: `This choice of "${field}" depends on "${field}" itself. Test another answer.`,
      };
}
