import { asOf } from './day';
import type { Answers, CompiledDefinition, Context, Refusal } from '../definition/definition';
import { documentOf } from './document';
import { firstAnswers } from './prefill';
import { holds } from '../schema/holds';
import { engineMessages } from '../text/wording';
import { interpolate } from '../text/message';

export type OpenOutcome =
  { policies: Context['policies']; answers: Answers } | { refusal: Refusal };

/**
 * The first door: may this customer ask, and with what does the form start?
 *
 * Without `context.policy`: the policies to choose from (`policies.where`) and no answers yet. With one: its first
 * answers. A {@link Refusal} with its words where no policy fits, the picked one does not, or a request of the
 * sub-type is already open on it (doc 1 §4 Common form flow, doc 2 §4 Pending-request check).
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
        refusal: { rule: 'not-eligible', message: interpolate(blocked.message, context.loaded) },
      };
  }
  return { policies, answers: firstAnswers(definition, context) };
}

function refuse(
  definition: CompiledDefinition,
  rule: 'not-eligible' | 'open-request',
): OpenOutcome {
  return { refusal: { rule, message: engineMessages(definition).policy[rule] } };
}
