import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { MemoryCache } from '../../src/server/definitions/definitionCache';
import { releaseFiles, releases, tickets } from '../../src/server/store/schema';
import { codesOfSubTypes } from '../../src/server/store/subTypes';
import { runCatalogue } from '../cli/runCatalogue';
import { expectLogged } from '../setup/output';
import { Caller } from './help/caller';
import { copyDefinitions } from './help/definitions';
import { createTestStorage, root, type TestStorage } from './help/database';
import { catalogueWith, moodNote } from './help/moodNote';
import { Publisher, type Texts } from './help/publisher';
import { subTypeCode } from './help/requests';
import { customerOf, TestServer } from './help/server';
import { until } from './help/smallServer';

const asha = 'a'.repeat(40);
const ravi = 'r'.repeat(40);
const people = { RELEASE_TOKENS: `asha=${asha},ravi=${ravi}` };

let folder: string;
let place: TestStorage;
const servers: TestServer[] = [];

beforeEach(async () => {
  folder = await copyDefinitions('mother_name');
  await inEnglish();
  place = await createTestStorage();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const server of servers.splice(0)) await server.close();
  await place.remove();
  await rm(folder, { recursive: true });
});

/** The catalogue of this folder has no translation. */
async function inEnglish() {
  for (const name of await readdir(join(folder, 'schemas'), { recursive: true }))
    if (name.endsWith('.hi.json')) await rm(join(folder, 'schemas', name));
}

async function offer(...keys: string[]) {
  const requestTypes = keys.map((key) => ({ key, title: key }));
  const catalogue = { serviceTypes: [{ key: 'some', title: 'Some', requestTypes }] };
  await writeFile(join(folder, 'catalogue.json'), JSON.stringify(catalogue));
}

