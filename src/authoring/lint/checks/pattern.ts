import { isObject, type Pointer, requestConditions, type Schema } from '#engine';
import { patternFlaw } from '../../patterns/patternFlaw';
import { schemasIn } from '../../walk';
import type { Check, Violation } from './check';

export const pattern: Check = {
  id: 'pattern',
  isOfStructure: true,
  *run({ definition, fields }) {
    yield* wrongPatternsIn('schema', definition.schema, '');
    for (const [at, condition] of requestConditions(definition.request))
      yield* wrongPatternsIn('request', condition, at);
    for (const { schema, place, at } of fields)
      if (typeof schema.pattern === 'string' && !(schema.examples?.length > 0) && !schema.readOnly)
        yield {
          file: 'schema',
          at: `${place}/pattern`,
          target: 'name',
          message: `Nothing tells customers how "${at}" is written. Add a text that matches: "examples": ["…"]. It is shown where an answer does not match.`,
        };
  },
};

/** The patterns of a schema and its subschemas that cannot be compiled, or match nothing. */
export function* wrongPatternsIn(
  file: Violation['file'],
  schema: Schema,
  place: Pointer,
): Generator<Violation> {
  for (const [at, { pattern: source, patternProperties }] of schemasIn(schema, place)) {
    if (typeof source === 'string') yield* wrongPattern(file, source, `${at}/pattern`);
    if (isObject(patternProperties))
      for (const name of Object.keys(patternProperties))
        yield* wrongPattern(file, name, `${at}/patternProperties`);
  }
}

function* wrongPattern(file: Violation['file'], source: string, at: Pointer): Generator<Violation> {
  const flaw = patternFlaw(source);
  if (flaw) yield { file, at, message: `The pattern ${source} ${flaw}.` };
}
