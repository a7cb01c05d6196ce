import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Caller } from './help/caller';
import { type LiveServer, openLive } from './help/liveFiles';
import { codeOfSubType } from './help/requests';

const folder = 'tests/authoring/right/a-table-made-of-a-load';
const fileOf = (name: string) => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'));

let live: LiveServer;
let caller: Caller;
let subType: string;

beforeAll(async () => {
  const request = fileOf('request');
  request.steps[0].send.rows.send.share = '/item/share';
  const ui = fileOf('ui');
  live = await openLive('files');
  await live.makeLive({
    'catalogue.json': {
      serviceTypes: [
        { key: 'funds', title: 'Funds', requestTypes: [{ key: 'shares', title: 'Shares' }] },
      ],
    },
    'schemas/shares/schema.json': fileOf('schema'),
    'schemas/shares/ui.json': ui,
    'schemas/shares/request.json': request,
  });
  caller = await live.server.signIn('C10009');
  subType = await codeOfSubType(caller, request.subType.name);
});
afterAll(() => live.close());
afterEach(() => live.server.resolveTickets());

const send = (rows: object[]) =>
  caller.post('copy-x/', {
    policyNumber: '50090004',
    comment: '',
    rows: rows.map((row) => ({ code: 'EQTY', ...row })),
    etli_sub_type: subType,
  });
const equity = { name: 'Equity Large Cap', share: 50, wanted: 60 };
const liquid = { name: 'Liquid Fund', share: 20, wanted: 40 };
const midCap = { name: 'Equity Mid Cap', wanted: 0 };

it.each([
  ['a row that the records do not have', [{ ...equity, name: 'Gold' }], '/rows/0/name'],
  ['a row with another value in it', [{ ...equity, share: 90 }], '/rows/0/name'],
  ['a row without its name', [{ wanted: 100 }], '/rows/0/name'],
  ['fewer rows than there are', [equity, liquid], '/rows'],
  ['a row twice', [equity, liquid, { ...equity, wanted: 1 }], '/rows/2/name'],
])('refuses %s', async (_case, rows, at) => {
  expect(await send(rows)).toMatchObject({
    status: 422,
    body: {
      problems: [
        {
          at,
          rule: 'record',
          message: expect.stringMatching(/ no longer as in our records. Please start again.$/),
        },
      ],
    },
  });
});

it('takes rows in any order, and completes them from the records', async () => {
  const { name, wanted } = equity;
  const raised = await send([liquid, { name, wanted }, midCap]);
  expect(raised.status).toBe(200);
  const { body } = await caller.get(`sent-requests/${raised.body.ticketnumber}/`);
  const shown = JSON.stringify(body);
  expect(shown).toContain('Equity Large Cap');
  expect(shown).toContain('"50"');
});
