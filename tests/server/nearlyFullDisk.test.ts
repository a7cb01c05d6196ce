import { readdirSync } from 'node:fs';
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectLogged } from '../setup/output';
import type { Caller } from './help/caller';
import { fileNamed } from './help/files';
import { changeAddress } from './help/requests';
import { TestServer } from './help/server';

const trueStatfs = files.statfs;
const identity = { policyNumber: '50010001', dob: '1985-04-12' };

/** What the system says from now on is free on every disk; undefined for what is true. */
async function tellFree(bytes?: number): Promise<void> {
  const told = { bsize: 1, blocks: 200_000_000, bavail: bytes };
  files.statfs = bytes === undefined ? trueStatfs : ((async () => told) as never);
  syncBuiltinESMExports();
  // What was measured before is forgotten by then.
  await new Promise((wake) => setTimeout(wake, 1100));
}

let server: TestServer;
let asha: Caller;
beforeAll(async () => {
  server = await TestServer.open();
  asha = await server.signIn('C10001');
});
afterAll(async () => {
  await tellFree();
  await server.close();
});

const incoming = () => readdirSync(join(server.place.env.DATA_DIR, 'uploads/incoming'));
const diskCheck = async () => (await server.anyone.send('GET', '/readyz')).body.checks.disk;
const refused = { status: 503, headers: { 'retry-after': expect.any(String) } };

it('reads, but writes nothing, while only the reserve of the database in the process is free', async () => {
  await tellFree(63_000_000);
  for (const answer of [
    await server.anyone.post('send-otp/', identity),
    await changeAddress(asha, fileNamed('a.pdf')),
    await asha.post('logout/', {}),
  ])
    expect(answer).toMatchObject(refused);
  expect((await asha.get('get-sr-sub-types/')).status).toBe(200);
  expect(incoming()).toEqual([]);
  expect(await diskCheck()).toBe('full, nothing is written');
  expectLogged(/"unavailable"/);

  await tellFree();
  expect(await diskCheck()).toBe('ok');
  expect((await changeAddress(asha, fileNamed('a.pdf'))).status).toBe(200);
});

it('refuses files that would take the reserve together', async () => {
  await tellFree();
  await server.resolveTickets();
  await tellFree(64_000_000 + 3_000_000);
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => changeAddress(asha, fileNamed('a.pdf', 1_500_000))),
  );
  expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThanOrEqual(2);
  expect(incoming()).toEqual([]);
  expectLogged(/"unavailable"/);
});
