import { asOf } from './day';
import type { Answers, CompiledDefinition, Context } from '../definition/definition';
import { documentOf, firstAnswers, withReadOnlyValues } from './document';
import { holds } from '../schema/holds';
import { normalizeAnswers } from '../schema/normalizeAnswers';

/** Whether `submitWhen` lets these answers be submitted; always, where a request type has none. */
export function canSubmit(given: CompiledDefinition, context: Context, answers: Answers): boolean {
  if (!given.request.submitWhen) return true;
  const definition = asOf(given, context.today);
  const settled = (some: Answers) =>
    normalizeAnswers(definition, withReadOnlyValues(definition, context, some));
  const document = {
    ...documentOf(context, settled(answers)),
    first: settled(firstAnswers(definition, context)),
  };
  return holds(definition, 'request#/submitWhen/is', document);
}