/** A server of releases that listens, with the address at which the command finds it. */
async function open(env: { [name: string]: string } = people, appOptions = {}) {
  const server = await TestServer.open({ place, env: { RELEASES: 'on', ...env }, appOptions });
  servers.push(server);
  const http = server.app.server;
  if (!http.listening) await once(http.listen(0, '127.0.0.1'), 'listening');
  return { server, url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` };
}

async function close(server: TestServer) {
  servers.splice(servers.indexOf(server), 1);
  await server.close();
}

/** Runs the command as one of the people; returns its exit code and all that it printed. */
async function catalogue(url: string, token: string, ...args: string[]) {
  vi.stubEnv('RELEASE_TOKEN', token);
  const { code, out, aside } = await runCatalogue(folder, [...args, '--server', url]);
  return { code, text: out + aside };
}

const publish = (url: string, note = 'A new release', token = asha) =>
  catalogue(url, token, 'publish', '--yes', '--note', note);

async function replace(file: string, from: string, to: string) {
  const path = join(folder, 'schemas/mother_name', file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(from);
  await writeFile(path, text.replaceAll(from, to));
}

/** A call of a command line that is not ours, with the token of Asha. */
async function call(server: TestServer, method: 'GET' | 'POST', path: string, body?: object) {
  const publisher = server.anyone.with({ authorization: `Bearer ${asha}` });
  const type = { 'content-type': 'application/json' };
  return body
    ? publisher.send(method, `/releases${path}`, type, JSON.stringify(body))
    : publisher.send(method, `/releases${path}`);
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

const title = "Update mother's maiden name";
/** Gives the form another title, which no example has. */
const ask = async (from: string, to: string) => replace('ui.json', `"${from}"`, `"${to}"`);

const moduleOf = async (server: TestServer) => {
  const reader = await server.somebody();
  const { status, body } = await reader.get('definitions/mother_name/');
  return status === 200 ? (await reader.send('GET', body.module)).body : status;
};

describe('a server of releases', () => {
  it('offers nothing before the first, and then exactly what is live', async () => {
    const { server, url } = await open();
    expect(await moduleOf(server)).toBe(404);
    expect((await publish(url)).text).toMatch(/This is the first release[^]*Release 1 is live/);
    const first = await moduleOf(server);
    expect(first).toContain(title);
    const offered = (await (await server.somebody()).get('catalogue/')).body.serviceTypes
      .flatMap(({ requestTypes }: { requestTypes: object[] }) => requestTypes)
      .filter(({ available }: { available: boolean }) => available);
    expect(offered).toMatchObject([{ key: 'mother_name' }]);

    await ask(title, 'The name of your mother');
    expect(await moduleOf(server)).toBe(first);
    const { text } = await publish(url);
    expect(text).toMatch(/What changes since release 1[^]*The name of your mother/);
    expect(await moduleOf(server)).toContain('The name of your mother');

    expect((await catalogue(url, asha, 'rollback', '1', '--note', 'Too long')).code).toBe(0);
    expect(await moduleOf(server)).toBe(first);
    const { text: list } = await catalogue(url, asha, 'releases');
    expect(list).toMatch(
      /^2 {2}replaced .*asha: A new release\n1 {2}live .*asha: A new release\n$/,
    );
    const { text: one } = await catalogue(url, asha, 'releases', '1');
    expect(one).toMatch(/live .*asha: A new release\n {2}live .*asha: Too long/);
  });

  it('keeps the modules of earlier releases for open pages, and serves them after a restart', async () => {
    const { server, url } = await open();
    await publish(url);
    const { module } = (await (await server.somebody()).get('definitions/mother_name/')).body;
    await ask(title, 'The name of your mother');
    await publish(url);
    expect((await server.anyone.send('GET', module)).status).toBe(200);
    await close(server);
    // On a machine that has compiled nothing yet.
    const { server: again } = await open(people, { definitionCache: new MemoryCache() });
    expect(await moduleOf(again)).toContain('The name of your mother');
    expect((await again.anyone.send('GET', module)).status).toBe(200);
  });

  it('judges an open form by the release that it was opened under, which its ticket names', async () => {
    const { server, url } = await open();
    const name = 'S'.repeat(20);
    const opened = async () =>
      (await (await server.signIn('C10001')).get('definitions/mother_name/')).body.pass;
    const send = async (pass: string, policyNumber: string) => {
      const customer = (await server.signIn('C10001')).with({ 'form-pass': pass });
      const etli_sub_type = await subTypeCode(customer, 'mother_name');
      const payload = { policyNumber, mother_name: name, etli_sub_type };
      const { status, body } = await customer.post('mothers-name-change/', payload);
      if (status !== 200) return status;
      const { ticketnumber } = body;
      const [row] = await server.db
        .select()
        .from(tickets)
        .where(eq(tickets.ticketNumber, ticketnumber));
      return row!.release;
    };
    await publish(url);
    const pass = await opened();
    await replace('schema.json', '"maxLength": 20', '"maxLength": 19');
    await replace('ui.json', 'at most 20', 'at most 19');
    await replace('examples/accepted-with-remarks.json', 'PQRST"', 'PQRS"');
    await replace('examples/rejected-too-long.json', 'PQRSTU"', 'PQRST"');
    await replace('examples/rejected-too-long.json', 'at most 20', 'at most 19');
    await replace('examples/accepted-discontinued-policy.json', 'at most 20', 'at most 19');
    expect((await publish(url)).text).toMatch(/Release 2 is live/);
    expect(await send(pass, '50010001')).toBe(1);
    const newer = await opened();
    expect(await send(newer, '50010003')).toBe(422);
    const ofAnother = (await (await server.signIn('C10005')).get('definitions/mother_name/')).body;
    for (const unknown of ['', 'x', ofAnother.pass])
      expect(await send(unknown, '50010003')).toBe(422);
    server.minutesAhead = 13 * 60;
    // They have to open the form again.
    expect(await send(pass, '50010003')).toBe(409);
    server.minutesAhead = 0;
    await catalogue(url, asha, 'rollback', '1', '--note', 'Names are longer');
    // Release 2 was wrong: its open forms would be judged by what is live, which their customers have not seen.
    expect(await send(newer, '50010003')).toBe(409);
    expect(await send(await opened(), '50010003')).toBe(1);
  });

  it('raises every request that is sent while another one becomes live', async () => {
    const { server, url } = await open();
    await publish(url);
    const customer = await server.signIn('C10005');
    const etli_sub_type = await subTypeCode(customer, 'mother_name');
    const opened = async () => (await customer.get('definitions/mother_name/')).body;
    const releaseOf = new Map([[(await opened()).module, 1]]);
    /** Opens a form, and sends it as it was opened. */
    const raise = async ({ policyNumber }: { policyNumber: string }) => {
      const { module, pass } = await opened();
      const { status, body } = await customer
        .with({ 'form-pass': pass })
        .post('mothers-name-change/', { policyNumber, mother_name: 'SITA', etli_sub_type });
      return { status, module, ticket: body.ticketnumber };
    };
    const { policies } = customerOf('C10005');
    await ask(title, 'The name of your mother');
    const [published, ...during] = await Promise.all([
      publish(url),
      ...policies.slice(0, 20).map(raise),
    ]);
    expect(published.text).toContain('Release 2 is live');
    releaseOf.set((await opened()).module, 2);
    const after = await raise(policies[20]!);
    const rows = await server.db.select().from(tickets);
    for (const { status, module, ticket } of [...during, after]) {
      expect(status).toBe(200);
      const { release } = rows.find(({ ticketNumber }) => ticketNumber === ticket)!;
      expect(release).toBe(releaseOf.get(module));
    }
    expect(releaseOf.get(after.module)).toBe(2);
  });

  it('asks who has a form of a release that was left to open it again, and loses no answer of theirs', async () => {
    const mine = new Publisher(asha);
    const { server } = await open();
    const fields = { mood: { type: 'string', maxLength: 9 } };
    const since = { type: 'string', maxLength: 9 };
    const texts = (more: object): Texts => ({
      ...moodNote({ fields: { ...fields, ...more } }),
      ...catalogueWith({}),
    });
    const policyNumber = '50010001';
    const customer = await server.signIn('C10001');
    const opened = async (key: string) => {
      const { pass } = (await customer.get(`definitions/${key}/`)).body;
      return customer.with({ 'form-pass': pass });
    };
    const draft = { policy_number: policyNumber, request_type: 'mood_note' };
    const answers = { mood: 'fine', since: 'May' };
    const send = async (form: Caller, call: string) => {
      const etli_sub_type = (await codesOfSubTypes(server.db)).get('mood note')!;
      return form.post(call, { policyNumber, ...answers, etli_sub_type });
    };
    await mine.publish(server.anyone, texts({}));
    await mine.publish(server.anyone, texts({ since }));
    const form = await opened('mood_note');
    await mine.publish(server.anyone, texts({ since, also: since }));
    // Release 2 was left with release 3.
    await mine.rollBack(server.anyone, 1);
    expect((await form.post('dgh-draft/', { ...draft, form_data: answers })).status).toBe(200);
    expect(await send(form, 'mood-note/')).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/Please load the page again/) },
    });
    // A step that only the release had which was left.
    expect(await send(form, 'calm-note/')).toMatchObject({
      status: 404,
      body: { message: expect.stringMatching(/Please choose another one/) },
    });
    const { body } = await (await opened('mood_note')).get('dgh-draft/', draft);
    expect(body).toMatchObject({
      form_data: { mood: 'fine' },
      changes: [{ at: '/since', was: 'May', message: expect.stringContaining('May') }],
    });
    expect(body.form_data).not.toHaveProperty('since');
  });

  if (process.env.DATABASE_URL)
    it('judges a form by the release that another process has given out, before it was told of it', async () => {
      const mine = new Publisher(asha);
      const { server } = await open();
      await mine.publish(server.anyone, { ...moodNote(), ...catalogueWith({}) });
      const { server: other } = await open();
      const fields = { mood: { type: 'string', enum: ['calm'] } };
      // It listens again after a second.
      await server.db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and query like 'listen%'`,
      );
      await mine.publish(server.anyone, { ...moodNote({ fields }), ...catalogueWith({}) });
      const customer = await server.signIn('C10001');
      const { pass } = (await customer.get('definitions/mood_note/')).body;
      const etli_sub_type = (await codesOfSubTypes(server.db)).get('mood note')!;
      const form = new Caller(other.app, {
        ...customer.headers,
        'form-pass': pass,
      });
      const input = { policyNumber: '50010001', mood: 'calm', etli_sub_type };
      expect((await form.post('mood-note/', input)).status).toBe(200);
      const [row] = await server.db
        .select()
        .from(tickets)
        .where(eq(tickets.requestKey, 'mood_note'));
      expect(row!.release).toBe(2);
    });

  if (process.env.DATABASE_URL)
    it('takes up what another process publishes, without being asked', async () => {
      const { url } = await open();
      const { server: other } = await open();
      await publish(url);
      await until(async () => (await moduleOf(other)) !== 404);
    });
});

