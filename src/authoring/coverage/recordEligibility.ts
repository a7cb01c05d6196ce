import {
  asOf,
  type CompiledDefinition,
  type Context,
  engineMessages,
  holds,
  refusalRules,
} from '#engine';
import type { Example, ExampleKind } from '../examples/example';
import type { CoverageEvent } from './coverageEvent';
import { recordCondition } from './recordCondition';

/**
 * Records the conditions on the policy, as far as the example proves them: of all the policies that a customer has,
 * the result tells only of the picked one, or of all where none is eligible.
 */
export function recordEligibility(
  definition: CompiledDefinition,
  kind: ExampleKind,
  context: Context,
  { refusal }: Example,
  record: (event: CoverageEvent) => void,
): void {
  if (kind === 'rejected') return;
  const onDay = asOf(definition, context.today);
  const { policies } = definition.request;
  const where = 'request#/policies/where';
  const isRefusedWithoutAny = refusal === policies.none;
  const judged = isRefusedWithoutAny ? context.policies : context.policy ? [context.policy] : [];
  for (const policy of judged) recordCondition(onDay, where, policy, record);
  if (!context.policy || refusal === engineMessages(definition).policy['not-eligible']) return;
  if (!holds(onDay, where, context.policy)) return;
  for (const { gate, conditionAt } of refusalRules(definition.request)) {
    if (gate !== 'allowed') continue;
    const location = `request#${conditionAt}`;
    recordCondition(onDay, location, context.policy, record);
    // The first that fails refuses.
    if (!holds(onDay, location, context.policy)) return;
  }
}
