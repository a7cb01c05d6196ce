import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Caller } from './help/caller';
import { root } from './help/database';
import { TestServer } from './help/server';

let folder: string;
let server: TestServer;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-definitions-'));
  await cp(join(root, 'schemas/_shared'), join(folder, 'schemas/_shared'), { recursive: true });
  await cp(
    join(root, 'tests/fixtures/payout/schemas/home_address'),
    join(folder, 'schemas/home_address'),
    { recursive: true },
  );
  const { serviceTypes } = JSON.parse(await readFile(join(root, 'catalogue.json'), 'utf8'));
  const requestTypes = [{ key: 'home_address', title: 'Where you live' }];
  const catalogue = { serviceTypes: [{ ...serviceTypes[0], requestTypes }] };
  await writeFile(join(folder, 'catalogue.json'), JSON.stringify(catalogue));
  server = await TestServer.open({ env: { DEFINITIONS_DIR: folder } });
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function sender(caller: Caller) {
  const subTypes = (await caller.get('get-sr-sub-types/')).body.value;
  const { sub_type_code } = subTypes.find(({ sr_name }: any) => sr_name === 'home address');
  return (answers: object) =>
    caller.post('home-address/', {
      policyNumber: '50010001',
      etli_sub_type: sub_type_code,
      reason: '',
      ...answers,
    });
}

it('decides about the fields of a group by the rules in it, and refuses what it does not ask', async () => {
  const asha = await server.signIn('C10001');
  const send = await sender(asha);
  const problemsOf = async (answers: object) => {
    const { status, body } = await send(answers);
    expect(status).toBe(422);
    return body.problems.map(({ at, rule }: any) => `${at} ${rule}`);
  };
  expect(await problemsOf({})).toEqual(['/home/line1 required']);
  expect(await problemsOf({ home: { line1: 'Lake Road 1', country: 'IN' } })).toEqual([
    '/home/pin required',
  ]);
  const home = { line1: 'Lake Road 1', country: 'XX' };
  expect(await problemsOf({ home: { ...home, pin: '400001' } })).toEqual(['/home/pin unknown']);
  expect(await problemsOf({ home, work: { country: 'XX' } })).toEqual(['/work/line1 required']);
  expect(await problemsOf({ home, work: { ...home, floor: 3 } })).toEqual(['/work/floor unknown']);
  const { ticketnumber } = (await send({ home, work: home })).body;
  const record = (await asha.get(`sent-requests/${ticketnumber}/`)).body.record;
  expect(record.parts.map(({ label }: any) => label)).toContain('Address line 1 (Home address)');
});