describe('a release that this version cannot serve as a whole', () => {
  /** As if an earlier version had accepted the title under a name that this one does not know. */
  async function spoil({ db }: TestServer, number: number) {
    await db.update(releases).set({ compiler: 'earlier' }).where(eq(releases.number, number));
    const spoilt = sql`replace(text, '"ui:title"', '"ui:titel"')`;
    await db
      .update(releaseFiles)
      .set({ text: spoilt })
      .where(sql`text like ${`%${title}%`}`);
  }

  /** On a machine that has read nothing yet. */
  const fresh = (env: { [name: string]: string } = people) =>
    open(env, { definitionCache: new MemoryCache() });

  beforeEach(async () => {
    await cp(join(root, 'schemas/pan_card'), join(folder, 'schemas/pan_card'), { recursive: true });
    await inEnglish();
    await offer('mother_name', 'pan_card');
  });

  it('keeps no server from starting, which serves the rest until a corrected folder is published', async () => {
    const { server: first, url: earlier } = await fresh();
    await publish(earlier);
    await spoil(first, 1);
    await close(first);
    const { server, url } = await fresh();
    expectLogged(/cannot serve all of release 1. Correct the folder and publish it/);
    expectLogged(/"schemas\/mother_name\/ui\.json:\d+:\d+ error [^\n]*ui:titel[^\n]*"/);
    expect(server.log).not.toMatch(/"stack"|ReleaseError/);
    expect(await moduleOf(server)).toBe(404);
    expect((await (await server.somebody()).get('definitions/pan_card/')).status).toBe(200);
    await ask(title, 'The name of your mother');
    expect((await publish(url)).text).toMatch(/Release 2 is live/);
    expect(await moduleOf(server)).toContain('The name of your mother');
  });

  it('is not made live by a rollback or an approval', async () => {
    const { server, url } = await fresh();
    await publish(url);
    await ask(title, 'The name of your mother');
    await publish(url);
    await spoil(server, 1);
    const { code, text } = await catalogue(url, asha, 'rollback', '1', '--note', 'Back');
    expect({ code, text }).toEqual({
      code: 2,
      text: expect.stringMatching(/cannot serve all of release 1[^]*mother_name.*ui:titel/),
    });
    await close(server);
    const { server: approving, url: second } = await fresh({ ...people, RELEASE_APPROVAL: 'on' });
    await ask('The name of your mother', `${title} again`);
    await publish(second);
    await spoil(approving, 3);
    const answer = await catalogue(second, ravi, 'approve', '3', '--note', 'Read and agreed');
    expect(answer.text).toMatch(/cannot serve all of release 3/);
    expect(await moduleOf(approving)).toContain('The name of your mother');
  });

  // The clock that stands still here would stop the connections to PostgreSQL, too.
  if (!process.env.DATABASE_URL)
    it('is looked up ever more rarely while it cannot be read at all', async () => {
      const { server: first, url } = await fresh();
      await publish(url);
      await first.db.update(releases).set({ compiler: 'earlier' });
      const texts = await first.db.delete(releaseFiles).returning();
      await close(first);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      const { server } = await fresh();
      const lines = () => server.log.split('its text is not stored').length - 1;
      expect(lines()).toBe(1);
      for (let seconds = 0; seconds < 120; seconds++) {
        await vi.advanceTimersByTimeAsync(1000);
        await server.db.select().from(releases);
      }
      expectLogged(/its text is not stored/);
      expect(lines()).toBeGreaterThan(3);
      expect(lines()).toBeLessThan(8);
      await server.db.insert(releaseFiles).values(texts);
      await vi.advanceTimersByTimeAsync(70_000);
      vi.useRealTimers();
      await until(async () => (await moduleOf(server)) !== 404);
    });
});

