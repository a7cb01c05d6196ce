import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '../../src/server/store/schema';
import type { Caller } from './help/caller';
import { openFakeService } from './help/fakeService';
import { fileNamed } from './help/files';
import { subTypeCode } from './help/requests';
import { TestServer } from './help/server';
import { until } from './help/smallServer';
import { signedCall } from './help/ticketSystem';
import { withoutDemo } from './help/withoutDemo';

let server: TestServer;
let asha: Caller;
let ticketNumber: string;
const file = fileNamed('my-pan.pdf');

beforeAll(async () => {
  server = await TestServer.open();
  asha = await server.signIn('C10001');
  const etli_sub_type = await subTypeCode(asha, 'pan_card');
  const sent = { policy_number: '50010001', new_pan_number: 'ABCPS9999K', name: 'Asha Sample' };
  await asha.multipart('pan-check/', { ...sent, etli_sub_type });
  const { body } = await asha.multipart(
    'pan-sr-raise/',
    { policyNumber: '50010001', new_pan_number: 'ABCPS9999K', etli_sub_type },
    { pan_document: { ...file, name: '<b>"\r\npan.pdf' } },
  );
  ticketNumber = body.ticketnumber;
  await until(async () => (await list()).body.includes(ticketNumber));
});
afterAll(() => server.close());

const base = '/demo/back-office';
const list = (query = '') => server.anyone.send('GET', base + query);
const open = () => server.anyone.send('GET', `${base}/tickets/${ticketNumber}`);
const tokenIn = (page: string) => /name="token" value="([^"]+)"/.exec(page)![1]!;
const change = (fields: object) =>
  server.anyone.send(
    'POST',
    `${base}/tickets/${ticketNumber}`,
    { 'content-type': 'application/x-www-form-urlencoded' },
    new URLSearchParams({ ...fields } as Record<string, string>).toString(),
  );
const texts = () => server.db.$count(messages);
const shown = async () =>
  (await asha.post('track-service-request', { policyNumber: '50010001' })).body.value[0];

