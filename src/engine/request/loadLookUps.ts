import type { Answers, CompiledDefinition, Context, Pointer } from '../definition/definition';
import { sortedJson } from '../json/sortedJson';
import { buildPayload } from '../mapping/buildPayload';
import { documentOf } from './document';
import type { Loader } from './loaders';
import { isLookUpDue, lookUpNeedsPolicy } from './lookUps';
import { resolveAnswers } from './readOnlyValues';

/**
 * Loads the response of every look-up, by field; `null` where it cannot be asked. Every look-up has an
 * entry, so that what it fills is never taken from the customer. What one fills may be the question of another.
 */
export function* loadLookUps(
  definition: CompiledDefinition,
  context: Context,
  answers: Answers,
): Loader<{ [field: Pointer]: unknown }> {
  const lookUps = Object.entries(definition.request.lookUps ?? {}).filter(
    ([, lookUp]) => context.policy || !lookUpNeedsPolicy(lookUp),
  );
  if (lookUps.length === 0) return {};
  const responses: { [field: Pointer]: unknown } = Object.fromEntries(
    lookUps.map(([field]) => [field, null]),
  );
  const asked: { [field: Pointer]: string } = {};
  for (let round = 0; round <= lookUps.length; round++) {
    const resolved = resolveAnswers(definition, { ...context, lookedUp: responses }, answers);
    const document = documentOf(context, resolved);
    let isAnswered = true;
    for (const [field, { call, send = {} }] of lookUps) {
      const isDue = isLookUpDue(definition, field, context, resolved);
      const payload = isDue ? buildPayload(send, document) : {};
      const question = isDue ? sortedJson(payload) : '';
      if ((asked[field] ?? '') === question) continue;
      asked[field] = question;
      isAnswered = false;
      responses[field] = isDue ? (yield [{ call, payload }])[0] : null;
    }
    if (isAnswered) break;
  }
  return responses;
}