describe('publishing', () => {
  it('refuses what the checker does not call clean, and what has not changed', async () => {
    const { server, url } = await open();
    await publish(url);
    expect((await publish(url)).text).toMatch(/Release 1 is live and has exactly these files/);
    await replace('ui.json', '"mother_name"', '"father_name"');
    const { code, text } = await publish(url);
    expect({ code, text }).toEqual({
      code: 1,
      text: expect.stringMatching(/Nothing was published/),
    });
    expect(await moduleOf(server)).toContain(title);
  });

  it('takes a release of any number of files', async () => {
    const { server, url } = await open();
    await publish(url);
    const { files } = (await call(server, 'GET', '/1')).body as {
      files: { [path: string]: string };
    };
    const [digest] = Object.values(files);
    const examples = Array.from({ length: 20_000 }, (_, i) => [
      `schemas/mother_name/examples/generated-${i}.json`,
      digest,
    ]);
    const proposal = {
      files: { ...files, ...Object.fromEntries(examples) },
      note: 'Many',
      base: 1,
    };
    const { status, body } = await call(server, 'POST', '', proposal);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(Object.keys((body as { files: object }).files).length).toBeGreaterThan(20_000);
  });

  it('takes texts in portions', async () => {
    const { server } = await open();
    const texts = Array.from({ length: 5001 }, (_, i) => `{"q":${i}}`);
    expect((await call(server, 'POST', '/texts', { texts })).status).toBe(400);
    expect((await call(server, 'POST', '/texts', { texts: texts.slice(1) })).status).toBe(204);
  });

  it('asks before it breaks what was possible', async () => {
    await cp(join(root, 'schemas/pan_card'), join(folder, 'schemas/pan_card'), { recursive: true });
    await inEnglish();
    await offer('mother_name', 'pan_card');
    const { url } = await open();
    await publish(url);
    await rm(join(folder, 'schemas/pan_card'), { recursive: true });
    await offer('mother_name');
    const args = ['publish', '--note', 'Shorter', '--server', url];
    const answer = async (confirm?: () => Promise<boolean>) => {
      const { code, aside } = await runCatalogue(folder, args, confirm && { confirm });
      return { code, aside };
    };
    expect(await answer()).toEqual({ code: 1, aside: expect.stringContaining('--yes') });
    expect((await answer(async () => false)).code).toBe(1);
    expect((await answer(async () => true)).code).toBe(0);
  });

  it('refuses an entry of the catalogue without a folder, whatever the command line has checked', async () => {
    const { server, url } = await open();
    await publish(url);
    const { body } = await call(server, 'GET', '/1');
    const left = Object.entries(body.files).filter(([path]) => !path.includes('/mother_name/'));
    const files = Object.fromEntries(left);
    const { status, body: refusal } = await call(server, 'POST', '', { note: 'x', base: 1, files });
    expect(status).toBe(422);
    expect(refusal.diagnostics).toEqual([expect.stringMatching(/schemas\/mother_name does not/)]);
  });

  it('is refused to whoever has no token, and by a server of saved files', async () => {
    const { server, url } = await open();
    expect((await publish(url, 'Mine', 'x'.repeat(40))).text).toMatch(/does not know your token/);
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/1'],
      ['POST', ''],
      ['POST', '/texts'],
      ['POST', '/1/approve'],
    ] as const)
      expect((await server.anyone.send(method, `/releases${path}`)).status).toBe(401);
    await close(server);
    const { url: other } = await open({ RELEASES: 'off' });
    expect((await publish(other)).text).toMatch(/takes no releases/);
    expect((await publish('http://127.0.0.1:1')).text).toMatch(/No portal answers/);
  });

  it('needs a reason, and is of all request types', async () => {
    const { url } = await open();
    for (const args of [['publish'], ['publish', '--note', ' '], ['rollback', '1']])
      expect((await catalogue(url, asha, ...args)).text).toMatch(/Say why/);
    expect((await publish(url, '\u200B')).text).toMatch(/note has nothing in it that can be read/);
    const { text } = await catalogue(url, asha, 'publish', 'mother_name', '--note', 'Part');
    expect(text).toMatch(/takes no keys/);
  });
});

