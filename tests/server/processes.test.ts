import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../src/server/app';
import { readSettings } from '../../src/server/readSettings';
import { definitionModules } from '../../src/server/store/schema';
import type { Answer, Caller } from './help/caller';
import { createTestStorage, type TestStorage } from './help/database';
import { sharedCache } from './help/sharedCache';
import { copyDefinitions } from './help/definitions';
import { fileNamed } from './help/files';
import { pay } from './help/pay';
import { customerOf, identityOf } from './help/portal';
import { Processes } from './help/processes';
import { motherNameRequests, subTypeCode, ticketsOf } from './help/requests';
import { answersFor, bothParties, Revival } from './help/revival';
import { TestServer } from './help/server';
import { builtServer } from './help/builtServer';

const processes = 4;
const each = <T>(make: (index: number) => T): T[] =>
  Array.from({ length: processes }, (_, i) => make(i));
const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i)));
const statusesOf = (answers: Answer[]) => answers.map(({ status }) => status);

describe('module of a definition', () => {
  let place: TestStorage;
  let older: string;
  let newer: string;

  beforeAll(async () => {
    place = await createTestStorage();
    older = await copyDefinitions('mother_name');
    newer = await copyDefinitions('mother_name');
    const path = join(newer, 'schemas/mother_name/ui.json');
    const ui = JSON.parse(await readFile(path, 'utf8'));
    await writeFile(path, JSON.stringify({ ...ui, 'ui:description': 'Newer words' }));
  });
  afterAll(async () => {
    await place.remove();
    for (const folder of [older, newer]) await rm(folder, { recursive: true });
  });

  const open = (folder: string, today?: string) =>
    TestServer.open({ place, today, env: { DEFINITIONS_DIR: folder } });
  const moduleOf = async (server: TestServer) =>
    (await (await server.signIn('C10006')).get('definitions/mother_name/')).body.module as string;

  it('can be loaded after a restart with other definitions, for some days', async () => {
    const first = await open(newer);
    const module = await moduleOf(first);
    const given = await first.anyone.send('GET', module);
    await first.close();

    const second = await open(older);
    expect(await moduleOf(second)).not.toBe(module);
    const again = await second.anyone.send('GET', module);
    expect([again.status, again.body]).toEqual([200, given.body]);
    expect(again.headers['cache-control']).toBe(given.headers['cache-control']);
    await second.close();

    const weekLater = new Date(Date.now() + 9 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const third = await open(older, weekLater);
    await vi.waitFor(
      async () => expect(await third.db.select().from(definitionModules)).toEqual([]),
      { timeout: 20_000 },
    );
    expect((await third.anyone.send('GET', module)).status).toBe(404);
    await third.close();
  });

  if (process.env.DATABASE_URL)
    it('can be loaded from a process that has other definitions', async () => {
      const [one, other] = [await open(newer), await open(older)];
      for (const [from, to] of [
        [one, other],
        [other, one],
      ] as const)
        expect((await to.anyone.send('GET', await moduleOf(from))).status).toBe(200);
      await one.close();
      await other.close();
    });
});

if (process.env.DATABASE_URL)
  describe('process whose secrets differ from those of its database', () => {
    const secret = 'a secret of thirty-two characters';
    const another = 'another secret of such a length..';
    const keys = ['1'.repeat(64), '2'.repeat(64)] as const;
    const secrets = {
      SESSION_SECRET: secret,
      OTP_PEPPER: secret,
      DRAFT_KEY: keys[0],
      PAYMENT_SECRET: secret,
      TICKETS_SECRET: secret,
    };
    let place: TestStorage;
    let definitions: string;

    beforeEach(async () => {
      place = await createTestStorage();
      definitions = await copyDefinitions();
      await start(secrets);
    });
    afterEach(async () => {
      await place.remove();
      await rm(definitions, { recursive: true });
    });

    const start = async (env: { [name: string]: string }, folder = place.env.DATA_DIR) => {
      const settings = readSettings({
        ...env,
        ...place.env,
        DEFINITIONS_DIR: definitions,
        DATA_DIR: folder,
        LOG_LEVEL: 'silent',
      });
      await (await createApp(settings, { definitionCache: sharedCache })).close();
    };
    const fails = (env: { [name: string]: string }, folder?: string) =>
      start(env, folder).then(
        () => '',
        (error: Error) => error.message,
      );

    it.each([
      ['SESSION_SECRET', another],
      ['OTP_PEPPER', another],
      ['PAYMENT_SECRET', another],
      ['TICKETS_SECRET', another],
      ['DRAFT_KEY', keys[1]],
    ])('does not start: %s', async (name, value) => {
      const message = await fails({ ...secrets, [name]: value });
      expect(message).toMatch(new RegExp(`^${name} is not the one .*ACCEPT_CHANGED=${name}\\.$`));
      expect(await fails(secrets)).toBe('');
      expect(await fails({ ...secrets, [name]: value, ACCEPT_CHANGED: name })).toBe('');
      // It has replaced the earlier one.
      expect(await fails({ ...secrets, [name]: value })).toBe('');
      expect(await fails(secrets)).toContain(name);
    });

    it('does not start: secrets that another machine made for itself, and its own folder', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'portal-machine-'));
      expect((await fails({}, folder)).split('\n')).toHaveLength(6);
      expect(await fails(secrets, folder)).toMatch(/^The uploads of this database are elsewhere/);
      expect(await fails({ ...secrets, ACCEPT_CHANGED: 'uploads' }, folder)).toBe('');
      await rm(folder, { recursive: true });
    });

    it('starts with another draft key while it knows the one in use', async () => {
      const startsWith = async (...given: string[]) =>
        (await fails({ ...secrets, DRAFT_KEY: given.join() })) === '';
      const [old, new_] = keys;
      expect(await startsWith(old, new_)).toBe(true);
      expect(await startsWith(new_)).toBe(false);
      expect(await startsWith(new_, old)).toBe(true);
      expect(await startsWith(new_)).toBe(true);
      expect(await startsWith(old)).toBe(false);
    });
  });

