import type { Customer, Policy } from '../outside/policy-book';
import { policyDetailOf } from '../records/policy';
import { failed, success } from '../reply';
import type { Services } from '../services';
import type { Session } from '../session/session';
import { say } from '../words';
import { type Call, day, fields, policyNumber } from './call';

export const policyDetail: Call = {
  call: 'GET policy/',
  needs: 'session',
  takes: fields({ dob: day, policyNo: policyNumber }),
  async run(services, { dob, policyNo }, session) {
    const found = await find(services, session, policyNo, dob);
    return found ? success(policyDetailOf(...found)) : failed(say('policy.unknown'));
  },
};

export const riderDetails: Call = {
  call: 'GET rider-details/',
  needs: 'session',
  takes: fields({ dob: day, policyNo: policyNumber }),
  async run(services, { dob, policyNo }, session) {
    const found = await find(services, session, policyNo, dob);
    return found ? success({ riderDetails: found[1].data.riders }) : failed(say('policy.unknown'));
  },
};

export const renewalEligibility: Call = {
  call: 'POST check-pay-now-eligibilty/',
  needs: 'session',
  takes: fields({ dob: day, policy_number: policyNumber }),
  async run(services, { dob, policy_number }, session) {
    const found = await find(services, session, policy_number, dob);
    if (!found) return failed(say('policy.unknown'));
    return success({ isEligibleForRenewal: Boolean(found[1].data.isEligibleForRenewal) });
  },
};

export const revivalCheck: Call = {
  call: 'GET check-pay-now-dgh/',
  needs: 'session',
  takes: fields({ policyNumber }),
  async run(services, input, session) {
    const found = await find(services, session, input.policyNumber);
    return found
      ? success({ dghStatus: found[1].data.revivalRequired ?? 'No' })
      : failed(say('policy.unknown'));
  },
};

/** One of the customer's own policies; nothing where it is not, or where the date of birth is not the customer's. */
export async function find(
  { policyBook }: Services,
  { clientId }: Session,
  number: string,
  dob?: string,
): Promise<[Customer, Policy] | undefined> {
  const customer = await policyBook.customer(clientId);
  if (dob !== undefined && dob !== customer.dateOfBirth) return undefined;
  const policies = await policyBook.policiesOf(clientId);
  const policy = policies.find((one) => one.policyNumber === number);
  return policy && [customer, policy];
}
