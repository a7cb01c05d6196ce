import { afterEach, expect, it } from 'vitest';
import { codesOfSubTypes } from '../../src/server/store/subTypes';
import { type LiveServer, openLive } from './help/liveFiles';
import { catalogueWith, moodNote } from './help/moodNote';
import { customerOf } from './help/server';

let live: LiveServer;
afterEach(() => live.close());

const hasNoAccount = {
  properties: {
    loaded: { properties: { account: { const: '' } }, required: ['account'] },
  },
  required: ['loaded'],
};
const isTerm = {
  properties: { policy: { properties: { planType: { const: 'TERM' } }, required: ['planType'] } },
  required: ['policy'],
};
const isTrad = {
  properties: { policy: { properties: { planType: { const: 'TRAD' } }, required: ['planType'] } },
  required: ['policy'],
};
const addAccount = { title: 'Add your bank account', opens: 'bank_account' };

it('refuses by its own records, with the words and the next step of the first reason', async () => {
  live = await openLive('files', '2026-11-21');
  await live.makeLive({
    ...moodNote({
      request: {
        openRequestCheck: false,
        load: [
          {
            call: 'GET get-bank-detail/',
            send: { policyNumber: '/policy/policyNo' },
            keep: { '/account': '/etli_bankaccountnumber' },
          },
        ],
        blocked: [
          { when: isTerm, message: 'Not for term plans.' },
          { when: hasNoAccount, message: 'There is no account.', next: addAccount },
        ],
      },
    }),
    ...catalogueWith({}),
  });
  const caller = await live.server.signIn('C10001');
  const { status, body } = await caller.get('definitions/mood_note/');
  expect(status).toBe(200);
  const asha = caller.with({ 'form-pass': body.pass });
  const etli_sub_type = (await codesOfSubTypes(live.server.db)).get('mood note')!;
  const send = (policyNumber: string) =>
    asha.post('mood-note/', { policyNumber, mood: 'fine', etli_sub_type });

  const [withAccount, without] = customerOf('C10001').policies.map(
    ({ policyNumber }) => policyNumber,
  );
  expect(await send(without!)).toMatchObject({
    status: 409,
    body: { status: 'failed', message: 'There is no account.', next: addAccount },
  });
  expect(await send(withAccount!)).toMatchObject({ status: 200, body: { status: 'success' } });
});

it('takes no choice that is not offered', async () => {
  live = await openLive('files', '2026-11-21');
  await live.makeLive({
    ...moodNote({
      request: { openRequestCheck: false, choices: { '/mood': { tired: { when: isTrad } } } },
    }),
    ...catalogueWith({}),
  });
  const caller = await live.server.signIn('C10001');
  const { body } = await caller.get('definitions/mood_note/');
  const asha = caller.with({ 'form-pass': body.pass });
  const etli_sub_type = (await codesOfSubTypes(live.server.db)).get('mood note')!;
  const ofPlan = (planType: string) =>
    customerOf('C10001').policies.find((one) => one.planType === planType)!.policyNumber;
  const send = (planType: string) =>
    asha.post('mood-note/', { policyNumber: ofPlan(planType), mood: 'tired', etli_sub_type });
  expect(await send('ULIP')).toMatchObject({
    status: 422,
    body: { status: 'failed', problems: [{ at: '/mood', rule: 'choice' }] },
  });
  expect(await send('TRAD')).toMatchObject({ status: 200, body: { status: 'success' } });
});
