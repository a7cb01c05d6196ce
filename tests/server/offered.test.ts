import { afterEach, describe, expect, it } from 'vitest';
import demoBook from '../../src/server/integrations/demoBook.json';
import { Offers } from '../../src/server/definitions/offers';
import { codesOfSubTypes } from '../../src/server/store/subTypes';
import type { Caller } from './help/caller';
import { momentOf } from './help/database';
import { type LiveServer, openLive, type Texts } from './help/liveFiles';
import { catalogueWith, moodNote } from './help/moodNote';
import { readPdf } from './help/pdf';
import { ticketsOf } from './help/requests';
import { customerOf } from './help/server';
import { expectLogged } from '../setup/output';

/** Asha is a woman, Vikram a man. */
const [asha, vikram] = ['C10001', 'C10002'];
const toMen = {
  to: {
    properties: {
      customer: { properties: { gender: { const: 'M' } }, required: ['gender'] },
    },
    required: ['customer'],
  },
};

const offering = (offered: unknown, more: object = {}): Texts => ({
  ...moodNote(),
  ...catalogueWith(offered === undefined ? {} : { offered }, more),
});

let live: LiveServer;
afterEach(() => live.close());

const signIn = (clientId: string) => live.server.signIn(clientId);
const policyOf = (clientId: string) => customerOf(clientId).policies[0]!.policyNumber;

/** Opens the form as a browser does: the caller then makes the calls of that form. */
async function openForm(caller: Caller): Promise<Caller> {
  const { status, body } = await caller.get('definitions/mood_note/');
  expect(status).toBe(200);
  return caller.with({ 'form-pass': body.pass });
}

/** Of the database: who is not offered the request type is not told its sub-type. */
const codeOf = async (): Promise<string> =>
  (await codesOfSubTypes(live.server.db)).get('mood note')!;

/** Sends the form; returns the status, and the ticket or the message. */
async function send(caller: Caller, policyNumber: string, call = 'mood-note/', more = {}) {
  const etli_sub_type = await codeOf();
  const input = { policyNumber, mood: 'fine', etli_sub_type, ...more };
  const { status, body } = await caller.post(call, input);
  return { status, said: body.ticketnumber ?? body.message };
}

const draftOf = (caller: Caller, policy_number: string) =>
  caller.get('dgh-draft/', { policy_number, request_type: 'mood_note' });
const saveDraft = (caller: Caller, policy_number: string, form_data: object, saved_at?: string) =>
  caller.post('dgh-draft/', {
    policy_number,
    request_type: 'mood_note',
    form_data,
    ...(saved_at && { saved_at }),
  });

const isOffered = async (caller: Caller): Promise<boolean> => {
  const { body } = await caller.get('catalogue/');
  const isListed = JSON.stringify(body).includes('mood_note');
  expect((await caller.get('definitions/mood_note/')).status).toBe(isListed ? 200 : 404);
  return isListed;
};

const notOffered =
  'This request is not offered to you, or not yet. Please choose another one, or call us.';

