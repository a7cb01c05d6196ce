import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drafts, otps, signatures, tickets } from '../../src/server/store/schema';
import { definitionOf } from '../files';
import type { Caller } from './help/caller';
import { answersFor, bothParties, parties, type Party, Revival } from './help/revival';
import { prove } from './help/requests';
import { TestServer } from './help/server';

let server: TestServer;
let vikram: Caller;
let revival: Revival;

/** The server computes the values that depend on the day. */
const {
  dateOfDeclaration: _day,
  age: _age,
  ...answers
} = answersFor('revival_application', 'proposer-by-rider');
const others = { ...answers, q2b_insured: 'yes', ...illness() };

function illness() {
  const { illnessInjurytestInsured: _none, ...open } = answersFor(
    'revival_application',
    'everything-open',
  );
  const fields = Object.entries(open).filter(([name]) =>
    /^(date|duration|type|current|full).*Insured$/.test(name),
  );
  return { ...Object.fromEntries(fields), illnessInjurytestInsured: 'Diabetes' };
}

const missingSignatures = (...titles: string[]) => ({
  status: 422,
  problems: titles.map((title) => ({
    at: '',
    rule: 'signature',
    message: expect.stringContaining(title),
  })),
});

async function submit(given = answers, by = revival) {
  const { status, body } = await by.submit(given);
  return { status, problems: body.problems };
}

async function signAll(given = answers) {
  await revival.save(given);
  for (const party of Object.keys(parties) as Party[]) await revival.sign(party);
}

beforeAll(async () => {
  server = await TestServer.open();
  vikram = await server.signIn('C10002');
});
afterAll(() => server.close());

beforeEach(async () => {
  server.minutesAhead = 0;
  await server.resolveTickets();
  await server.db.delete(signatures);
  await server.db.delete(drafts);
  await server.db.delete(otps).where(eq(otps.purpose, 'dgh'));
  revival = new Revival(server, vikram, bothParties);
});

