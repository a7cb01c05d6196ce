import type { Answers, CompiledDefinition, Context, Refusal } from '../definition/definition';
import { type RefusalRule, refusalRules } from '../definition/refusalRules';
import { asOf } from './asOf';
import { documentOf } from './document';
import { firstAnswers } from './prefill';
import { holds } from '../schema/holds';
import { engineMessages } from '../text/messageFor';
import { withValues } from './withValues';

/** The answer of {@link openRequest}. */
export type OpenOutcome =
  { policies: Context['policies']; answers: Answers } | { refusal: Refusal };

/**
 * May this customer make the request, and with which answers does the form start?
 *
 * Without `context.policy`: the policies to choose from (`policies.where`), and no answers yet. With one: its first
 * answers. A {@link Refusal} if no policy is eligible (FLOW-02), the picked one is not, it has an open request of the
 * sub-type (FLOW-04, SHELL-14), or an entry of `policies.allowed` or `blocked` turns it away: the first that does.
 */
export function openRequest(given: CompiledDefinition, context: Context): OpenOutcome {
  const definition = withValues(asOf(given, context.today), context, {});
  const { policies: rule, openRequestCheck } = definition.request;
  const policies = context.policies.filter((policy) =>
    holds(definition, 'request#/policies/where', policy),
  );
  if (policies.length === 0) return { refusal: { rule: 'no-policy', message: rule.none } };
  if (!context.policy) return { policies, answers: {} };
  if (!policies.some(({ policyNo }) => policyNo === context.policy!.policyNo))
    return refuse(definition, 'not-eligible');
  const notAllowed = refusalBy(definition, 'allowed', context.policy);
  if (notAllowed) return { refusal: notAllowed };
  if (openRequestCheck && context.hasOpenRequest) return refuse(definition, 'open-request');
  // Before anything is loaded nothing can be said of it: that a value is missing, for instance.
  const blocked = context.loaded && refusalBy(definition, 'blocked', documentOf(context, {}));
  if (blocked) return { refusal: blocked };
  return { policies, answers: firstAnswers(definition, context) };
}

/** The refusal of the first entry that turns the policy away. */
function refusalBy(
  definition: CompiledDefinition,
  gate: RefusalRule['gate'],
  value: unknown,
): Refusal | undefined {
  const rule = refusalRules(definition.request).find(
    (one) =>
      one.gate === gate &&
      holds(definition, `request#${one.conditionAt}`, value) === (gate === 'blocked'),
  );
  if (!rule) return undefined;
  const { message, at, next } = rule;
  return { rule: 'not-eligible', message, at, ...(next && { next }) };
}

function refuse(
  definition: CompiledDefinition,
  rule: 'not-eligible' | 'open-request',
): OpenOutcome {
  return { refusal: { rule, message: engineMessages(definition).policy[rule] } };
}
