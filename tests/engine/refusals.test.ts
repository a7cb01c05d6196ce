import { describe, expect, it } from 'vitest';
import { openRequest } from '../../src/engine';
import { context, small } from './definitionOf';

const isPlan = (planType: string) => ({
  properties: { planType: { const: planType } },
  required: ['planType'],
});
const isStatus = (...statuses: string[]) => ({
  properties: { policyStatus: { enum: statuses } },
  required: ['policyStatus'],
});
const hasNoAccount = {
  properties: { loaded: { not: { required: ['account'] } } },
  required: ['loaded'],
};
const isMinor = {
  properties: { policy: { properties: { dob: { ageBelow: 18 } }, required: ['dob'] } },
  required: ['policy'],
};

const pay = { title: 'Pay the premium', opens: 'premium-payment' };
const call = { title: 'Call us', href: 'tel:18001234567' };

const loan = small(
  {},
  {},
  {
    policies: {
      where: {},
      none: 'None',
      allowed: [
        { where: isPlan('TRAD'), message: 'This plan has no loans.' },
        { where: isStatus('PREMIUM PAYING'), message: 'Premiums are due.', next: pay },
      ],
    },
    openRequestCheck: true,
    blocked: [
      { when: isMinor, message: 'Only from 18 years.', next: call },
      { when: hasNoAccount, message: 'There is no account.' },
    ],
  },
);

/** What is said to a customer with this policy, who has an account unless nothing was loaded. */
function refusalOf(policy: object, more: object = { loaded: { account: '1' } }) {
  const one = { policyNo: '1', planType: 'TRAD', policyStatus: 'PREMIUM PAYING', ...policy };
  const opening = openRequest(loan, { ...context, policies: [one], policy: one, ...more });
  return 'refusal' in opening ? opening.refusal : undefined;
}

describe('several reasons to turn a policy away', () => {
  it('each say their words and what the customer can do now', () => {
    expect(refusalOf({})).toBeUndefined();
    expect(refusalOf({ planType: 'TERM' })).toEqual({
      rule: 'not-eligible',
      message: 'This plan has no loans.',
      at: '/policies/allowed/0',
    });
    expect(refusalOf({ policyStatus: 'LAPSED' })).toEqual({
      rule: 'not-eligible',
      message: 'Premiums are due.',
      at: '/policies/allowed/1',
      next: pay,
    });
    expect(refusalOf({ dob: '2020-01-01' })).toMatchObject({ at: '/blocked/0', next: call });
    expect(refusalOf({}, { loaded: {} })).toMatchObject({ at: '/blocked/1' });
  });

  it('are asked in their order: the first that applies refuses', () => {
    expect(refusalOf({ planType: 'TERM', policyStatus: 'LAPSED' })?.at).toBe('/policies/allowed/0');
    expect(refusalOf({ dob: '2020-01-01' }, { loaded: {} })?.at).toBe('/blocked/0');
    expect(refusalOf({ dob: '2020-01-01' }, { loaded: {}, hasOpenRequest: true })?.rule).toBe(
      'open-request',
    );
  });

  it('do not judge what is loaded before it is', () => {
    expect(refusalOf({}, { loaded: undefined })).toBeUndefined();
  });
});