describe('approval', () => {
  const approving = { ...people, RELEASE_APPROVAL: 'on' };

  it('is given by another person, to the difference to what is live', async () => {
    const { server, url } = await open(approving);
    expect((await publish(url)).text).toMatch(/Release 1 is proposed/);
    expect(await moduleOf(server)).toBe(404);
    const approve = (who: string, number: string) =>
      catalogue(url, who, 'approve', number, '--note', 'Read and agreed');
    expect((await approve(asha, '1')).text).toMatch(/another person has to approve/);
    expect(await moduleOf(server)).toBe(404);
    expect((await approve(ravi, '1')).text).toMatch(/Release 1 is live/);
    expect(await moduleOf(server)).toContain(title);

    await ask(title, 'The name of your mother');
    await publish(url);
    await ask('The name of your mother', 'Your mother');
    await publish(url);
    expect((await approve(ravi, '3')).text).toMatch(/Release 3 is live/);
    // What it would change is no longer what was read.
    expect((await approve(ravi, '2')).text).toMatch(/against release 1.*release 3 is live/);
    expect((await catalogue(url, ravi, 'rollback', '2', '--note', 'x')).text).toMatch(/never live/);
    expect((await catalogue(url, asha, 'withdraw', '2', '--note', 'Too late')).code).toBe(0);
    expect((await approve(ravi, '2')).text).toMatch(/withdrawn/);
    expect(await moduleOf(server)).toContain('Your mother');
  });

  it('reads the difference out of the files, whatever the command line of the proposer said', async () => {
    const { server, url } = await open(approving);
    await publish(url);
    await catalogue(url, ravi, 'approve', '1', '--note', 'Read and agreed');
    const { body: first } = await call(server, 'GET', '/1');
    const ui = await readFile(join(folder, 'schemas/mother_name/ui.json'), 'utf8');
    const forged = ui.replace(title, 'Tell us your password');
    await call(server, 'POST', '/texts', { texts: [forged] });
    const files = { ...first.files, 'schemas/mother_name/ui.json': digestOf(forged) };
    await call(server, 'POST', '', { note: 'Spelling', base: 1, files, difference: [] });
    const { text } = await catalogue(url, ravi, 'releases', '2');
    expect(text).toMatch(/since release 1[^]*mother_name: [^]*to "Tell us your password"/);
    const json = await catalogue(url, ravi, 'releases', '2', '--format', 'json');
    expect(JSON.parse(json.text).difference).toMatchObject([{ key: 'mother_name' }]);
  });

  it('needs two people with tokens', async () => {
    await expect(open({ RELEASE_TOKENS: `asha=${asha}`, RELEASE_APPROVAL: 'on' })).rejects.toThrow(
      /RELEASE_APPROVAL needs RELEASE_TOKENS/,
    );
  });
});

