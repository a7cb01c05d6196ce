import { readFileSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drafts, otps, signatures } from '../../src/server/store/schema';
import { fixtureAlone } from '../fixtureAlone';
import { definitionsWithWellness } from '../wellness';
import type { Caller } from './help/caller';
import { createTestStorage } from './help/database';
import { answersFor, bothParties, Revival } from './help/revival';
import { TestServer } from './help/server';
import { runCatalogue } from '../cli/runCatalogue';
import { expectLogged } from '../setup/output';

const keyOne = '1'.repeat(64);
const keyTwo = '2'.repeat(64);

let definitions: string;
let wellnessOnly: { DEFINITIONS_DIR: string };
let server: TestServer;
let vikram: Caller;
let revival: Revival;

beforeAll(async () => {
  definitions = definitionsWithWellness();
  wellnessOnly = { DEFINITIONS_DIR: fixtureAlone('wellness') };
  server = await TestServer.open({
    env: { DEFINITIONS_DIR: definitions, DRAFT_BYTES: '20000', DRAFTS_PER_CUSTOMER: '3' },
  });
  vikram = await server.signIn('C10002');
});
afterAll(async () => {
  await server.close();
  await rm(definitions, { recursive: true });
  await rm(wellnessOnly.DEFINITIONS_DIR, { recursive: true });
});
beforeEach(async () => {
  server.minutesAhead = 0;
  await server.db.delete(drafts);
  revival = new Revival(server, vikram, bothParties);
});

const lost =
  'What you had saved of this form can no longer be read. Please fill it in anew, or call us on 1800-000-0000.';
const damaged = {
  status: 200,
  body: {
    status: 'success',
    form_data: null,
    signatures: [],
    changes: [{ at: '', title: '', was: '', message: lost }],
  },
};
const withoutKey = {
  status: 503,
  body: {
    message:
      'What you saved of this form cannot be opened at the moment. Nothing of it is lost. Please try again later, or call us on 1800-000-0000.',
  },
};

const canary = 'Tuberkulose1912';
const town = 'Kanarienvogelheim';
const begun = { placeOfDeclaration: town, q2c_insured: 'yes', illnessInjurytestInsured: canary };

