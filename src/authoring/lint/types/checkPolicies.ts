import { checkCondition } from './conditions';
import { placeholders } from './placeholders';
import { policyRecord } from './records';
import type { Types } from './types';

/** Which policies may ask: `policies` and `blocked`. */
export function checkPolicies({ definition: { request }, document, report, loaded }: Types): void {
  const { policies, blocked } = request;
  const policy = { root: policyRecord, of: 'a policy' };
  checkCondition(report, policies.where, policy, '/policies/where');
  if (policies.allowed)
    checkCondition(report, policies.allowed.where, policy, '/policies/allowed/where');
  if (!blocked) return;
  const { type, empty } = document({ isAnswered: false });
  checkCondition(report, blocked.when, { root: type, empty }, '/blocked/when');
  placeholders(report, blocked.message, loaded, '/blocked/message');
}