describe.each(['files', 'releases'] as const)('with %s, a request type', (mode) => {
  const open = async (offered: unknown, more: object = {}, today?: string) => {
    live = await openLive(mode, today);
    await live.makeLive(offering(offered, more));
  };

  it('that is offered to some is nowhere in the catalogue of the others, who get their own', async () => {
    live = await openLive(mode);
    const calm = JSON.parse(JSON.stringify(moodNote()).replaceAll('mood', 'calm'));
    await live.makeLive({
      ...calm,
      ...moodNote(),
      ...catalogueWith(
        { offered: toMen, openedBy: ['mood-change'], keywords: ['feeling'] },
        {
          popular: ['mood_note'],
          screens: { 'fund-switch': { key: 'calm_note', offered: toMen } },
        },
      ),
    });
    const [his, hers] = [await signIn(vikram), await signIn(asha)];
    const [all, part] = [await his.get('catalogue/'), await hers.get('catalogue/')];
    expect(all.body).toMatchObject({
      popular: ['mood_note'],
      screens: { 'fund-switch': 'calm_note' },
      serviceTypes: [{ requestTypes: [{ key: 'mood_note', openedBy: ['mood-change'] }] }],
    });
    expect(JSON.stringify(all.body)).not.toContain('offered');
    expect(part.body).toMatchObject({ popular: [], screens: {}, serviceTypes: [] });
    expect(JSON.stringify(part.body)).not.toMatch(/mood|feeling|calm|Wellbeing/i);
    expect(part.headers['cache-control']).toBe('private, no-cache');
    const again = (caller: Caller, tag: unknown) =>
      caller.with({ 'if-none-match': String(tag) }).get('catalogue/');
    expect((await again(hers, part.headers.etag)).status).toBe(304);
    expect((await again(his, all.headers.etag)).status).toBe(304);
    expect((await again(hers, all.headers.etag)).status).toBe(200);
    expect((await live.server.anyone.get('catalogue/')).status).toBe(401);
    expect((await live.server.anyone.get('definitions/mood_note/')).status).toBe(401);
  });

  it('that is not offered is refused in every call that is its own', async () => {
    await open(toMen);
    const [his, hers] = [await signIn(vikram), await signIn(asha)];
    const other = await openForm(his);
    const policy = policyOf(asha);
    const paper = { policy_number: policy, request_type: 'mood_note', form_data: { mood: 'fine' } };
    // What another customer was given does not help.
    for (const caller of [hers, hers.with(pick(other))]) {
      const withheld = await caller.get('definitions/mood_note/');
      const unknown = await caller.get('definitions/no_such_note/');
      expect([withheld.status, withheld.body]).toEqual([unknown.status, unknown.body]);
      expect(withheld.status).toBe(404);
      expect(await send(caller, policy)).toEqual({ status: 403, said: notOffered });
      expect((await draftOf(caller, policy)).status).toBe(403);
      expect((await saveDraft(caller, policy, { mood: 'fine' })).status).toBe(403);
      expect((await caller.post('download-dgh-pdf/', paper)).status).toBe(403);
    }
    const { value } = (await hers.get('get-sr-sub-types/')).body;
    expect(value.map(({ sr_name }: any) => sr_name)).not.toContain('mood note');
    expect(await ticketsOf(hers, policy)).toEqual([]);
    expect((await send(other, policyOf(vikram))).status).toBe(200);
    const hindi = await send(hers.with({ 'accept-language': 'hi' }), policy);
    expect(hindi.said).toMatch(/^यह अनुरोध आपके लिए/);
  });

  it('is in the document of the calls only while everybody is offered it', async () => {
    live = await openLive(mode, '2026-11-21');
    const isNamed = async () =>
      (await live.server.anyone.get('openapi.json')).body.paths['/mood-note/'] !== undefined;
    for (const [offered, isForAll] of [
      [undefined, true],
      [false, false],
      [toMen, false],
      [{ share: 99 }, false],
      [{ from: '2026-11-22' }, false],
      [{ from: '2026-11-21' }, true],
      [{ until: '2026-11-20' }, false],
    ] as const) {
      await live.makeLive(offering(offered));
      expect([offered, await isNamed()]).toEqual([offered, isForAll]);
    }
  });

  it('is offered from the first day to the last, each from midnight on and without a restart', async () => {
    await open({ from: '2026-11-22', until: '2026-11-23' }, {}, '2026-11-21');
    const { server } = live;
    const openedAt = Date.now();
    const at = async (moment: string) => {
      const passed = Date.now() - openedAt;
      const ahead = Date.parse(moment) - momentOf('2026-11-21').getTime() - passed;
      server.minutesAhead = ahead / 60_000;
      return isOffered(await signIn(asha));
    };
    expect(await isOffered(await signIn(asha))).toBe(false);
    expect(await at('2026-11-21T23:57:00+05:30')).toBe(false);
    expect(await at('2026-11-22T00:03:00+05:30')).toBe(true);
    expect(await at('2026-11-23T23:57:00+05:30')).toBe(true);
    const form = await openForm(await signIn(asha));
    server.minutesAhead += 6;
    expect(await isOffered(form)).toBe(false);
    expect((await send(form, policyOf(asha))).status).toBe(200);
  });

  it('is offered to a share of the customers, who stay in when it grows', async () => {
    live = await openLive(mode);
    const customers = demoBook.customers.filter(({ policies }) => policies.length > 0);
    const callers = await Promise.all(customers.map(({ clientId }) => signIn(clientId)));
    const inAt = async (share: number) => {
      await live.makeLive(offering({ share }));
      const offered = await Promise.all(callers.map(isOffered));
      return customers.map(({ clientId }) => clientId).filter((_, i) => offered[i]);
    };
    const shares = [await inAt(0), await inAt(30), await inAt(70), await inAt(100)];
    expect(shares[0]).toEqual([]);
    expect(shares[3]).toHaveLength(customers.length);
    for (const [i, some] of shares.slice(0, -1).entries())
      expect(shares[i + 1]).toEqual(expect.arrayContaining(some));
    expect(await inAt(30)).toEqual(shares[1]);
  });

  it('can be finished by whoever opened it while it was offered, as long as a session lasts', async () => {
    await open(undefined);
    const hers = await openForm(await signIn(asha));
    const policies = customerOf(asha).policies.map(({ policyNumber }) => policyNumber);
    await live.makeLive(offering({ share: 0 }));
    expect((await saveDraft(hers, policies[0]!, { mood: 'tired' })).status).toBe(200);
    expect((await draftOf(hers, policies[0]!)).body.form_data).toEqual({ mood: 'tired' });
    expect((await send(hers, policies[0]!)).status).toBe(200);

    const { 'form-pass': pass } = hers.headers;
    const [text, signature] = pass!.split('.');
    const opened = JSON.parse(Buffer.from(text!, 'base64url').toString());
    const signed = (changed: object) =>
      `${Buffer.from(JSON.stringify({ ...opened, ...changed })).toString('base64url')}.${signature}`;
    const forged = [
      '',
      'x',
      '..',
      signed({ openedAt: opened.openedAt + 1 }),
      signed({ release: opened.release === null ? 7 : null }),
      `${text}.${'0'.repeat(64)}`,
      `${pass}\u0000`.slice(0, -2),
    ];
    for (const wrong of forged)
      expect(await send(hers.with({ 'form-pass': wrong }), policies[1]!)).toMatchObject({
        status: 403,
      });
    live.server.minutesAhead = 13 * 60;
    const later = (await signIn(asha)).with(pick(hers));
    expect((await send(later, policies[1]!)).status).toBe(403);
  });

  it('that is withdrawn keeps its drafts and its tickets', async () => {
    await open(undefined);
    const hers = await signIn(asha);
    const policy = policyOf(asha);
    const form = await openForm(hers);
    expect((await saveDraft(hers, policy, { mood: 'tired', since: 'May' })).status).toBe(200);
    const { said } = await send(form, customerOf(asha).policies[1]!.policyNumber);
    await live.makeLive(offering(false));
    expect((await draftOf(hers, policy)).status).toBe(403);
    const [ticket] = (await hers.post('track-service-request', {})).body.value;
    expect(ticket).toMatchObject({ ticketnumber: said, etli_SubType: { etli_name: 'mood note' } });
    expect((await hers.get(`sent-requests/${said}/`)).body).toMatchObject({
      title: 'mood note',
      sealed: 'whole',
    });
    const paper = await readPdf((await hers.get(`sent-requests/${said}/pdf/`)).bytes);
    const version = /^Version of the form (\d+)$/m.exec(paper.text)?.[1];
    expect(version).toBe(mode === 'releases' ? '1' : undefined);
    await live.makeLive(offering({ from: '2020-01-01' }));
    expect((await draftOf(hers, policy)).body.form_data).toEqual({ mood: 'tired', since: 'May' });
  });
});

