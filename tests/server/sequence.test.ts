import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { stepResults, tickets, uploads } from '../../src/server/store/schema';
import type { Caller } from './help/caller';
import { sendStep } from './help/requests';
import { file, Sequence } from './help/sequence';
import { TestServer } from './help/server';

const key = 'bank_account';
const outOfOrder = {
  status: 409,
  body: { status: 'failed', message: 'Please complete the earlier steps first' },
};

let bank: Server;
let server: TestServer;
let asha: Caller;
let newPan: Sequence;
let samePan: Sequence;
const pennyDrops: any[] = [];

beforeAll(async () => {
  bank = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += chunk));
    request.on('end', () => {
      const account = JSON.parse(text);
      pennyDrops.push(account);
      const status = account.accountNumber.endsWith('0000') ? 'failure' : 'success';
      response.end(JSON.stringify({ status, Response: `It is a ${status}` }));
    });
  });
  await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve));
  const { port } = bank.address() as AddressInfo;
  server = await TestServer.open({ env: { PENNY_DROP_URL: `http://127.0.0.1:${port}` } });
  asha = await server.signIn('C10001');
  newPan = await Sequence.of(asha, key, 'accepted-new-pan');
  samePan = await Sequence.of(asha, key, 'accepted-same-pan');
});
afterAll(async () => {
  await server.close();
  bank.close();
});
afterEach(async () => {
  await server.resolveTickets();
  await server.db.delete(stepResults);
});

const all = ['verify', 'check', 'pennyDrop', 'panUpdate'];
const ticketOf = async (ticketNumber: string) =>
  (await server.db.select().from(tickets).where(eq(tickets.ticketNumber, ticketNumber)))[0]!;
const countTickets = () => server.db.$count(tickets);

