import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { expectLogged } from '../setup/output';
import type { Caller } from './help/caller';
import { fileNamed } from './help/files';
import { changeAddress } from './help/requests';
import { createTestStorage } from './help/database';
import { TestServer } from './help/server';
import { slowly, SmallServer } from './help/smallServer';

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

describe('a start with little room', slowly, () => {
  /** What a server prints, and how it ends, to which the system says that so much is free. */
  async function startWith(free: number, dataDir: string) {
    const folder = mkdtempSync(join(tmpdir(), 'portal-lie-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const lie = join(folder, 'lie.mjs');
    writeFileSync(
      lie,
      `import files from 'node:fs/promises';
      import { syncBuiltinESMExports } from 'node:module';
      files.statfs = async () => ({ bsize: 1, blocks: 200_000_000, bavail: ${free} });
      syncBuiltinESMExports();`,
    );
    const server = await SmallServer.launch({ DATA_DIR: dataDir, NODE_OPTIONS: `--import=${lie}` });
    return { code: await server.ended, output: server.output };
  }

  it('ends with a line that names the folder, what is free and what to do', async () => {
    const place = await createTestStorage();
    onTestFinished(() => place.remove());
    const { DATA_DIR } = place.env;
    const advice = 'Make room, or give a folder on another disk.\n';
    expect(await startWith(3_700_000, DATA_DIR)).toEqual({
      code: 1,
      output: `The disk of DATA_DIR="${DATA_DIR}" has 3 MB free, and the database there needs 64 MB. ${advice}`,
    });
    const other = join(DATA_DIR, 'new');
    expect(await startWith(100_000_000, other)).toEqual({
      code: 1,
      output: `The disk of DATA_DIR="${other}" has 100 MB free, and the new database there needs 124 MB. ${advice}`,
    });
  });
});