const pick = ({ headers }: Caller) => ({ 'form-pass': headers['form-pass']! });

describe('a catalogue with a mistake in "offered"', () => {
  it.each([
    { share: 'ten' },
    { to: { required: ['customr'] } },
    { form: '2026-01-01' },
    'no',
    null,
  ])('offers that request type to nobody: %j', async (offered) => {
    live = await openLive('files');
    await live.makeLive(offering(offered, { screens: { 'fund-switch': { key: 'x', offered } } }));
    await live.restart();
    const hers = await signIn(asha);
    expect(await isOffered(hers)).toBe(false);
    expect((await send(hers, policyOf(asha))).status).toBe(403);
    expectLogged(/catalogue\.json:1:\d+ error/);
  });
});

describe('a condition over the customer', () => {
  it('may be over the policies and their age, and is true only where it is met', async () => {
    live = await openLive('files');
    const hasLapsed = {
      properties: {
        policies: {
          contains: {
            properties: { policyStatus: { const: 'LAPSED' } },
            required: ['policyStatus'],
          },
        },
        customer: { properties: { dateOfBirth: { ageAtLeast: 40 } }, required: ['dateOfBirth'] },
      },
      required: ['policies', 'customer'],
    };
    await live.makeLive(offering({ to: hasLapsed }));
    // Vikram (1979) and C10004 (1990) have a lapsed policy, Asha (1985) has none.
    for (const [clientId, expected] of [
      [vikram, true],
      ['C10004', false],
      [asha, false],
      ['C10003', false],
    ] as const)
      expect(await isOffered(await signIn(clientId)), clientId).toBe(expected);
  });
});

