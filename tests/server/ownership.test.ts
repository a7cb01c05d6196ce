import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallContract, contract } from '../../src/api';
import { optionLists } from '../../src/server/routes/lookUps';
import type { Answer, Caller } from './help/caller';
import { definitionOf, keys, sendStep, subTypeCode } from './help/requests';
import { TestServer } from './help/server';

let server: TestServer;
let asha: Caller;

beforeAll(async () => {
  server = await TestServer.open();
  asha = await server.signIn('C10001');
});
afterAll(() => server.close());

const dob = '1985-04-12';
const otherPolicy = '50020001';

/** Every call that needs a session, with another customer's policy or client id, or `none` when it names neither. */
const inputs: { [call: string]: { [name: string]: string } | 'none' } = {
  'POST oauth/': { grant_type: 'refresh_token', client_id: 'C10002', refresh_token: 'x' },
  'POST logout/': 'none',
  'POST client-details/': { clientId: 'C10002', dob },
  'POST client-details-pan/': { clientId: 'C10002', dob },
  'GET policies/': 'none',
  'GET policy/': { dob, policyNo: otherPolicy },
  'POST policy/search/': { dob, policyNumber: otherPolicy },
  'GET rider-details/': { dob, policyNo: otherPolicy },
  'POST check-pay-now-eligibilty/': { dob, policy_number: otherPolicy },
  'GET check-pay-now-dgh/': { policyNumber: otherPolicy },
  'POST payment/': { dob, policyNumber: otherPolicy, type: 'RENEWAL', source: 'CUSTOMER_PORTAL' },
  // These name a payment; the tests of payments check its owner.
  'GET payment-status/': 'none',
  'POST payment-receipt/': 'none',
  'GET fund-details/': { dob, policyNo: otherPolicy },
  'POST fund-allocation/': { dob, policyNumber: otherPolicy },
  'POST to-fund-switch-list/': 'none',
  'POST fund-value/': { policyNumber: otherPolicy, etli_sms: 'FUND_VALUE' },
  'POST ppc-data-availability': { policy_number: otherPolicy, year: '2023-2024' },
  'POST download-ppc': {
    policyNumber: otherPolicy,
    financialYear: '2023-2024',
    requestType: 'download_ppc_ccm',
  },
  'POST premium-reciept': { policyNumber: otherPolicy, financialYear: '2023-2024' },
  'GET premium-paid-certificate/': { policyNumber: otherPolicy, financialYear: '2023-2024' },
  'GET get-sr-sub-types/': 'none',
  'POST sr-status/': { policy_number: otherPolicy, etli_sub_type: 'ST0101' },
  'POST dgh-sr-status/': {
    policy_number: otherPolicy,
    etli_sub_type: 'ST0101',
    incident_number: '',
  },
  'GET device-draft-keys/': 'none',
  'POST track-service-request': { policyNumber: otherPolicy },
  'GET catalogue/': 'none',
  'GET definitions/:key/': 'none',
  // They name a ticket; the tests of the record of a request check its owner.
  'GET sent-requests/:ticketnumber/': 'none',
  'GET sent-requests/:ticketnumber/pdf/': 'none',
  // It names a ticket; the tests of withdrawals check its owner.
  'POST withdraw-request/': 'none',
  // It names a submit; the tests of repeated submits check its owner.
  'POST request-outcome/': 'none',
  'GET pin-code/': 'none',
  'POST get-otp/': {
    policy_number: otherPolicy,
    phone_number: '',
    email: 'a@example.com',
    otp_type: 'email',
  },
  'POST verify-otp/': 'none',
  ...Object.fromEntries(Object.keys(optionLists).map((call) => [call, 'none'] as const)),
  'POST policy-coverage/': { dob, policyNumber: otherPolicy },
  'GET dgh-draft/': { policy_number: otherPolicy },
  'POST dgh-draft/': { policy_number: otherPolicy },
  'POST dgh-submit-review/': { policy_number: otherPolicy },
  'POST download-dgh-pdf/': { policy_number: otherPolicy },
  'GET get-gst-detail/': { clientId: 'C10002' },
  'GET get-bank-detail/': { policyNumber: otherPolicy },
  'POST evc-applicable-date/': { policy_number: otherPolicy },
  'POST penny-drop/': 'none',
  'POST face-liveness/': { image: 'x', policy_number: otherPolicy },
  'POST pan-check/': {
    policy_number: otherPolicy,
    new_pan_number: 'ABCPS9999K',
    name: 'Asha Sample',
  },
};

const ofSession = Object.entries<CallContract>(contract)
  .filter(([, { caller }]) => caller === 'session')
  .map(([call]) => call);
const callsWithPolicy = Object.entries(inputs).filter(
  (entry): entry is [string, { [name: string]: string }] => entry[1] !== 'none',
);

function send(caller: Caller, call: string, input: { [name: string]: string }): Promise<Answer> {
  const [method, path] = call.split(' ') as [string, string];
  if (path === 'oauth/') return caller.form(path, input);
  return method === 'GET' ? caller.get(path, input) : caller.post(path, input);
}

describe('data of another customer', () => {
  it('[API-12] is covered here for every call that needs a session', () => {
    expect(Object.keys(inputs).sort()).toEqual([...ofSession].sort());
  });

  it.each(callsWithPolicy)('[API-12] is rejected by %s', async (call, input) => {
    const { status, body } = await send(asha, call, input);
    expect({ status, body }).toEqual({
      status: 403,
      body: { message: 'This does not belong to you' },
    });
  });

  it.each(callsWithPolicy)(
    'is rejected by %s in the same way as a policy that does not exist',
    async (call, input) => {
      const unknown = Object.fromEntries(
        Object.entries(input).map(([name, value]) => [
          name,
          value === otherPolicy ? '99999999' : value,
        ]),
      );
      expect((await send(asha, call, unknown)).status).toBe(403);
    },
  );

  it.each(keys)('[API-12] is rejected by every step of %s', async (key) => {
    const etli_sub_type = await subTypeCode(asha, key);
    for (const step of definitionOf(key).request.steps) {
      const path = step.call.split(' ')[1]!;
      for (const name of ['policyNumber', 'policy_number', 'policyNo'])
        for (const answer of [
          await asha.post(path, { etli_sub_type, [name]: otherPolicy }),
          await sendStep(asha, step, { etli_sub_type, [name]: otherPolicy }),
          await asha.post(path, { etli_sub_type, lines: [{ [name]: otherPolicy }] }),
          await asha.post(path, { etli_sub_type, [name]: ['50010001', otherPolicy] }),
        ])
          expect(answer.status).toBe(403);
    }
  });

  it('is rejected as the second value of a repeated parameter', async () => {
    const url = `/api/policy/?dob=${dob}&policyNo=50010001&policyNo=${otherPolicy}`;
    expect((await asha.send('GET', url)).status).toBe(403);
  });
});

describe('without a session', () => {
  it.each(ofSession)('%s returns 401', async (call) => {
    const input = inputs[call];
    expect((await send(server.anyone, call, input === 'none' ? {} : input!)).status).toBe(401);
  });

  it.each(keys)('every step of %s returns 401', async (key) => {
    for (const { call } of definitionOf(key).request.steps)
      expect((await server.anyone.post(call.split(' ')[1]!, {})).status).toBe(401);
  });
});
