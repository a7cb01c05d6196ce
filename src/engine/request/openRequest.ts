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
  const refusal = refusalOf(given, context);
  if (refusal) return { refusal };
  const definition = withValues(asOf(given, context.today), context, {});
  const answers = context.policy ? firstAnswers(definition, context) : {};
  return { policies: eligiblePolicies(definition, context), answers };
}

/** Why this customer may not make the request, or not for the picked policy; see {@link openRequest}. */
export function refusalOf(given: CompiledDefinition, context: Context): Refusal | undefined {
  const definition = withValues(asOf(given, context.today), context, {});
  const { policies: rule, openRequestCheck } = definition.request;
  const policies = eligiblePolicies(definition, context);
  if (policies.length === 0) return { rule: 'no-policy', message: rule.none };
  if (!context.policy) return undefined;
  if (!policies.some(({ policyNo }) => policyNo === context.policy!.policyNo))
    return refuse(definition, 'not-eligible');
  const notAllowed = refusalBy(definition, 'allowed', context.policy);
  if (notAllowed) return notAllowed;
  if (openRequestCheck && context.hasOpenRequest) return refuse(definition, 'open-request');
  // Before anything is loaded nothing can be said of it: that a value is missing, for instance.
  return context.loaded && refusalBy(definition, 'blocked', documentOf(context, {}));
}

/** The policies to choose from. */
const eligiblePolicies = (definition: CompiledDefinition, { policies }: Context) =>
  policies.filter((policy) => holds(definition, 'request#/policies/where', policy));

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

function refuse(definition: CompiledDefinition, rule: 'not-eligible' | 'open-request'): Refusal {
  return { rule, message: engineMessages(definition).policy[rule] };
}