describe('request with a sequence of steps', () => {
  it('[BANK-12] [BANK-18] needs only the penny drop when the PAN stays the same', async () => {
    expect(await samePan.send(asha, 'raise')).toMatchObject(outOfOrder);
    await samePan.send(asha, 'pennyDrop');
    expect((await samePan.send(asha, 'raise')).body.status).toBe('success');
  });

  it.each(all.slice(1))(
    '[BANK-11] [BANK-15] is not raised for a new PAN without the step %s',
    async (left) => {
      const before = await countTickets();
      await newPan.sendAll(
        asha,
        all.filter((id) => id !== left),
      );
      expect(await newPan.send(asha, 'raise')).toMatchObject(outOfOrder);
      // The PAN update requires the check.
      expect(await countTickets()).toBe(before + (left === 'pennyDrop' ? 1 : 0));
      await newPan.send(asha, left);
      if (left === 'check') await newPan.send(asha, 'panUpdate');
      expect((await newPan.send(asha, 'raise')).body.status).toBe('success');
    },
  );

  it('[BANK-14] stops at an invalid PAN', async () => {
    const new_pan_number = 'ABCPS1234Z';
    for (const id of ['verify', 'check']) {
      const { body } = await newPan.send(asha, id, { new_pan_number });
      expect(body).toMatchObject({ status: 'failed', pan_status: 'invalid pan' });
    }
    const before = await countTickets();
    const update = await newPan.send(asha, 'panUpdate', { new_pan_number, pan_status: 'valid' });
    expect(update).toMatchObject(outOfOrder);
    expect(await newPan.send(asha, 'raise')).toMatchObject(outOfOrder);
    expect(await countTickets()).toBe(before);
  });

  it('is not raised after a penny drop for another account or an expired one', async () => {
    await samePan.send(asha, 'pennyDrop', { accountNumber: '11112222' });
    expect(await samePan.send(asha, 'raise')).toMatchObject(outOfOrder);
    await samePan.send(asha, 'pennyDrop');
    server.minutesAhead += 31;
    expect(await samePan.send(asha, 'raise')).toMatchObject(outOfOrder);
  });

  it('uses only steps of its own customer', async () => {
    const daniel = await server.signIn('C10005');
    await samePan.send(daniel, 'pennyDrop');
    expect(await samePan.send(asha, 'raise')).toMatchObject(outOfOrder);
  });

  it('uses the result of a step for one ticket only', async () => {
    await samePan.send(asha, 'pennyDrop');
    const answers = await Promise.all([samePan.send(asha, 'raise'), samePan.send(asha, 'raise')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('continues after a failed penny drop, with the bank’s answer instead of the payload’s', async () => {
    const change = { accountNumber: '998877660000' };
    const { body } = await samePan.send(asha, 'pennyDrop', change);
    expect(body).toEqual({ status: 'failure', data: { Response: 'It is a failure' } });
    const raised = await samePan.send(asha, 'raise', {
      account_number: change.accountNumber,
      penny_drop_status: 'success',
    });
    expect((await ticketOf(raised.body.ticketnumber)).answers).toMatchObject({
      account_number: change.accountNumber,
      penny_drop_status: 'failure',
    });
  });

  it('[BANK-17] identifies each attempt to the bank by the UUID of the payload or a new one', async () => {
    const referenceId = '11111111-2222-4333-8444-555555555555';
    await samePan.send(asha, 'pennyDrop', { referenceId });
    expect(pennyDrops.at(-1).referenceId).toBe(referenceId);
    await samePan.send(asha, 'pennyDrop', { referenceId: 'x' });
    expect(pennyDrops.at(-1).referenceId).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    expect((await samePan.send(asha, 'raise')).body.status).toBe('success');
  });

  it('is raised in the same way by the alias of its call', async () => {
    await samePan.send(asha, 'pennyDrop');
    const step = { ...samePan.step('raise'), call: 'POST bank-sr-raise/' };
    const { body } = await sendStep(asha, step, samePan.payload('raise'));
    expect(body).toMatchObject({ status: 'success', ticketnumber: expect.any(String) });
  });
});

describe('ticket of an earlier step', () => {
  const update = (more: object = {}) => newPan.send(asha, 'panUpdate', { ...more });

  it('has its own sub-type and file, and appears in tracking', async () => {
    await newPan.sendAll(asha, ['verify', 'check']);
    const { body } = await update();
    expect(body).toEqual({
      status: 'success',
      ticketnumber: expect.stringMatching(/^SR\d{8}$/),
      message: expect.any(String),
    });
    const tracked = await asha.post('track-service-request', { policyNumber: '50010001' });
    expect(tracked.body.value[0]).toMatchObject({
      ticketnumber: body.ticketnumber,
      etli_SubType: { etli_name: expect.stringMatching(/^pan card$/i) },
    });
    const stored = await server.db
      .select()
      .from(uploads)
      .where(eq(uploads.ticketNumber, body.ticketnumber));
    expect(stored).toMatchObject([{ field: 'pan_document' }]);
  });

  it('is raised once for repeated and for twenty simultaneous submits', async () => {
    await newPan.sendAll(asha, ['verify', 'check']);
    const before = await countTickets();
    const answers = await Promise.all(Array.from({ length: 20 }, () => update()));
    for (const { status, body } of [...answers, await update()])
      expect({ status, body }).toEqual({ status: 200, body: answers[0]!.body });
    expect(await countTickets()).toBe(before + 1);
    const other = await update({ pan_document: file('other.pdf') });
    expect(other.body.ticketnumber).not.toBe(answers[0]!.body.ticketnumber);
  });

  it('is validated by the same rules as the last ticket', async () => {
    await newPan.sendAll(asha, ['verify', 'check']);
    expect(await update({ pan_document: file('pan.png') })).toMatchObject({
      status: 422,
      body: { message: 'Only .pdf, .jpg, .jpeg file formats are accepted' },
    });
    expect((await update({ policyNumber: '50020001' })).status).toBe(403);
    expect((await update({ verified: 'yes' })).status).toBe(422);
  });
});
