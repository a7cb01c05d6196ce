import {
  asOf,
  type CompiledDefinition,
  type Context,
  documentOf,
  getAt,
  type Pointer,
  resolveAnswers,
} from '#engine';
import type { Candidate, Change } from '../draft/candidate';
import { withLoaded } from '../draft/contextChanges';
import { fieldValues } from '../draft/fieldValues';
import type { Example } from '../examples/example';
import { fieldNameOf, fieldsIn } from '../fill/field';
import type { Random } from '../fill';

/**
 * The records from which fields are filled in: of these fields with values on both sides of their rules, of those that
 * they are compared with with the same value.
 */
export function* recordChanges(
  given: CompiledDefinition,
  context: Context,
  example: Example,
  random: Random,
  isWanted: (at: Pointer) => boolean,
): Generator<Candidate> {
  const definition = asOf(given, context.today);
  const resolved = resolveAnswers(definition, context, example.answers ?? {});
  const document = documentOf(context, resolved);
  const root = { ...document, first: resolved, ...resolved };
  const around = { root, parent: {}, today: context.today };
  for (const { at, schema } of fieldsIn(definition, resolved)) {
    if (!isWanted(at)) continue;
    const source: unknown = definition.request.prefill?.[fieldNameOf(at)];
    if (typeof source === 'string')
      for (const value of fieldValues(schema, getAt(document, source), around, random))
        yield { changes: recordChange(context, example, source, value) };
    for (const other of [schema.differsFrom, schema.sameAs].flat()) {
      const from: unknown = definition.request.prefill?.[other];
      const value: unknown = getAt(resolved, at);
      if (typeof from === 'string' && value !== undefined)
        yield { changes: recordChange(context, example, from, value) };
    }
  }
}

/** How a record gets a value; none where an example cannot say it. */
function recordChange(
  context: Context,
  { as }: Example,
  source: Pointer,
  value: unknown,
): Change[] {
  if (source.startsWith('/loaded/')) return withLoaded(context, source, value);
  const isStated =
    source.startsWith('/customer/') || (source.startsWith('/policy/') && as.policyNo !== undefined);
  return isStated ? [[source, value]] : [];
}
