import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from './help/caller';
import { TestServer } from './help/server';

let server: TestServer;
let asha: Caller;

beforeAll(async () => {
  server = await TestServer.open();
  asha = await server.signIn('C10001');
});
afterAll(() => server.close());

/** The paths for which neither GET nor POST is implemented. */
async function unknownAmong(paths: string[]): Promise<string[]> {
  const unknown: string[] = [];
  for (const path of paths) {
    const answers = [await asha.get(path), await asha.post(path, {})];
    if (answers.every(({ status }) => [404, 405, 501].includes(status))) unknown.push(path);
  }
  return unknown;
}

it('distinguishes an unknown path from a known one', async () => {
  expect(await unknownAmong(['send-otp/', 'no-such-path/', 'fund-switch/'])).toEqual([
    'no-such-path/',
  ]);
});

it('says of a step what is missing where its sub-type is, and no request where nothing has it', async () => {
  const missing =
    'etli_sub_type is missing, or not the same in all entries: it says which request this is';
  const own = { policyNumber: '50010001' };
  for (const [path, body] of [
    ['mothers-name-change/', own],
    ['premium-redirection/', [{ etli_sub_type: 'ST0001' }, { etli_sub_type: 'ST0002' }]],
  ] as const)
    expect(await asha.post(path, body), path).toMatchObject({
      status: 400,
      body: { message: missing },
    });
  expect(
    await asha.post('mothers-name-change/', { ...own, etli_sub_type: 'ST9999' }),
  ).toMatchObject({
    status: 404,
    body: { message: 'This request is not available. Please choose another one, or call us.' },
  });
});

it('[API-07] has the general paths with the specified spelling', async () => {
  expect(
    await unknownAmong([
      'oauth/',
      'send-otp/',
      'validate-otp/',
      'client-details/',
      'policy/',
      'policy/search/',
      'check-pay-now-dgh/',
      'check-pay-now-eligibilty/',
      'rider-details/',
      'payment/',
      'pin-code/',
      'get-otp/',
      'verify-otp/',
    ]),
  ).toEqual([]);
});

it('[API-08] has the paths of funds and statements with the specified spelling', async () => {
  expect(
    await unknownAmong([
      'fund-statement',
      'download-ppc',
      'ppc-data-availability',
      'fund-details/',
      'fund-value/',
      'to-fund-switch-list/',
      'fund-switch/',
      'fund-allocation/',
      'premium-reciept',
      'premium-redirection/',
      'soft-policy-doc/',
    ]),
  ).toEqual([]);
});

it('[API-09] has the paths of requests', async () => {
  expect(
    await unknownAmong([
      'track-service-request',
      'sr-status/',
      'dgh-sr-status/',
      'get-sr-sub-types/',
      'generate-sr-ticket/',
    ]),
  ).toEqual([]);
});

it('[API-10] has the paths of forms', async () => {
  expect(
    await unknownAmong([
      'get-preferred-slot/',
      'get-pickup-location-current-per-other/',
      'renewal-cheque-pickup/',
      'nominee-relation-list/',
      'appointee-relation-list/',
      'nominee-update/',
      'name-change/',
      'mothers-name-change/',
      'address-change/',
      'get-address-proof/',
      'id-proof-list/',
      'get-investment-strategy-list/',
      'investment-strategy-change/',
      'eia-account-opening/',
      'get-eia-repository-list/',
      'draw-date-change/',
      'get-draw-date-list/',
      'policy-document-not-received/',
      'email-update/',
      'phone-update/',
      'signature-update/',
      'get-pincodes-list/',
    ]),
  ).toEqual([]);
});

it('[API-11] has the paths of GST, bank, PAN, life certificate, DGH and assignment', async () => {
  expect(
    await unknownAmong([
      'bank-sr-raise/',
      'gst_refund/',
      'get-gst-detail/',
      'update-gst-detail/',
      'get-bank-detail/',
      'update-bank-detail/',
      'penny-drop/',
      'client-details-pan/',
      'pan-sr-raise/',
      'face-liveness/',
      'evc-applicable-date/',
      'dgh-certificate-update/',
      'save-dgh-form-data/',
      'dgh-draft/',
      'download-dgh-pdf/',
      'policy-assignment/',
      'policy-coverage/',
    ]),
  ).toEqual([]);
});
