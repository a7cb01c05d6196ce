import {
  asOf,
  type CompiledDefinition,
  type Context,
  documentOf,
  getAt,
  type Pointer,
  resolveAnswers,
} from '#engine';
import type { Candidate } from '../draft/candidate';
import { withLoaded } from '../draft/contextChanges';
import { fieldValues } from '../draft/fieldValues';
import type { Example } from '../examples/example';
import { fieldNameOf, fieldsIn } from '../fill/field';
import type { Random } from '../fill';

/** The record from which a field is filled in, with values on both sides of the rules of that field. */
export function* recordChanges(
  given: CompiledDefinition,
  context: Context,
  { answers = {}, as }: Example,
  random: Random,
  isWanted: (at: Pointer) => boolean,
): Generator<Candidate> {
  const definition = asOf(given, context.today);
  const resolved = resolveAnswers(definition, context, answers);
  const document = documentOf(context, resolved);
  const around = {
    root: { ...document, first: resolved, ...resolved },
    parent: {},
    today: context.today,
  };
  for (const { at, schema } of fieldsIn(definition, resolved)) {
    const source: unknown = definition.request.prefill?.[fieldNameOf(at)];
    if (typeof source !== 'string' || !isWanted(at)) continue;
    for (const value of fieldValues(schema, getAt(document, source), around, random)) {
      if (source.startsWith('/customer/')) yield { changes: [[source, value]] };
      else if (source.startsWith('/policy/') && as.policyNo !== undefined)
        yield { changes: [[source, value]] };
      else if (source.startsWith('/loaded/')) yield { changes: withLoaded(context, source, value) };
    }
  }
}
