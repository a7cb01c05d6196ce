import { asOf } from './asOf';
import type { Answers, CompiledDefinition, Context, Refusal } from '../definition/definition';
import { documentOf } from './document';
import { firstAnswers } from './prefill';
import { holds } from '../schema/holds';
import { engineMessages, recordWord } from '../text/messageFor';
import { interpolate } from '../text/message';

/** The answer of {@link openRequest}. */
export type OpenOutcome =
  { policies: Context['policies']; answers: Answers } | { refusal: Refusal };

/**
 * May this customer make the request, and with which answers does the form start?
 *
 * Without `context.policy`: the policies to choose from (`policies.where`), and no answers yet. With one: its first
 * answers. A {@link Refusal} if no policy is eligible (FLOW-02), the picked one is not, or it has an open request of the
 * sub-type (FLOW-04, SHELL-14).
 */
export function openRequest(given: CompiledDefinition, context: Context): OpenOutcome {
  const definition = asOf(given, context.today);
  const { policies: rule, openRequestCheck } = definition.request;
  const policies = context.policies.filter((policy) =>
    holds(definition, 'request#/policies/where', policy),
  );
  if (policies.length === 0) return { refusal: { rule: 'no-policy', message: rule.none } };
  if (!context.policy) return { policies, answers: {} };
  if (!policies.some(({ policyNo }) => policyNo === context.policy!.policyNo))
    return refuse(definition, 'not-eligible');
  if (rule.allowed && !holds(definition, 'request#/policies/allowed/where', context.policy))
    return { refusal: { rule: 'not-eligible', message: rule.allowed.message } };
  if (openRequestCheck && context.hasOpenRequest) return refuse(definition, 'open-request');
  const { blocked } = definition.request;
  if (blocked && context.loaded) {
    const document = documentOf(context, {});
    if (holds(definition, 'request#/blocked/when', document))
      return {
        refusal: {
          rule: 'not-eligible',
          message: interpolate(blocked.message, inWords(definition, context.loaded)),
        },
      };
  }
  return { policies, answers: firstAnswers(definition, context) };
}

/** What was loaded, with the words of the records in the language of the definition. */
const inWords = (definition: CompiledDefinition, loaded: { [name: string]: unknown }) =>
  Object.fromEntries(
    Object.entries(loaded).map(([name, value]) => [
      name,
      typeof value === 'string' ? recordWord(definition, value) : value,
    ]),
  );

function refuse(
  definition: CompiledDefinition,
  rule: 'not-eligible' | 'open-request',
): OpenOutcome {
  return { refusal: { rule, message: engineMessages(definition).policy[rule] } };
}