describe('a share', () => {
  it('is of that size, and takes other customers for another request type', async () => {
    live = await openLive('files');
    const entry = (key: string) => ({ key, title: key, offered: { share: 10 } });
    const requestTypes = [{ ...entry('one'), behind: ['behind_one'] }, entry('two')];
    const offers = new Offers({ serviceTypes: [{ key: 's', title: 'S', requestTypes }] });
    const customers = Array.from({ length: 5000 }, (_, i) => ({
      clientId: `C${i}`,
      now: { day: '2026-11-21', time: '12:00' },
      records: () => Promise.reject(new Error('No condition needs them.')),
    }));
    const whoGets = async (key: string) => {
      const offered = await Promise.all(customers.map((one) => offers.isOffered(key, one)));
      return new Set(customers.map(({ clientId }) => clientId).filter((_, i) => offered[i]));
    };
    const [one, two] = [await whoGets('one'), await whoGets('two')];
    expect(one.size / 5000).toBeCloseTo(0.1, 1);
    expect([...one].filter((id) => two.has(id)).length / 5000).toBeLessThan(0.02);
    // What is behind an entry is offered with it.
    expect(await whoGets('behind_one')).toEqual(one);
  });
});

/** The same files in a folder with another name. */
const renamed = (texts: Texts, from: string, to: string): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [path.replace(from, to), text] as const),
  );

describe('a form of an earlier release', () => {
  const [first, second, third] = customerOf(asha).policies.map(({ policyNumber }) => policyNumber);

  it.each([
    ['is removed', { 'catalogue.json': { serviceTypes: [] } }],
    ['gets another call', { ...moodNote({ call: 'POST feelings/' }), ...catalogueWith({}) }],
    [
      'gets another sub-type',
      { ...moodNote({ request: { subType: { name: 'feelings' } } }), ...catalogueWith({}) },
    ],
  ])('can be sent when its request type %s', async (_what, next: Texts) => {
    live = await openLive('releases');
    await live.makeLive(offering(undefined));
    const hers = await openForm(await signIn(asha));
    await live.makeLive(next);
    expect((await saveDraft(hers, first!, { mood: 'tired' })).status).toBe(200);
    const { body } = await draftOf(hers, first!);
    expect(body).toMatchObject({ form_data: { mood: 'tired' }, changes: [] });
    const paper = { policy_number: first, request_type: 'mood_note', form_data: { mood: 'fine' } };
    expect((await hers.post('download-dgh-pdf/', paper)).status).toBe(200);
    const { status, said } = await send(hers, first!);
    expect({ status, said }).toEqual({ status: 200, said: expect.stringMatching(/\d/) });
    expect(await ticketsOf(hers, first!)).toMatchObject([{ ticketnumber: said }]);
    expect((await send(hers, second!, 'mood-note/', { mood: 'sad' })).status).toBe(422);
    // Without its form the request type is as it is now.
    const bare = hers.with({ 'form-pass': '' });
    expect((await send(bare, second!)).status).toBe(404);
    live.server.minutesAhead = 13 * 60;
    const later = (await signIn(asha)).with(pick(hers));
    expect((await send(later, third!)).status).toBe(404);
  });

  it('is judged by the offer of that release, also after its request type was removed', async () => {
    live = await openLive('releases');
    await live.makeLive(offering(toMen));
    const his = await openForm(await signIn(vikram));
    await live.makeLive({ 'catalogue.json': { serviceTypes: [] } });
    // What has a pass of somebody else has none.
    const hers = (await signIn(asha)).with(pick(his));
    expect((await send(hers, first!)).status).toBe(404);
    expect((await send(his, policyOf(vikram))).status).toBe(200);
  });

  it('counts for that request type alone, and for nobody who has not opened it', async () => {
    live = await openLive('releases');
    const diary = moodNote({ call: 'POST diary/', request: { subType: { name: 'diary' } } });
    const both = (offered?: false) => ({
      ...renamed(diary, 'mood_note', 'diary'),
      ...moodNote(),
      ...catalogueWith({ ...(offered === false && { offered }), behind: ['diary'] }),
    });
    await live.makeLive(both());
    const other = await (await signIn(asha)).get('definitions/diary/');
    expect(other.status).toBe(200);
    await live.makeLive(both(false));
    const hers = (await signIn(asha)).with({ 'form-pass': other.body.pass });
    expect(await send(hers, first!)).toEqual({ status: 403, said: notOffered });
    expect((await saveDraft(hers, first!, { mood: 'tired' })).status).toBe(403);
  });

  it('cannot be sent after a rollback to one that does not offer it', async () => {
    live = await openLive('releases');
    await live.makeLive(offering(false));
    await live.makeLive(offering(undefined));
    const hers = await openForm(await signIn(asha));
    expect((await send(hers, first!)).status).toBe(200);
    await live.rollBack(1);
    expect(await send(hers, second!)).toEqual({ status: 403, said: notOffered });
  });
});

