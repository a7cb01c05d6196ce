import { pointerOf, type Schema } from '#engine';
import { nearest } from '../nearest';
import type { Check, Violation } from './check';

export const schemaNames: Check = {
  id: 'schema-names',
  explains: 'A rule that names a field which is not there never fails, or always does.',
  run({ definition: { schema }, fields }) {
    const known = [...new Set(fields.map(({ at }) => at))];
    const faults: Violation[] = fields.flatMap(({ at, schema: part, place }) =>
      [part, ...(part.allOf ?? [])]
        .flatMap((rules: Schema) => naming.map((word) => rules[word]))
        .filter((named) => typeof named === 'string' && named !== 'today')
        .map((named: string) => fieldNamed(named, at))
        .filter((named) => !known.includes(named))
        .map((named) => fault(named, place, known)),
    );
    const names = known.map((at) => at.slice(1));
    for (const [place, required] of requiredOf(schema, ''))
      for (const name of required.filter((one) => !names.includes(one)))
        faults.push(fault(name, place, names));
    return faults;
  },
};

/** Rules that hold an answer against another one. */
const naming = ['differsFrom', 'sameAs', 'before', 'after', 'notBefore', 'notAfter'];

/** `./to` beside `/lines/items/from` is `/lines/items/to`. */
const fieldNamed = (named: string, at: string) =>
  named.startsWith('./') ? at.slice(0, at.lastIndexOf('/')) + named.slice(1) : named;

function fault(name: string, at: string, known: string[]): Violation {
  const close = nearest(name, known);
  const hint = close ? `Did you mean "${close}"?` : 'Add it under properties, or take it out here.';
  return { part: 'schema', at, message: `"${name}" is no field. ${hint}` };
}

/** The `required` lists that speak of the answers as a whole. */
function* requiredOf(schema: any, at: string): Generator<[string, string[]]> {
  if (schema.required) yield [`${at}/required`, schema.required];
  if (schema.then) yield* requiredOf(schema.then, `${at}/then`);
  for (const [i, rule] of (schema.allOf ?? []).entries())
    yield* requiredOf(rule, at + pointerOf('allOf', i));
}
