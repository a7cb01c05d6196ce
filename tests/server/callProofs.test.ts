import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from './help/caller';
import { type LiveServer, openLive } from './help/liveFiles';
import { codeOfSubType } from './help/requests';

const folder = 'tests/authoring/right/an-account-that-a-call-proves';
const fileOf = (name: string) => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'));

let live: LiveServer;
let asha: Caller;
let subType: string;

beforeAll(async () => {
  live = await openLive('files');
  await live.makeLive({
    'catalogue.json': {
      serviceTypes: [
        {
          key: 'bank',
          title: 'Bank',
          requestTypes: [{ key: 'payout_account', title: 'Payout account' }],
        },
      ],
    },
    ...Object.fromEntries(
      ['schema', 'ui', 'request'].map((name) => [
        `schemas/payout_account/${name}.json`,
        fileOf(name),
      ]),
    ),
  });
  asha = await live.server.signIn('C10001');
  subType = await codeOfSubType(asha, 'payout account');
});
afterAll(() => live.close());
afterEach(() => live.server.resolveTickets());

const account = { account_number: '998877665544', ifsc_code: 'DEMO0000456' };

/** The call of the button, as the form makes it; `sent` differs from what the form would send. */
const verify = (answers = account, caller = asha, sent: object = {}) =>
  caller.post('penny-drop/', {
    accountNumber: answers.account_number,
    bankIFSC: answers.ifsc_code,
    referenceId: '50010001',
    accountHolderName: 'Asha Sample',
    ...sent,
  });
const raise = (answers: object = account, caller = asha) =>
  caller.post('payout-account/', {
    policyNumber: '50010001',
    ...account,
    note: '',
    ...answers,
    etli_sub_type: subType,
  });
const unproved = {
  status: 422,
  body: {
    problems: [{ at: '/account_number', rule: 'proof', message: 'Please verify the account' }],
  },
};

describe('an answer that a call proves', () => {
  it('is refused until the server itself has made the call and found it proved', async () => {
    expect(await raise()).toMatchObject(unproved);
    expect(await raise({ proofs: [{ purpose: 'account' }] })).toMatchObject({ status: 422 });
    expect((await verify()).body).toMatchObject({ status: 'success' });
    expect(await raise()).toMatchObject({ status: 200, body: { status: 'success' } });
  });

  it('is refused where the response does not prove it', async () => {
    const wrong = { ...account, account_number: '998877660000' };
    expect((await verify(wrong)).body).toMatchObject({ status: 'failure' });
    expect(await raise(wrong)).toMatchObject(unproved);
  });

  it('counts for exactly what was sent: this answer, the others, and the records of the customer', async () => {
    await verify();
    expect(await raise({ account_number: '998877665545' })).toMatchObject(unproved);
    expect(await raise({ ifsc_code: 'DEMO0000457' })).toMatchObject(unproved);
    const other = { ...account, ifsc_code: 'DEMO0000458' };
    await verify(other, asha, { accountHolderName: 'SOMEBODY ELSE' });
    expect(await raise(other)).toMatchObject(unproved);
    expect(await raise()).toMatchObject({ status: 200 });
  });

  it('belongs to the customer, to one ticket, and to half an hour', async () => {
    const vikram = await live.server.signIn('C10002');
    await verify(account, vikram);
    expect(await raise()).toMatchObject(unproved);
    await verify();
    expect(await raise()).toMatchObject({ status: 200 });
    await live.server.resolveTickets();
    expect(await raise()).toMatchObject(unproved);
    await verify();
    live.server.minutesAhead += 31;
    asha = await live.server.signIn('C10001');
    expect(await raise()).toMatchObject(unproved);
  });
});