describe('the differences to a release', () => {
  it('are those of the files that it was made of', async () => {
    const { url } = await open();
    await publish(url);
    const since = () => catalogue(url, asha, 'diff', '--release', '1');
    expect(await since()).toEqual({ code: 0, text: 'Nothing changed since release 1.\n' });
    const live = await catalogue(url, asha, 'diff', '--release', 'live');
    expect(live.text).toBe('Nothing changed since release 1.\n');
    await replace('schema.json', '"maxLength": 20', '"maxLength": 19');
    const { code, text } = await since();
    expect(code).toBe(1);
    expect(text).toMatch(/mother_name: breaking[^]*maxLength changed from 20 to 19/);
    expect((await catalogue(url, asha, 'diff', '--release', '9')).text).toMatch(/no release 9/);
  });

  it('can be looked at in its files', async () => {
    const { url } = await open();
    const show = (...keys: string[]) => catalogue(url, asha, 'show', '--release', 'live', ...keys);
    expect(await show()).toMatchObject({ code: 2, text: expect.stringMatching(/no release yet/) });
    await publish(url);
    await replace('schema.json', '"maxLength": 20', '"maxLength": 19');
    const files = JSON.parse((await show('mother_name')).text);
    expect(files['schemas/mother_name/schema.json']).toContain('"maxLength": 20');
    const paths = Object.keys(JSON.parse((await show('other')).text));
    expect(paths).toContain('catalogue.json');
    expect(paths.filter((path) => path.includes('mother_name'))).toEqual([]);
  });
});
