import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer } from './fakeServer';
import { startAfresh } from './openPortal';
import { signInAs } from './session';

beforeEach(startAfresh);

describe('policy detail', () => {
  const policy = {
    status: 'success',
    policyId: '50010001',
    productName: 'Demo Wealth Builder',
    policyNo: '50010001',
    policyStatus: 'PREMIUM PAYING',
    planType: 'ULIP',
    dob: '1985-04-12',
    policyIssuanceDate: '2018-06-15',
    premiumDueDate: '2026-12-31',
    policyCeaseDate: '2038-06-15',
    premiumPayingFrequency: 'Annually',
    riderDetails: [{ riderName: 'Accidental Death Benefit' }],
    proposerName: 'Asha Sample',
    lifeAssuredName: 'Kiran Sample',
    ownerId: 'C10001',
    laId: 'C10001-1',
    nomineeDetail: [{ nomineeName: 'Rohan Sample' }],
    exceesAmount: 12,
  };

  async function fetched(changes: object = {}, isEligibleForRenewal = true) {
    signInAs();
    const server = fakeServer({
      'GET policy/': { ...policy, ...changes },
      'POST check-pay-now-eligibilty/': { status: 'success', isEligibleForRenewal },
    });
    const { fetchPolicyDetail } = await import('../../src/portal/policies/policyDetail');
    return { server, detail: await fetchPolicyDetail('1985-04-12', '50010001') };
  }

  it('[SESS-22] is loaded by dob and policyNo and has riders and both names', async () => {
    const { server, detail } = await fetched();
    expect(server.callsTo('GET policy/')[0]?.query).toEqual({
      dob: '1985-04-12',
      policyNo: '50010001',
    });
    expect(detail).toMatchObject({
      policyNo: '50010001',
      riderDetails: policy.riderDetails,
      lifeAssuredName: 'Kiran Sample',
      proposerName: 'Asha Sample',
    });
  });

  it('[SESS-18] has every specified field', async () => {
    const { policyId, productName, policyCeaseDate, status: _status, ...same } = policy;
    expect((await fetched()).detail).toMatchObject({
      ...same,
      id: policyId,
      title: productName,
      maturityDate: policyCeaseDate,
      premiumPayingFrequency: 'Year',
      profileId: 'Self-Managed Fund Strategy',
      showPayNowBtn: true,
    });
  });

  it('[SESS-19] has Year or Month as the frequency, and a default strategy', async () => {
    expect((await fetched()).detail?.premiumPayingFrequency).toBe('Year');
    const monthly = await fetched({ premiumPayingFrequency: 'Quarterly', profileId: 'Lifestage' });
    expect(monthly.detail?.premiumPayingFrequency).toBe('Month');
    expect(monthly.detail?.profileId).toBe('Lifestage');
    expect((await fetched()).detail?.profileId).toBe('Self-Managed Fund Strategy');
  });

  it('[SESS-20] offers Pay Now when the policy can be renewed', async () => {
    expect((await fetched({}, true)).detail?.showPayNowBtn).toBe(true);
    expect((await fetched({ showPayNowBtn: true }, false)).detail?.showPayNowBtn).toBe(false);
  });
});
