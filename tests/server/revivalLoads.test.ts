import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Document, documentOf, getAt, isLoadDue, buildPayload } from '../../src/engine';
import type { Caller } from './help/caller';
import { TestServer } from './help/server';
import { contextOf, type ExampleFile } from '../examples';
import { exampleRequest } from '../health/exampleRequest';

const forms = ['dgh_form', 'revival_application'].map(exampleRequest);
const { definition, example, outcomeOf } = exampleRequest('revival_application');
const byRider = example('accepted-proposer-by-rider');
const byCoverage = example('accepted-proposer-by-coverage');
const womanAlone = example('accepted-woman-alone');
const fromLink = example('accepted-from-link');

let server: TestServer;
let vikram: Caller;
let meera: Caller;

beforeAll(async () => {
  server = await TestServer.open();
  vikram = await server.signIn('C10002');
  meera = await server.signIn('C10004');
});
afterAll(() => server.close());

/** The calls that the form makes when this policy is selected. */
function askedFor(from: ExampleFile, of = definition) {
  const context = { ...contextOf(of, from), loaded: {} };
  return of.request
    .load!.filter((load) => isLoadDue(of, context, load))
    .map(({ call, send, keep }) => ({
      call,
      payload: buildPayload(send!, documentOf(context, {})),
      keep,
    }));
}

/** The values that the form keeps of the responses, by JSON pointer. */
async function keptFrom(caller: Caller, from: ExampleFile) {
  const stored: { [at: string]: any } = {};
  for (const { call, payload, keep } of askedFor(from)) {
    const [method, path] = call.split(' ') as ['GET' | 'POST', string];
    const { status, body } =
      method === 'GET'
        ? await caller.get(path, payload as Record<string, string>)
        : await caller.post(path, payload);
    expect([call, status]).toEqual([call, 200]);
    for (const [to, at] of Object.entries(keep)) stored[to] = getAt(body, at);
  }
  return stored;
}

it('[REV-54] [REV-55] [REV-56] [REV-57] loads policy, riders, health and, for a Term plan, coverage by date of birth and policy number', () => {
  const policy = { dob: '1979-12-01', policyNumber: '50020001' };
  const calls = [
    ['POST policy/search/', policy],
    ['GET rider-details/', { dob: '1979-12-01', policyNo: '50020001' }],
    ['POST client-details/', { clientId: 'C10002', dob: '1979-12-01' }],
  ];
  expect(askedFor(byRider).map(({ call, payload }) => [call, payload])).toEqual(calls);
  expect(
    askedFor(byCoverage).find(({ call }) => call === 'POST policy-coverage/')!.payload,
  ).toEqual({
    policyNumber: '50020002',
    dob: '1979-12-01',
  });
  for (const { definition: one } of forms)
    expect(askedFor(byRider, one).map(({ call }) => call)).toEqual(
      expect.arrayContaining(['POST policy/search/', 'GET rider-details/']),
    );
});

it('[REV-54] [REV-55] [REV-56] [REV-57] keeps both parties, rider codes, coverage and health of the responses', async () => {
  expect(await keptFrom(vikram, byRider)).toMatchObject({
    '/detail': {
      laId: expect.any(String),
      ownerId: 'C10002',
      laDob: '1983-03-03',
      ownerMobile: '9000000002',
      ownerEmail: 'vikram.specimen@example.com',
      policyId: '50020001',
    },
    '/riders': [{ riderCode: 'WOP01' }],
  });
  expect((await keptFrom(vikram, byCoverage))['/coverage']).toContainEqual({ planId: 'BHB01' });
  expect(await keptFrom(meera, womanAlone)).toMatchObject({
    '/riders': [],
    '/health': { heightInsuredFeet: 5, weightInsured: '62' },
  });
});

it('[REV-58] [REV-34] saves drafts with the specified calls', () => {
  for (const { definition: one } of forms)
    expect(one.request.draft).toEqual({ load: 'GET dgh-draft/', save: 'POST dgh-draft/' });
});

it('[REV-34] [REV-60] [REV-61] submits, sends for review and downloads with policy, form and the parameters of the link', () => {
  const names = ['form_data', 'incident_number', 'policy_number', 'sr_number'];
  const { steps, asides, downloads } = definition.request;
  expect(definition.ui['ui:submit']).toBe('Submit with documents');
  expect(steps.map(({ call }) => call)).toEqual(['POST save-dgh-form-data/']);
  expect(asides!.map(({ call, title }) => [call, title])).toEqual([
    ['POST dgh-submit-review/', 'Submit for review'],
  ]);
  for (const { send } of [...steps, ...asides!]) expect(Object.keys(send).sort()).toEqual(names);
  expect(Object.keys(downloads![0]!.send)).toEqual(expect.arrayContaining(names));
  const sent = (from: ExampleFile) => {
    const outcome = outcomeOf(from);
    if (outcome.kind !== 'call') throw new Error(outcome.kind);
    return outcome.payload;
  };
  expect(sent(fromLink)).toMatchObject({
    policy_number: '50040001',
    incident_number: fromLink.link!.incidentNum,
    sr_number: fromLink.link!.SRNum,
  });
  expect(sent(womanAlone)).toMatchObject({ incident_number: '', sr_number: '' });
});

it('[DGH-13] [DGH-14] [REV-31] (OPEN-112) downloads the signed declaration under its name, and resends an OTP after 30 seconds', () => {
  for (const { definition: one } of forms) {
    expect(one.request.downloads).toMatchObject([
      {
        title: 'Download form',
        call: 'POST download-dgh-pdf/',
        fileName: 'Declaration of good health.pdf',
        signed: true,
      },
    ]);
    expect(one.request.signatures!.map(({ resendAfter }) => resendAfter)).toEqual([30, 30]);
  }
});

it('[REV-59] (OPEN-110) sends the four parameters of the OTP call, an empty text for a missing contact, and the signature', () => {
  const laMobile = '9000000022';
  const document = { policy: { policyNo: '50020001' }, loaded: { detail: { laMobile } } };
  const [insured] = definition.request.signatures!;
  expect(buildPayload(insured!.send, document as Partial<Document>)).toMatchObject({
    policy_number: '50020001',
    phone_number: laMobile,
    email: '',
    otp_type: 'dgh',
  });
  for (const { definition: one } of forms)
    for (const { id, send } of one.request.signatures!) {
      expect(send).toMatchObject({
        policy_number: expect.anything(),
        phone_number: expect.anything(),
        email: expect.anything(),
        otp_type: { const: 'dgh' },
        signature: { const: id },
        request_type: { const: one.key },
      });
    }
});