describe('a saved draft', () => {
  it('[REV-58] is returned as it was saved, complete or not', async () => {
    const filled = { policy_number: bothParties, form_data: begun };
    const numbers = { incident_number: 'INC1', sr_number: 'SR1' };
    const saved = await vikram.post('dgh-draft/', { ...filled, ...numbers });
    expect(saved.body).toEqual({
      status: 'success',
      saved_at: expect.stringMatching(/^\d{4}-.*Z$/),
      version: expect.any(String),
    });
    const { body } = await vikram.get('dgh-draft/', { policy_number: bothParties });
    expect(body).toEqual({
      status: 'success',
      form_data: begun,
      changes: [],
      page: '',
      signatures: [],
      saved_at: saved.body.saved_at,
      version: saved.body.version,
      review_asked_at: null,
      request_type: expect.any(String),
      ...numbers,
    });
  });

  it('keeps the page on which it was left, also through a review', async () => {
    expect((await revival.save(begun, { page: 'illnesses' })).status).toBe(200);
    expect((await revival.load()).body.page).toBe('illnesses');
    await vikram.post('dgh-submit-review/', {
      policy_number: bothParties,
      form_data: begun,
      page: 'review',
    });
    expect((await revival.load()).body.page).toBe('review');
    expect((await revival.save(begun, { page: 'x'.repeat(101) })).status).toBe(400);
  });

  it('is empty when nothing was saved', async () => {
    const { status, body } = await revival.load();
    expect([status, body]).toEqual([
      200,
      { status: 'success', form_data: null, changes: [], signatures: [] },
    ]);
  });

  it('exists once for each policy and request type', async () => {
    const good = new Revival(server, vikram, bothParties, 'dgh_form');
    const other = new Revival(server, vikram, '50020002');
    await revival.save({ placeOfDeclaration: 'Pune' });
    await good.save({ placeOfDeclaration: 'Agra' });
    await other.save({ placeOfDeclaration: 'Kochi' });
    await revival.save({ placeOfDeclaration: 'Puri' });
    const places = await Promise.all(
      [revival, good, other].map(async (one) => (await one.load()).body.form_data),
    );
    expect(places.map(({ placeOfDeclaration }) => placeOfDeclaration)).toEqual([
      'Puri',
      'Agra',
      'Kochi',
    ]);
  });

  it('is stored for the request type whose questions were answered when the call names none', async () => {
    const save = (form_data: object) =>
      vikram.post('dgh-draft/', { policy_number: bothParties, form_data });
    await save({ heightInsuredFeet: 5 });
    expect((await revival.load()).body.form_data).toEqual({ heightInsuredFeet: 5 });
    await save({ illnessInjurytestInsured: 'Cold', policyId: bothParties });
    const good = new Revival(server, vikram, bothParties, 'dgh_form');
    expect((await good.load()).body.form_data).toMatchObject({ policyId: bothParties });
  });

  it('is not overwritten by a client that has not read it', async () => {
    const first = await revival.save({ placeOfDeclaration: 'Pune' });
    server.minutesAhead = 1;
    const second = await revival.save(
      { placeOfDeclaration: 'Agra' },
      { saved_at: first.body.saved_at },
    );
    expect(second.status).toBe(200);
    const third = await revival.save(
      { placeOfDeclaration: 'Puri' },
      { saved_at: first.body.saved_at },
    );
    expect([third.status, third.body.saved_at]).toEqual([409, second.body.saved_at]);
    const review = await vikram.post('dgh-submit-review/', {
      policy_number: bothParties,
      form_data: { placeOfDeclaration: 'Puri' },
      saved_at: first.body.saved_at,
    });
    expect([review.status, review.body.saved_at]).toEqual([409, second.body.saved_at]);
    expect((await revival.load()).body.form_data).toEqual({ placeOfDeclaration: 'Agra' });
  });

  it('is overwritten by only one of several simultaneous saves; the others get a conflict', async () => {
    const { saved_at } = (await revival.save({ placeOfDeclaration: 'Pune' })).body;
    const towns = ['Agra', 'Puri', 'Kochi', 'Surat'];
    const replies = await Promise.all(
      towns.map((placeOfDeclaration) => revival.save({ placeOfDeclaration }, { saved_at })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const first = replies.findIndex(({ status }) => status === 200);
    const { body } = await revival.load();
    expect(body.form_data).toEqual({ placeOfDeclaration: towns[first] });
    expect(body.saved_at).toBe(replies[first]!.body.saved_at);
  });

  it('is not overwritten by a client with a later timestamp from a server whose clock is ahead', async () => {
    const { saved_at } = (await revival.save(begun)).body;
    const ahead = new Date(Date.parse(saved_at) + 1000).toISOString();
    expect((await revival.save({}, { saved_at: ahead })).status).toBe(409);
    expect((await revival.save({}, { saved_at })).status).toBe(200);
  });

  it('is deleted with the submit of the ticket', async () => {
    const {
      dateOfDeclaration: _day,
      age: _age,
      ...answers
    } = answersFor('revival_application', 'proposer-by-rider');
    await revival.save(answers);
    await revival.sign('OtpVerificationLA');
    await revival.sign('OtpVerificationPR');
    expect((await revival.submit(answers)).status).toBe(200);
    expect((await revival.load()).body.form_data).toBe(null);
    await server.db.delete(signatures);
    await server.db.delete(otps).where(eq(otps.purpose, 'dgh'));
    await server.resolveTickets();
  });

  it('[REV-60] is marked when the customer sends it for review, without a ticket', async () => {
    const sent = await vikram.post('dgh-submit-review/', {
      policy_number: bothParties,
      form_data: begun,
      incident_number: '',
      sr_number: '',
    });
    expect([sent.status, sent.body.status]).toEqual([200, 'success']);
    const { body } = await revival.load();
    expect(body).toMatchObject({ form_data: begun, review_asked_at: sent.body.saved_at });
    server.minutesAhead = 1;
    await revival.save(begun);
    expect((await revival.load()).body.review_asked_at).toBe(sent.body.saved_at);
    const { body: tracked } = await vikram.post('track-service-request', {
      policyNumber: bothParties,
    });
    expect(JSON.stringify(tracked)).not.toContain('"statuscode":1,');
  });

  it('has a limit in size and in number', async () => {
    const long = await revival.save({ illnessInjurytestInsured: 'x'.repeat(20_000) });
    expect([long.status, long.body.message]).toEqual([
      413,
      'This is too much to be saved. Please shorten your answers.',
    ]);
    for (const [policy, key] of [
      ['50020001', 'dgh_form'],
      ['50020001', 'revival_application'],
      ['50020002', 'dgh_form'],
    ] as const)
      expect((await new Revival(server, vikram, policy, key).save(begun)).status).toBe(200);
    const fourth = await new Revival(server, vikram, '50020002').save(begun);
    expect(fourth.status).toBe(409);
    expect((await revival.save(begun)).status).toBe(200);
  });

  it('must be an object of answers that is not nested too deeply', async () => {
    for (const form_data of ['text', [], 7, null])
      expect((await revival.save(form_data as never)).status).toBe(400);
    let deep = {};
    for (let level = 0; level < 20; level++) deep = { deep };
    expect((await revival.save(deep)).status).toBe(400);
  });

  it('expires after some weeks', async () => {
    await revival.save(begun);
    server.minutesAhead = 59 * 24 * 60;
    vikram = await server.signIn('C10002');
    expect((await new Revival(server, vikram, bothParties).load()).body.form_data).toEqual(begun);
    server.minutesAhead = 61 * 24 * 60;
    vikram = await server.signIn('C10002');
    expect((await new Revival(server, vikram, bothParties).load()).body.form_data).toBe(null);
    server.minutesAhead = 0;
    vikram = await server.signIn('C10002');
  });
});

describe('a draft from an earlier version of the rules', () => {
  const place = () => join(definitions, 'schemas/wellness_note/schema.json');

  it('keeps the answers of fields that were renamed, once or more often', async () => {
    const note = new Revival(server, vikram, bothParties, 'wellness_note');
    const meals = [{ dish: 'Dal', on: '2026-11-20' }, { dish: 'Tea' }];
    await note.save({ sport: 'swim', pool: 'Marina', meals });
    for (const [from, to] of [
      ['/pool', '/bath'],
      ['/bath', '/swimming_pool'],
      ['/meals/items/dish', '/meals/items/food'],
      ['/meals', '/eaten'],
      ['/eaten/items/on', '/eaten/items/day'],
    ] as const)
      expect(await renamed(from, to)).toMatchObject({ code: 0, aside: '' });
    const { body } = await note.load();
    expect(body.changes).toEqual([]);
    const eaten = [{ food: 'Dal', day: '2026-11-20' }, { food: 'Tea' }];
    expect(body.form_data).toEqual({ sport: 'swim', swimming_pool: 'Marina', eaten });

    // A name that a field has again is no former name.
    expect(await renamed('/swimming_pool', '/pool')).toMatchObject({ code: 0 });
    expect((await note.load()).body.form_data).toMatchObject({ pool: 'Marina' });
    for (const [from, to] of [
      ['/eaten/items/day', '/eaten/items/on'],
      ['/eaten', '/meals'],
      ['/meals/items/food', '/meals/items/dish'],
    ] as const)
      expect(await renamed(from, to)).toMatchObject({ code: 0 });
    editRequest((request) => delete request.renamed);
  });

  it('opens with the answers that still fit and lists the others', async () => {
    const note = new Revival(server, vikram, bothParties, 'wellness_note');
    const stored = { outdoors: true, pool: 'Marina', meals: [{ on: '2026-11-20' }] };
    const { version } = (
      await note.save({
        ...stored,
        remark: 'None',
        sport: 'run',
        pace_insured: 3,
        meals: ['Tea', { dish: 'Dal', on: '2026-11-20' }],
        since: true,
        owner: 'Vikram K Specimen',
        never_asked: 'x',
      })
    ).body;
    const before = readFileSync(place(), 'utf8');
    const schema = JSON.parse(before);
    delete schema.properties.remark;
    delete schema.properties.owner;
    editRequest((request) => delete request.prefill);
    delete schema.properties.meals.items.properties.dish;
    schema.properties.meals.items.required = ['on'];
    schema.properties.sport.enum = ['swim', 'ski'];
    for (const field of ['pace_proposer', 'pace_insured'])
      schema.properties[field] = { type: 'string', maxLength: 3 };
    writeFileSync(place(), JSON.stringify(schema));
    editUi((ui) => {
      delete ui.remark;
      delete ui.owner;
      ui['ui:sections'][0].fields.shift();
      delete ui.meals.items.dish;
      ui['ui:sections'][2].fields = ['meals'];
      ui.meals['ui:entries'].name = '{on}';
    });
    const { body } = await note.load();
    expect(body).toMatchObject({ version, form_data: stored });
    expect(Object.keys(body.form_data).sort()).toEqual(Object.keys(stored).sort());
    expect(body.changes).toEqual([
      gone('/meals/1/dish', 'Dish', 'Dal'),
      gone('/remark', 'Remark', 'None'),
      unfit('/sport', 'What sport do you do?', 'run'),
      unfit('/since', 'Since when?', 'Yes'),
      unfit('/pace_insured', '2. Hours of sport a week (Insured)', '3'),
      unfit('/meals/0', 'Meals', 'Tea'),
    ]);

    // Once saved again, it belongs to the current rules and there is nothing to list.
    await note.save(body.form_data);
    const again = (await note.load()).body;
    expect(again.changes).toEqual([]);
    expect(again.version).not.toBe(version);
  });

  const renamed = (from: string, to: string) =>
    runCatalogue(definitions, ['rename', 'wellness_note', from, to, '--yes']);

  const gone = (at: string, title: string, was: string) => ({
    at,
    title,
    was,
    message: `“${title}” is no longer asked. You had answered: ${was}`,
  });
  const unfit = (at: string, title: string, was: string) => ({
    at,
    title,
    was,
    message: `“${title}” has to be answered again. You had answered: ${was}`,
  });

  const editUi = (change: (ui: any) => void) => edit('ui', change);
  const editRequest = (change: (request: any) => void) => edit('request', change);

  function edit(part: string, change: (value: any) => void) {
    const path = join(definitions, `schemas/wellness_note/${part}.json`);
    const value = JSON.parse(readFileSync(path, 'utf8'));
    change(value);
    writeFileSync(path, JSON.stringify(value));
  }
});

describe('stored draft', () => {
  it('looks to other customers like a draft that does not exist', async () => {
    await revival.save(begun);
    const asha = await server.signIn('C10001');
    const refused = { status: 403, body: { message: 'This does not belong to you' } };
    const get = (policy_number: string) => asha.get('dgh-draft/', { policy_number });
    expect(await get(bothParties)).toMatchObject(refused);
    expect(await get('99999999')).toMatchObject(refused);
    expect(await new Revival(server, asha, bothParties).save(begun)).toMatchObject(refused);
    const mixed = await new Revival(server, asha, '50010001').save({ policyNumber: bothParties });
    expect(mixed).toMatchObject(refused);
  });

  it('cannot be decrypted in the row of another customer, policy or request type', async () => {
    await revival.save(begun);
    const [row] = await server.db.select().from(drafts);
    const asha = await server.signIn('C10001');
    await server.db.insert(drafts).values([
      { ...row!, clientId: 'C10001', policyNumber: '50010001' },
      { ...row!, policyNumber: '50020002' },
      { ...row!, requestKey: 'dgh_form' },
    ]);
    for (const thief of [
      new Revival(server, asha, '50010001'),
      new Revival(server, vikram, '50020002'),
      new Revival(server, vikram, bothParties, 'dgh_form'),
    ]) {
      const { status, body } = await thief.load();
      expect({ status, body }).toEqual(damaged);
    }
    expect((await revival.load()).body.form_data).toEqual(begun);
    expectLogged(/a draft cannot be opened/);
    expect(server.log).not.toContain(canary);
  });

  it('does not appear in the log when the database fails', async () => {
    await server.db.execute('alter table drafts rename to drafts_gone');
    const failed = await revival.save(begun);
    await server.db.execute('alter table drafts_gone rename to drafts');
    expect(failed.status).toBe(500);
    expectLogged(/"failed"/);
    for (const personal of [canary, town, bothParties, 'C10002'])
      expect(server.log).not.toContain(personal);
  });

  it('is rejected after any modification', async () => {
    await revival.save(begun);
    const [row] = await server.db.select().from(drafts);
    const bytes = Buffer.from(row!.sealed, 'base64');
    for (const place of [0, 12, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[place]! ^= 1;
      await server.db.update(drafts).set({ sealed: changed.toString('base64') });
      expect(await revival.load()).toMatchObject(damaged);
    }
    await server.db.update(drafts).set({ sealed: 'AAAA' });
    expect(await revival.load()).toMatchObject(damaged);
    expect(await revival.downloadPdf()).toMatchObject({ status: 503, body: { message: lost } });
    const asked = await revival.askForCode('OtpVerificationLA');
    expect([asked.status, asked.body.message]).toEqual([503, lost]);
    // No key can decrypt it any more: the customer starts with an empty form.
    expect((await revival.save(begun)).status).toBe(200);
    expect((await revival.load()).body.form_data).toEqual(begun);
    expectLogged(/a draft cannot be opened/);
  });

  it('encrypts equal answers differently each time', async () => {
    await revival.save(begun);
    const [first] = await server.db.select().from(drafts);
    await revival.save(begun);
    const [second] = await server.db.select().from(drafts);
    expect(second!.sealed.slice(0, 16)).not.toBe(first!.sealed.slice(0, 16));
  });

  it('leaves no readable answer on disk, in the database or in the log, and is deleted in time', async () => {
    const place = await createTestStorage();
    const one = await TestServer.open({ place, env: wellnessOnly });
    const caller = await one.signIn('C10002');
    await new Revival(one, caller, bothParties, 'wellness_note').save(begun);
    await one.close();
    const found = await filesWith(place.env.DATA_DIR, [canary, town, 'q2c_insured']);
    expect(found).toEqual([]);
    expect(one.log).not.toContain(canary);
    expect((await stat(join(place.env.DATA_DIR, 'draft.key'))).mode & 0o777).toBe(0o600);

    const weeksLater = new Date(Date.now() + 61 * 24 * 60 * 60 * 1000);
    const later = await TestServer.open({
      place,
      env: wellnessOnly,
      appOptions: { now: () => weeksLater },
    });
    await expect.poll(() => later.db.$count(drafts)).toBe(0);
    await later.close();
    await place.remove();
  });

  it('is decrypted with an earlier key and encrypted with the newest key on the next save', async () => {
    const place = await createTestStorage();
    const withKeys = async (DRAFT_KEY: string) => {
      const one = await TestServer.open({ place, env: { ...wellnessOnly, DRAFT_KEY } });
      return {
        one,
        held: new Revival(one, await one.signIn('C10002'), bothParties, 'wellness_note'),
      };
    };
    const first = await withKeys(keyOne);
    await first.held.save(begun);
    await first.one.close();

    const both = await withKeys(`${keyTwo}, ${keyOne}`);
    expect((await both.held.load()).body.form_data).toEqual(begun);
    const opened = await both.one.db.select().from(drafts);
    await both.held.save(begun);
    const resealed = await both.one.db.select().from(drafts);
    expect(resealed[0]!.keyId).not.toBe(opened[0]!.keyId);
    await both.one.close();

    const second = await withKeys(keyTwo);
    expect((await second.held.load()).body.form_data).toEqual(begun);
    await second.one.close();
    await place.remove();
  });
});

describe('a draft whose encryption key is missing', () => {
  const askForReview = (held: Revival) =>
    held.caller.post('dgh-submit-review/', {
      policy_number: bothParties,
      form_data: { ...begun, placeOfDeclaration: 'Elsewhere' },
      request_type: held.key,
    });

  it('is neither reported as missing nor overwritten, and opens once the key is back', async () => {
    await revival.save(begun);
    const [stored] = await server.db.select().from(drafts);
    const unknownKeyId = '0123456789abcdef';
    await server.db.update(drafts).set({ keyId: unknownKeyId });
    server.log = '';
    const calls = [
      () => revival.load(),
      () => revival.save({ placeOfDeclaration: 'Elsewhere' }),
      () => revival.save({}, { saved_at: stored!.savedAt.toISOString() }),
      () => askForReview(revival),
      () => revival.downloadPdf(),
      () => revival.askForCode('OtpVerificationLA'),
    ];
    for (const [i, call] of calls.entries()) {
      const { status, body } = await call();
      expect({ i, status, body }).toEqual({ i, ...withoutKey });
    }
    expect(server.log.split('a draft cannot be opened')).toHaveLength(calls.length + 1);
    expectLogged(new RegExp(unknownKeyId));
    expect(await server.db.select().from(drafts)).toEqual([{ ...stored!, keyId: unknownKeyId }]);

    await server.db.update(drafts).set({ keyId: stored!.keyId });
    expect((await revival.load()).body.form_data).toEqual(begun);
    expect((await revival.save(begun)).status).toBe(200);
  });

  it('does not block drafts of other policies and request types', async () => {
    await revival.save(begun);
    await server.db.update(drafts).set({ keyId: '0123456789abcdef' });
    const good = new Revival(server, vikram, bothParties, 'dgh_form');
    expect((await good.load()).body.form_data).toBe(null);
    server.minutesAhead = 1;
    expect((await good.save(begun)).status).toBe(200);
    // Of several drafts, the one saved last is returned.
    const plain = () => vikram.get('dgh-draft/', { policy_number: bothParties });
    expect((await plain()).body).toMatchObject({ form_data: begun, request_type: good.key });
    await server.db
      .update(drafts)
      .set({ savedAt: new Date(Date.now() + 120_000) })
      .where(eq(drafts.requestKey, revival.key));
    expect(await plain()).toMatchObject(withoutKey);
    expectLogged(/a draft cannot be opened/);
  });
});

async function filesWith(folder: string, words: string[]): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const found: string[] = [];
  for (const name of names) {
    const path = join(folder, name);
    if (!(await stat(path)).isFile()) continue;
    const bytes = await readFile(path);
    for (const word of words) if (bytes.includes(word)) found.push(`${name}: ${word}`);
  }
  return found;
}