// PGlite serves one process.
if (process.env.DATABASE_URL)
  describe('four processes behind a proxy', () => {
    let place: TestStorage;
    let definitions: string;
    let portal: Processes;
    let asha: Caller;

    beforeAll(async () => {
      place = await createTestStorage();
      const program = join(await builtServer(), 'server/main.js');
      definitions = await copyDefinitions('mother_name', 'pan_card', 'revival_application');
      const env = { DEFINITIONS_DIR: definitions, SIGN_IN_CALLS_PER_MINUTE: '10' };
      portal = await Processes.start(
        program,
        place,
        each(() => env),
      );
      asha = await portal.signIn('C10001');
      // On a busy machine four processes take long to start.
    }, 180_000);
    afterEach(() => expect(portal.takeErrors()).toEqual([]));
    afterAll(async () => {
      await portal?.stop();
      await place.remove();
      await rm(definitions, { recursive: true });
    });

    it('take one session, until a logout in any of them', async () => {
      const vikram = await portal.signIn('C10002');
      const ask = () => times(8, () => vikram.get('policies/'));
      expect(statusesOf(await ask())).toEqual(Array(8).fill(200));
      expect((await vikram.post('logout/', {})).status).toBe(200);
      expect(statusesOf(await ask())).toEqual(Array(8).fill(401));
    });

    it('open a form, whichever of them gave out its address', async () => {
      const opened = await times(20, async () => {
        const { body } = await asha.get('definitions/revival_application/');
        return asha.send('GET', body.module);
      });
      expect(statusesOf(opened)).toEqual(Array(20).fill(200));
    });

    it('count sign-ins from one address together', async () => {
      const one = portal.anyone;
      const wrong = { policyNumber: 'x', dob: '1985-04-12' };
      const answers = await times(40, () => one.post('send-otp/', wrong));
      const refused = answers.filter(({ status }) => status === 429);
      expect(answers).toHaveLength(refused.length + 10);
      expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0);
      expect((await portal.anyone.post('send-otp/', wrong)).status).toBe(200);
    });

    it('take an OTP once', async () => {
      const identity = identityOf('C10003');
      const { id } = (await portal.anyone.post('send-otp/', identity)).body;
      const otp = await portal.newestCode(customerOf('C10003').phoneNumber);
      const answers = await times(20, () =>
        portal.anyone.post('validate-otp/', { ...identity, id, otp }),
      );
      expect(answers.filter(({ body }) => body.access_token)).toHaveLength(1);
    });

    it('give fifty equal submits one ticket and one answer', async () => {
      const { raise } = await motherNameRequests(asha, '50010003');
      const before = await ticketsOf(asha, '50010003');
      const key = randomUUID();
      const answers = await times(50, () => raise({}, key));
      expect(answers[0]!.body.status).toBe('success');
      for (const { status, body } of answers)
        expect({ status, body }).toEqual({ status: 200, body: answers[0]!.body });
      expect(await ticketsOf(asha, '50010003')).toHaveLength(before.length + 1);
    });

    it('keep drafts, signatures and the request that they belong to together', async () => {
      const vikram = await portal.signIn('C10002');
      const revival = new Revival(portal, vikram, bothParties);
      const {
        dateOfDeclaration: _day,
        age: _age,
        ...answers
      } = answersFor('revival_application', 'proposer-by-rider');
      await revival.save(answers);
      const loaded = await times(4, () => revival.load());
      for (const { body } of loaded) expect(body).toEqual(loaded[0]!.body);
      expect(JSON.stringify(loaded[0]!.body)).toContain(bothParties);
      expect((await revival.submit(answers)).status).toBe(422);
      await revival.sign('OtpVerificationLA');
      await revival.sign('OtpVerificationPR');
      expect((await revival.submit(answers)).body).toMatchObject({ status: 'success' });
    });

    it('keep uploaded files in one folder', async () => {
      const etli_sub_type = await subTypeCode(asha, 'pan_card');
      const new_pan = 'ABCPS9999K';
      const stored = async () =>
        (await readdir(join(place.env.DATA_DIR, 'uploads'))).filter((name) => !name.includes('.'));
      await asha.multipart('pan-check/', {
        policy_number: '50010001',
        new_pan_number: new_pan,
        existing_pan_number: 'ABCPS1234F',
        name: 'Asha Sample',
        etli_sub_type,
      });
      const { body } = await asha.multipart(
        'pan-sr-raise/',
        { policyNumber: '50010001', new_pan_number: new_pan, etli_sub_type },
        { pan_document: fileNamed('pan.pdf') },
      );
      expect(body.status).toBe('success');
      expect((await stored()).filter((name) => name !== 'incoming')).toHaveLength(1);
    });

    it('settle a payment that another one started', async () => {
      const txn_id = await pay(portal, asha, 'C10001', '50010001');
      const answers = await times(4, () => asha.get('payment-status/', { txn_id }));
      expect(answers.map(({ body }) => body.state)).toEqual(each(() => 'paid'));
    });
  });