describe('a draft', () => {
  const { mood, since } = {
    mood: { type: 'string', enum: ['fine', 'tired'] },
    since: { type: 'string', maxLength: 20 },
  };

  it('is carried over from release to release and back, with words for what no longer fits', async () => {
    live = await openLive('releases');
    const policy = policyOf(asha);
    const release = (of: Parameters<typeof moodNote>[0]) =>
      live.makeLive({ ...moodNote(of), ...catalogueWith({}) });
    await release({});
    const caller = await signIn(asha);
    const load = async () => {
      const { form_data, changes } = (await draftOf(caller, policy)).body;
      return { form_data, said: changes.map(({ message }: { message: string }) => message) };
    };
    const save = async (answers: object) =>
      expect((await saveDraft(caller, policy, answers)).status).toBe(200);
    await save({ mood: 'tired', since: 'May' });

    // The second has one field more, which is required: nothing of the draft is lost.
    await release({
      fields: { mood, since, sleep: { type: 'string', maxLength: 20 } },
      required: ['mood', 'sleep'],
    });
    expect(await load()).toEqual({ form_data: { mood: 'tired', since: 'May' }, said: [] });
    await save({ mood: 'tired', since: 'May', sleep: 'little' });

    // The third has another name for one, and a choice less.
    await release({
      fields: {
        mood: { type: 'string', enum: ['fine', 'well'] },
        began: since,
        sleep: { type: 'string', maxLength: 20 },
      },
      request: { renamed: { '/since': '/began' } },
    });
    const carried = await load();
    expect(carried.form_data).toEqual({ began: 'May', sleep: 'little' });
    expect(carried.said).toEqual([expect.stringMatching(/Your mood.*tired/)]);
    await save({ mood: 'well', ...carried.form_data });

    // The fourth no longer asks for one.
    await release({ fields: { mood: { type: 'string', enum: ['fine', 'well'] }, began: since } });
    expect(await load()).toEqual({
      form_data: { mood: 'well', began: 'May' },
      said: [expect.stringMatching(/Your sleep.*little/)],
    });
    // Not opened again, the draft is as it was saved, and what it says is known again.
    await live.rollBack(3);
    expect(await load()).toEqual({
      form_data: { mood: 'well', began: 'May', sleep: 'little' },
      said: [],
    });
    // The first knows neither the new name nor the new choice, and says so.
    await live.rollBack(1);
    const back = await load();
    expect(back.form_data).toEqual({});
    expect(back.said).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/Your began.*May/),
        expect.stringMatching(/Your sleep.*little/),
        expect.stringMatching(/Your mood.*well/),
      ]),
    );
  });
});
