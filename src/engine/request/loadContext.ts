import type { Answers, CompiledDefinition, Context } from '../definition/definition';
import { asOf } from './asOf';
import { listsNeedAnswers, loadLists } from './lists';
import type { Loader } from './loaders';
import { loadLookUps } from './loadLookUps';
import { loadValues } from './loads';
import { resolveAnswers } from './readOnlyValues';

/** The records with the existing values of the picked policy. A missing policy is a problem of its own. */
export function* withLoads(definition: CompiledDefinition, records: Context): Loader<Context> {
  if (!records.policy || records.loaded) return records;
  return { ...records, loaded: yield* loadValues(definition, records) };
}

/** {@link withLoads} with what depends on answers: the responses of look-ups, then the options of lists. */
export function* loadContext(
  given: CompiledDefinition,
  records: Context,
  answers: Answers,
): Loader<Context> {
  const definition = asOf(given, records.today);
  const context = { ...(yield* withLoads(definition, records)) };
  context.lookedUp ??= yield* loadLookUps(definition, context, answers);
  const { lists } = definition.request;
  if (!lists) context.lists ??= {};
  context.lists ??= yield* loadLists(
    definition,
    context,
    lists && listsNeedAnswers(lists) ? resolveAnswers(definition, context, answers) : {},
  );
  return context;
}
