import { refusalRules } from '#engine';
import { checkCondition } from './conditions';
import { policyRecord } from './records';
import type { Types } from './types';

/** Which policies may ask: `policies` and `blocked`. */
export function checkPolicies({ definition: { request }, document, report }: Types): void {
  const { policies } = request;
  const policy = { root: policyRecord, of: 'a policy' };
  checkCondition(report, policies.where, policy, '/policies/where');
  const { type, empty } = document({ isAnswered: false });
  for (const { gate, conditionAt, condition } of refusalRules(request)) {
    if (gate === 'allowed') checkCondition(report, condition, policy, conditionAt);
    else checkCondition(report, condition, { root: type, empty }, conditionAt);
  }
}
