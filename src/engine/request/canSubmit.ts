import type {
  Answers,
  CompiledDefinition,
  Context,
  NormalizedAnswers,
} from '../definition/definition';
import { holds } from '../schema/holds';
import { asOf } from './asOf';
import { documentOf } from './document';
import { firstAnswers } from './prefill';
import { resolveAnswers } from './readOnlyValues';

/** Whether `submitWhen` lets these answers be submitted; always, where a request type has none. */
export function canSubmit(
  definition: CompiledDefinition,
  context: Context,
  answers: Answers,
): boolean {
  return (
    !definition.request.submitWhen ||
    meetsSubmitWhen(definition, context, resolveAnswers(definition, context, answers))
  );
}

/** {@link canSubmit} for answers that are resolved already. */
export function meetsSubmitWhen(
  given: CompiledDefinition,
  context: Context,
  answers: NormalizedAnswers,
): boolean {
  if (!given.request.submitWhen) return true;
  const definition = asOf(given, context.today);
  const first = resolveAnswers(definition, context, firstAnswers(definition, context));
  return holds(definition, 'request#/submitWhen/is', { ...documentOf(context, answers), first });
}