describe('request with signatures', () => {
  it('[REV-59] [REV-60] is raised when each party has signed exactly the submitted answers', async () => {
    await revival.save(answers);
    const asked = await revival.askForCode('OtpVerificationLA');
    expect(asked.body).toEqual({ status: 'success', unique_id: expect.any(String) });
    const code = await server.newestCode(parties.OtpVerificationLA.phone_number);
    expect(code).toMatch(/^\d{4}$/);
    const verified = await revival.verify(asked.body.unique_id, code);
    expect(verified.body).toEqual({ status: true });
    expect(await submit()).toEqual(missingSignatures('Proposer'));
    expect((await revival.sign('OtpVerificationPR')).body).toEqual({ status: true });

    const { status, body } = await revival.submit(answers);
    expect([status, body.status]).toEqual([200, 'success']);
    const [ticket] = await server.db
      .select()
      .from(tickets)
      .where(eq(tickets.ticketNumber, body.ticketnumber));
    expect(ticket!.answers).toMatchObject({ form_data: answers });
  });

  it('is rejected without signatures', async () => {
    expect(await submit()).toEqual(missingSignatures('Insured', 'Proposer'));
  });

  it('is rejected when an answer differs from the signed ones', async () => {
    await signAll();
    expect(await submit({ ...answers, weightInsured: '63' })).toEqual(
      missingSignatures('Insured', 'Proposer'),
    );
    expect(await submit(others)).toEqual(missingSignatures('Insured', 'Proposer'));
    expect((await revival.submit(answers)).status).toBe(200);
  });

  it('binds an OTP to the answers that were saved when it was requested', async () => {
    await revival.save(answers);
    const asked = await revival.askForCode('OtpVerificationLA');
    await revival.save(others);
    const code = await server.newestCode(parties.OtpVerificationLA.phone_number);
    expect((await revival.verify(asked.body.unique_id, code)).body).toEqual({ status: true });
    await revival.sign('OtpVerificationPR');
    expect(await submit(others)).toEqual(missingSignatures('Insured'));
    expect(await submit(answers)).toEqual(missingSignatures('Proposer'));
  });

  it('does not accept the OTP of one party for the other', async () => {
    await revival.save(answers);
    await revival.sign('OtpVerificationPR');
    expect(await submit()).toEqual(missingSignatures('Insured'));
    await revival.sign('OtpVerificationPR');
    expect(await submit()).toEqual(missingSignatures('Insured'));
  });

  it('uses up the signatures with the ticket', async () => {
    await signAll();
    const { body } = await revival.submit(answers);
    await server.resolveTickets();
    expect(await submit()).toEqual(missingSignatures('Insured', 'Proposer'));
    const spent = await server.db.select().from(signatures);
    expect(spent.map(({ usedFor }) => usedFor)).toEqual([body.ticketnumber, body.ticketnumber]);
  });

  it('raises one ticket for simultaneous submits', async () => {
    await signAll();
    const replies = await Promise.all(Array.from({ length: 8 }, () => revival.submit(answers)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const raised = await server.db
      .select()
      .from(tickets)
      .where(and(eq(tickets.requestKey, 'revival_application'), eq(tickets.statusCode, 1)));
    expect(raised).toHaveLength(1);
  });

  it('expires signatures after a while', async () => {
    await signAll();
    await server.db.update(signatures).set({ expiresAt: new Date(Date.now() - 1000) });
    expect(await submit()).toEqual(missingSignatures('Insured', 'Proposer'));
  });

  it('are told with the draft: which hold for its answers, were given for others, or on another day', async () => {
    const told = async () => {
      const { body } = await revival.load();
      return Object.fromEntries(body.signatures.map((one: any) => [one.signature, one.state]));
    };
    await revival.save(answers);
    expect(await told()).toEqual({});
    await revival.sign('OtpVerificationLA');
    expect(await told()).toEqual({ OtpVerificationLA: 'given' });
    await revival.sign('OtpVerificationPR');
    expect(await told()).toEqual({ OtpVerificationLA: 'given', OtpVerificationPR: 'given' });
    await revival.save(others);
    expect(await told()).toEqual({ OtpVerificationLA: 'changed', OtpVerificationPR: 'changed' });
    await revival.sign('OtpVerificationLA');
    expect(await told()).toEqual({ OtpVerificationLA: 'given', OtpVerificationPR: 'changed' });
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
    await server.db.update(signatures).set({ signedAt: yesterday });
    expect(await told()).toEqual({ OtpVerificationLA: 'given', OtpVerificationPR: 'expired' });
    await server.db.update(signatures).set({ expiresAt: yesterday });
    expect(await told()).toEqual({ OtpVerificationLA: 'expired', OtpVerificationPR: 'expired' });
    for (const party of Object.keys(parties) as Party[]) await revival.sign(party);
    expect((await revival.submit(others)).status).toBe(200);
    await revival.save(others);
    expect(await told()).toEqual({});
  });

  it('rejects a signature in the payload', async () => {
    await signAll();
    const rows = await server.db.select().from(signatures);
    const of = (party: Party) => rows.find(({ signature }) => signature === party)!;
    await server.db.delete(signatures);
    const { id: _id, ...proposers } = of('OtpVerificationPR');
    await server.db
      .insert(signatures)
      .values([proposers, { ...proposers, signature: 'OtpVerificationLA' }]);
    expect(await submit()).toEqual(missingSignatures('Insured'));
  });

  it('requires the parties that the records name, regardless of the answers', async () => {
    await revival.save({ ...answers, proposer_needed: false });
    await revival.sign('OtpVerificationLA');
    expect(await submit({ ...answers, proposer_needed: false })).toEqual(
      missingSignatures('Proposer'),
    );
  });
});

describe('OTP of a signature', () => {
  it('is sent to the contacts in the records only', async () => {
    await revival.save(answers);
    for (const contact of [
      { phone_number: '9111111111' },
      { email: 'somebody@example.com' },
      { phone_number: '9111111111', email: 'somebody@example.com' },
      parties.OtpVerificationPR,
    ]) {
      const { status, body } = await revival.askForCode('OtpVerificationLA', contact);
      expect([status, body.problems]).toEqual([
        422,
        [{ at: '', rule: 'contact', message: expect.stringContaining('in our records') }],
      ]);
    }
    expect(await server.db.$count(otps, eq(otps.purpose, 'dgh'))).toBe(0);
  });

  it('is matched by its contact when the call names no signature', async () => {
    await revival.save(answers);
    const plain = { signature: undefined, request_type: undefined };
    for (const party of Object.keys(parties) as Party[]) {
      const asked = await revival.askForCode(party, plain);
      const code = await server.newestCode(parties[party].phone_number);
      await revival.verify(asked.body.unique_id, code);
    }
    expect((await revival.submit(answers)).status).toBe(200);
  });

  it('is not sent to a party who need not sign', async () => {
    const meera = new Revival(server, await server.signIn('C10004'), '50040001');
    const alone = answersFor('revival_application', 'woman-alone');
    await meera.save(alone);
    const contact = { phone_number: '9000000004', email: 'meera.placeholder@example.com' };
    const refused = await meera.askForCode('OtpVerificationPR', contact);
    expect(refused.body.problems).toMatchObject([{ rule: 'contact' }]);
    expect((await meera.askForCode('OtpVerificationLA', contact)).body.status).toBe('success');
  });

  it('is sent only for saved answers that could be submitted', async () => {
    expect((await revival.askForCode('OtpVerificationLA')).body).toEqual({
      status: 'failed',
      message: 'Please save the form before you ask for an OTP',
    });
    const { placeOfDeclaration: _place, ...incomplete } = answers;
    await revival.save(incomplete);
    const { status, body } = await revival.askForCode('OtpVerificationLA');
    expect([status, body.problems]).toMatchObject([422, [{ at: '/placeOfDeclaration' }]]);
  });

  it('is not sent when no ticket could be raised: for another kind of policy or while a request is open', async () => {
    const asha = new Revival(server, await server.signIn('C10001'), '50010001');
    await asha.save({ ...answers, policyNumber: '50010001' });
    const { status, body } = await asha.askForCode('OtpVerificationLA');
    expect([status, body.status]).toEqual([409, 'failed']);

    await signAll();
    await revival.submit(answers);
    await revival.save(answers);
    expect((await revival.askForCode('OtpVerificationLA')).status).toBe(409);
    await server.resolveTickets();
    expect((await revival.askForCode('OtpVerificationLA')).body.status).toBe('success');
  });

  it('tolerates answers of another type', async () => {
    const { schema } = definitionOf('revival_application');
    for (const value of [{}, [], [{}], { id: 'x' }, 7, -0.5, true, 'x', '2026-13-45', null]) {
      const wrong = Object.fromEntries(Object.keys(schema.properties).map((name) => [name, value]));
      delete wrong.policyNumber;
      expect((await revival.save({ ...answers, ...wrong })).status).toBe(200);
      expect((await revival.askForCode('OtpVerificationLA')).status).toBe(422);
      expect((await revival.downloadPdf()).status).toBe(409);
      expect((await revival.submit({ ...answers, ...wrong })).status).toBe(422);
    }
  });

  it('replaces an earlier one of the same party, but not of the other party', async () => {
    await revival.save(answers);
    const first = await revival.askForCode('OtpVerificationLA');
    const firstCode = await server.newestCode(parties.OtpVerificationLA.phone_number);
    const proposers = await revival.askForCode('OtpVerificationPR');
    const proposersCode = await server.newestCode(parties.OtpVerificationPR.phone_number);
    const second = await revival.askForCode('OtpVerificationLA');
    expect((await revival.verify(first.body.unique_id, firstCode)).body.status).toBe(false);
    expect((await revival.verify(proposers.body.unique_id, proposersCode)).body.status).toBe(true);
    const code = await server.newestCode(parties.OtpVerificationLA.phone_number);
    expect((await revival.verify(second.body.unique_id, code)).body.status).toBe(true);
  });

  it('[REV-59] returns false for a wrong code and for a right one that was used', async () => {
    await revival.save(answers);
    const { body } = await revival.askForCode('OtpVerificationLA');
    const code = await server.newestCode(parties.OtpVerificationLA.phone_number);
    const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0');
    expect((await revival.verify(body.unique_id, wrong)).body).toEqual({
      status: false,
      message: 'Invalid OTP',
    });
    expect((await revival.verify(body.unique_id, code)).body).toEqual({ status: true });
    expect((await revival.verify(body.unique_id, code)).body.status).toBe(false);
    expect(await server.db.$count(signatures)).toBe(1);
  });

  it('can be used once, also by simultaneous calls', async () => {
    await revival.save(answers);
    const { body } = await revival.askForCode('OtpVerificationLA');
    const code = await server.newestCode(parties.OtpVerificationLA.phone_number);
    await Promise.all(Array.from({ length: 10 }, () => revival.verify(body.unique_id, code)));
    expect(await server.db.$count(signatures)).toBe(1);
  });

  it('is valid only for the customer who requested it', async () => {
    await revival.save(answers);
    const { body } = await revival.askForCode('OtpVerificationLA');
    const code = await server.newestCode(parties.OtpVerificationLA.phone_number);
    const asha = new Revival(server, await server.signIn('C10001'), '50010001');
    expect((await asha.verify(body.unique_id, code)).body.status).toBe(false);
    expect(await server.db.$count(signatures)).toBe(0);
  });

  it('cannot be used as proof of a contact, nor the other way round', async () => {
    await revival.save(answers);
    const email = { policy_number: bothParties, phone_number: '', otp_type: 'email' };
    const contact = parties.OtpVerificationLA.email;
    const sent = await vikram.post('get-otp/', { ...email, email: contact });
    const code = await server.newestCode(contact);
    expect((await revival.verify(sent.body.unique_id, code)).body.status).toBe(false);
    expect(await server.db.$count(signatures)).toBe(0);
  });
});

describe('guessing of a signature’s OTP', () => {
  const wrongOf = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

  /** Requests a code and tries wrong ones; returns the code and its id. */
  async function guess(party: Party, times: number, by = revival) {
    const { body } = await by.askForCode(party);
    const code = await server.newestCode(parties[party].phone_number);
    for (let i = 0; i < times; i++)
      expect((await by.verify(body.unique_id, wrongOf(code))).body.message).toBe('Invalid OTP');
    return { id: body.unique_id as string, code };
  }

  it('is limited to nine attempts a day, whatever right codes the customer can read in between', async () => {
    const own = { purpose: 'email', value: 'own@example.com' };
    await revival.save(answers);
    for (let i = 0; i < 8; i++) {
      await guess('OtpVerificationLA', 1);
      await prove(server, vikram, bothParties, own);
    }
    expect((await revival.sign('OtpVerificationPR')).body.status).toBe(true);
    const last = await guess('OtpVerificationLA', 1);

    const right = await revival.verify(last.id, last.code);
    expect([right.status, right.body]).toEqual([
      429,
      { status: false, message: 'Too many wrong OTPs. Please try again in 24 hours.' },
    ]);
    // A code that could not be used is not sent.
    const messages = await server.outbox();
    expect((await revival.askForCode('OtpVerificationLA')).status).toBe(429);
    expect(await server.outbox()).toEqual(messages);
    expect((await revival.sign('OtpVerificationPR')).body.status).toBe(true);

    server.minutesAhead = 23 * 60 + 58;
    revival = new Revival(server, (vikram = await server.signIn('C10002')), bothParties);
    expect((await revival.askForCode('OtpVerificationLA')).status).toBe(429);
    server.minutesAhead = 24 * 60 + 2;
    revival = new Revival(server, (vikram = await server.signIn('C10002')), bothParties);
    await revival.save(answers);
    expect((await revival.sign('OtpVerificationLA')).body.status).toBe(true);
    server.minutesAhead = 0;
    vikram = await server.signIn('C10002');
  });

  it('costs nothing once the same code was right', async () => {
    await revival.save(answers);
    for (let i = 0; i < 5; i++) {
      const { id, code } = await guess('OtpVerificationLA', 2);
      expect((await revival.verify(id, code)).body.status).toBe(true);
    }
  });

  it('has no extra attempts when many arrive at once', async () => {
    await revival.save(answers);
    for (let i = 0; i < 7; i++) await guess('OtpVerificationLA', 1);
    const { id, code } = await guess('OtpVerificationLA', 0);
    const tries = await Promise.all(
      Array.from({ length: 10 }, () => revival.verify(id, wrongOf(code))),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(8);
  });

  it('does not prevent a resend of the code', async () => {
    await revival.save(answers);
    for (let i = 0; i < 12; i++)
      expect((await revival.askForCode('OtpVerificationLA')).body.status).toBe('success');
    expect((await revival.sign('OtpVerificationLA')).body.status).toBe(true);
  });
});