describe('the back office of the demonstration', () => {
  it('lists what was delivered to it, and finds it by a part of its number', async () => {
    expect((await list(`?number=${ticketNumber.slice(-3)}`)).body).toContain(ticketNumber);
    // As it is read out, or by what else a clerk knows.
    for (const known of [
      `SR ${ticketNumber.slice(2, 6)} ${ticketNumber.slice(6)}`,
      '50010001',
      'c10001',
    ])
      expect((await list(`?${new URLSearchParams({ number: known })}`)).body).toContain(
        ticketNumber,
      );
    expect((await list('/nothing/here')).status).toBe(404);
    const none = (await list('?number=%25%3Cb%3E')).body;
    expect(none).toContain('No ticket has “%&lt;b&gt;” in its number, its policy or its customer.');
    expect(none).not.toContain('<b>');
  });

  it('shows questions and answers, in English and without a script', async () => {
    const { body, headers } = await server.anyone
      .with({ 'accept-language': 'hi' })
      .send('GET', `${base}/tickets/${ticketNumber}`);
    expect(body).toContain('ABCPS9999K');
    expect(body).toContain('<html lang="en">');
    expect(body).toContain('Save &lt;b&gt;&quot;pan.pdf');
    expect(body).not.toMatch(/<script|style="|\son[a-z]+=|<b>/);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('fetches files by a new link, long after they were delivered', async () => {
    server.minutesAhead = 24 * 60;
    const { status, headers } = await server.anyone.send(
      'GET',
      `${base}/tickets/${ticketNumber}/files/pan_document`,
    );
    expect(status).toBe(303);
    const fetched = await server.anyone.send('GET', String(headers.location));
    expect(fetched.headers['content-disposition']).toBe(
      `attachment; filename="_b__pan.pdf"; filename*=UTF-8''%3Cb%3E%22pan.pdf`,
    );
    expect(fetched.bytes.equals(Buffer.from(file.bytes))).toBe(true);
    server.minutesAhead = 0;
  });

  it('changes the status through the signed call, which the customer sees', async () => {
    const token = tokenIn((await open()).body);
    const saved = await change({ token, statusCode: '5', subStatus: 'Updated', note: 'All done.' });
    expect(saved.status).toBe(303);
    const page = await server.anyone.send('GET', String(saved.headers.location));
    expect(page.body).toContain(
      'Saved. The customer sees it under Track and was told by SMS or e-mail.',
    );
    expect(page.body).toContain('Resolved, Updated');
    expect(await shown()).toMatchObject({
      statuscode: 5,
      etli_srsubstatus: 'Updated',
      description: 'All done.',
      etli_dateofclosure: expect.any(String),
    });
  });

  it('makes one event and one SMS of a form that is sent twice at once', async () => {
    const token = tokenIn((await open()).body);
    const before = await texts();
    const form = { token, statusCode: '2', subStatus: 'Sent twice' };
    const answers = await Promise.all([change(form), change(form)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await texts()).toBe(before + 1);
    const other = await change({ ...form, subStatus: 'Something else' });
    expect(other.status).toBe(502);
    expect(other.body).toContain('The portal did not take this');
    expect(await shown()).toMatchObject({ etli_srsubstatus: 'Sent twice' });
  });

  it('says that the customer does not see a change, where the ticket was changed meanwhile', async () => {
    const token = tokenIn((await open()).body);
    await signedCall(server, 'ticket-status/', {
      eventId: 'e-elsewhere',
      ticketNumber,
      at: new Date(Date.now() + 60_000).toISOString(),
      statusCode: 4,
      subStatus: 'Changed elsewhere',
    });
    const late = await change({ token, statusCode: '5', subStatus: 'Too late' });
    expect(late.status).toBe(409);
    expect(late.body).toContain('The customer does not see this');
    expect(late.body).toContain('value="Too late"');
    expect((await open()).body).not.toContain('Too late');
    expect(await shown()).toMatchObject({ etli_srsubstatus: 'Changed elsewhere' });

    server.minutesAhead = 2;
    const again = await change({
      token: tokenIn((await open()).body),
      statusCode: '5',
      subStatus: 'Seen',
    });
    expect(again.headers.location).toContain('?saved=told');
    expect(await shown()).toMatchObject({ etli_srsubstatus: 'Seen' });
    server.minutesAhead = 0;
  });

  it('says that no SMS could be sent', async () => {
    const sms = await openFakeService();
    sms.reply = { status: 500, body: '' };
    const other = await TestServer.open({ env: { SMS_URL: sms.url } });
    const vikram = await other.signIn('C10002');
    const { body } = await vikram.post('policy-document-not-received/', {
      policyNumber: '50020001',
      comments: 'Never came',
      etli_sub_type: await subTypeCode(vikram, 'policy-document'),
    });
    const url = `${base}/tickets/${body.ticketnumber}`;
    const page = () => other.anyone.send('GET', url);
    await until(async () => (await page()).status === 200);
    const { status, headers } = await other.anyone.send(
      'POST',
      url,
      { 'content-type': 'application/x-www-form-urlencoded' },
      new URLSearchParams({
        token: tokenIn((await page()).body),
        statusCode: '2',
        subStatus: 'Asked the printer',
      }).toString(),
    );
    expect(status).toBe(303);
    const saved = await other.anyone.send('GET', String(headers.location));
    expect(saved.body).toContain('could not be told by SMS or e-mail');
    await other.close();
    await sms.close();
  });

  it('says at each field what is wrong, and keeps what was typed', async () => {
    const token = tokenIn((await open()).body);
    const { status, body } = await change({
      token,
      statusCode: '77',
      subStatus: '\u200B ',
      note: 'kept',
    });
    expect(status).toBe(400);
    expect(body).toContain('Choose a status from the list.');
    expect(body).toContain('Enter a sub-status');
    expect(body).toMatch(/<textarea[^>]*>kept</);
  });

  it.each(['', 'x', '9999999999999.00', 'id.9999999999999.00'])(
    'refuses a form without the token of its page: "%s"',
    async (token) => {
      const before = await shown();
      const { status, body } = await change({ token, statusCode: '6', subStatus: 'Forged' });
      expect(status).toBe(403);
      expect(body).toContain('Send the form again.');
      expect(await shown()).toEqual(before);
    },
  );

  it('takes no ticket that the portal has not signed', async () => {
    const forged = JSON.stringify({ ticketNumber: 'SR-forged' });
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'SR-forged' };
    const { status } = await server.anyone.send('POST', `${base}/deliveries`, headers, forged);
    expect(status).toBe(403);
    expect((await list()).body).not.toContain('SR-forged');
  });

  it('answers 404 for a ticket and a file that it does not have', async () => {
    expect((await server.anyone.send('GET', `${base}/tickets/SR0`)).status).toBe(404);
    const path = `${base}/tickets/${ticketNumber}/files/other`;
    expect((await server.anyone.send('GET', path)).status).toBe(404);
  });

  it('does not exist without the demo book, nor beside a real system', async () => {
    const real = {
      TICKETS_URL: 'http://127.0.0.1:9/tickets',
      TICKETS_SECRET: 'a secret that is shared with the system of tickets',
      PUBLIC_URL: 'https://portal.example.com/',
    };
    for (const env of [withoutDemo, real]) {
      const other = await TestServer.open({ env });
      expect((await other.anyone.send('GET', base)).status).toBe(404);
      await other.close();
    }
  });
});
