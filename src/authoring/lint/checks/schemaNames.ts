import type { Schema } from '#engine';
import { didYouMean } from '../../didYouMean';
import { subschemas } from '../../walk';
import type { Check, Violation } from './check';

/** Keywords that compare an answer with another one, by its pointer. */
const comparing = ['differsFrom', 'sameAs', 'before', 'after', 'notBefore', 'notAfter'];

export const schemaNames: Check = {
  id: 'schema-names',
  *run({ definition: { schema }, fields, pointers }) {
    for (const { at, schema: part, place } of fields)
      for (const rules of [part, ...(part.allOf ?? [])] as Schema[])
        for (const other of comparing.map((keyword) => rules[keyword])) {
          if (typeof other !== 'string' || other === 'today') continue;
          const pointer = absolute(other, at);
          if (!pointers.includes(pointer)) yield unknownField(pointer, place, pointers);
        }
    const names = pointers.map((at) => at.slice(1));
    for (const [at, required] of requiredIn(schema))
      for (const name of required) if (!names.includes(name)) yield unknownField(name, at, names);
  },
};

/** `./to` used by `/lines/items/from` is `/lines/items/to`. */
const absolute = (pointer: string, at: string) =>
  pointer.startsWith('./') ? at.slice(0, at.lastIndexOf('/')) + pointer.slice(1) : pointer;

function unknownField(name: string, at: string, known: string[]): Violation {
  const hint = didYouMean(name, known, 'Add it under properties, or remove it here.');
  return { file: 'schema', at, message: `Unknown field "${name}". ${hint}` };
}

/** The `required` lists that apply to the answers as a whole. */
function* requiredIn(schema: Schema, location = ''): Generator<[string, string[]]> {
  if (schema.required) yield [`${location}/required`, schema.required];
  for (const inner of subschemas(schema, location))
    if (inner.at === '') yield* requiredIn(inner.schema, inner.location);
}
