import { afterEach, describe, expect, it } from 'vitest';
import type { Caller } from './help/caller';
import { momentOf } from './help/database';
import { type LiveServer, openLive } from './help/liveFiles';
import { catalogueWith, moodNote } from './help/moodNote';
import { ticketsOf } from './help/requests';
import { customerOf } from './help/server';

const asha = 'C10001';
const [first, second] = customerOf(asha).policies.map(({ policyNumber }) => policyNumber);
const hours = [
  { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], from: '09:00', until: '15:00' },
  { days: ['Sat'], from: '09:00', until: '13:00' },
];
const files = (offered: object = { hours }, more: object = {}) => ({
  ...moodNote(),
  ...catalogueWith({ offered }, more),
});

let live: LiveServer;
afterEach(() => live.close());

/** A Saturday. The server's clock is set forward from it. */
const openedOn = '2026-11-21';
let openedAt: number;

async function open(mode: 'files' | 'releases', ...given: Parameters<typeof files>) {
  live = await openLive(mode, openedOn);
  openedAt = Date.now();
  await live.makeLive(files(...given));
}

/** Asha, signed in at a moment in India. */
async function signedInAt(local: string): Promise<Caller> {
  const passed = Date.now() - openedAt;
  const ahead = Date.parse(`${local}:30+05:30`) - momentOf(openedOn).getTime() - passed;
  live.server.minutesAhead = ahead / 60_000;
  return live.server.signIn(asha);
}

async function openForm(caller: Caller): Promise<Caller> {
  const { body } = await caller.get('definitions/mood_note/');
  return caller.with({ 'form-pass': body.pass });
}

async function sendMood(
  caller: Caller,
  { policyNumber = first!, call = 'mood-note/', key = '' } = {},
) {
  const { value } = (await caller.get('get-sr-sub-types/')).body;
  const { sub_type_code } = value.find(({ sr_name }: any) => sr_name === 'mood note');
  return caller
    .with(key ? { 'idempotency-key': key } : {})
    .post(call, { policyNumber, mood: 'fine', etli_sub_type: sub_type_code });
}

const closedOf = async (caller: Caller) => (await caller.get('catalogue/')).body.closed;

describe.each(['files', 'releases'] as const)('with %s, a request type with hours', (mode) => {
  it('is found at all times, and says when it opens again, in the language of the customer', async () => {
    await open(mode, { hours }, { holidays: ['2026-11-23'] });
    const at = async (local: string) => closedOf(await signedInAt(local));
    expect(await at('2026-11-21T08:59')).toEqual({ mood_note: 'Open again today at 09:00' });
    expect(await at('2026-11-21T09:00')).toBeUndefined();
    expect(await at('2026-11-21T12:59')).toBeUndefined();
    expect(await at('2026-11-21T13:00')).toEqual({
      mood_note: 'Open again on Tuesday, 24 November at 09:00',
    });
    const hers = await signedInAt('2026-11-23T10:00');
    expect(await closedOf(hers)).toEqual({ mood_note: 'Open again tomorrow at 09:00' });
    expect(await closedOf(hers.with({ 'accept-language': 'hi' }))).toEqual({
      mood_note: 'कल 09:00 बजे फिर खुलेगा',
    });
    const { body, headers } = await hers.get('catalogue/');
    expect(JSON.stringify(body.serviceTypes)).toContain('mood_note');
    expect(JSON.stringify(body)).not.toMatch(/hours|holidays/);
    const later = await signedInAt('2026-11-24T10:00');
    const again = later.with({ 'if-none-match': String(headers.etag) });
    expect((await again.get('catalogue/')).status).toBe(200);
  });

  it('takes a request until the last minute and none after it, and keeps what was typed', async () => {
    await open(mode);
    const form = await openForm(await signedInAt('2026-11-23T14:50'));
    const paper = { policy_number: second!, request_type: 'mood_note' };
    const inTime = await sendMood(form, { key: 'in-time' });
    expect(inTime.status).toBe(200);
    live.server.minutesAhead += 10;
    const late = await sendMood(form, { policyNumber: second });
    expect(late.status).toBe(422);
    expect(late.body.problems).toEqual([
      {
        at: '',
        rule: 'hours',
        message:
          'Requests of this kind are not taken at this time. Open again tomorrow at 09:00. What you have entered stays here: please submit it then.',
      },
    ]);
    expect(await ticketsOf(form, second!)).toEqual([]);
    const saved = await form.post('dgh-draft/', { ...paper, form_data: { mood: 'tired' } });
    expect(saved.status).toBe(200);
    // What was accepted in time is answered as it was then.
    const repeated = await sendMood(form, { key: 'in-time' });
    expect(repeated.body).toEqual(inTime.body);

    const morning = await openForm(await signedInAt('2026-11-24T09:00'));
    const draft = await morning.get('dgh-draft/', paper);
    expect(draft.body.form_data).toEqual({ mood: 'tired' });
    expect((await sendMood(morning, { policyNumber: second })).status).toBe(200);
  });

  it('is offered no more once its last hours before the last day are over', async () => {
    await open(mode, { hours, until: '2026-11-22' });
    const hers = await signedInAt('2026-11-21T12:00');
    expect(JSON.stringify((await hers.get('catalogue/')).body)).toContain('mood_note');
    const over = await signedInAt('2026-11-21T13:00');
    expect(JSON.stringify((await over.get('catalogue/')).body)).not.toContain('mood_note');
    expect((await over.get('definitions/mood_note/')).status).toBe(404);
  });
});

describe('a step before the ticket', () => {
  it('is refused outside of the hours, too', async () => {
    const send = { policyNumber: '/policy/policyNo', mood: '/answers/mood' };
    const steps = [
      { id: 'first', call: 'POST mood-first/', raisesFor: 'mood first', title: 'First', send },
      { id: 'raise', call: 'POST mood-note/', raises: 'ticket', send },
    ];
    await open('files');
    await live.makeLive({
      ...moodNote({ fields: { mood: { type: 'string', enum: ['fine'] } }, request: { steps } }),
      ...catalogueWith({ offered: { hours } }),
    });
    const first = async (local: string) =>
      sendMood(await openForm(await signedInAt(local)), { call: 'mood-first/' });
    expect((await first('2026-11-23T15:00')).body.problems).toMatchObject([{ rule: 'hours' }]);
    expect((await first('2026-11-24T14:00')).status).toBe(200);
  });
});
