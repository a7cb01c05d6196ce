import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subTypeCode } from './help/requests';
import { TestServer } from './help/server';

let insurer: Server;
let server: TestServer;
const received: { path: string; message: any }[] = [];
let base: string;
let reply = { status: 200, body: '{}' };

beforeAll(async () => {
  insurer = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += chunk));
    request.on('end', () => {
      received.push({ path: request.url!, message: JSON.parse(text) });
      response.writeHead(reply.status).end(reply.body);
    });
  });
  await new Promise<void>((resolve) => insurer.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(insurer.address() as AddressInfo).port}`;
  server = await TestServer.open({
    env: { OTP_DELIVERY_URL: `${base}/otp`, PAN_CHECK_URL: `${base}/pan` },
  });
});
afterAll(async () => {
  await server.close();
  insurer.close();
});

const identity = { policyNumber: '50010001', dob: '1985-04-12' };

describe('systems of the insurer', () => {
  it('deliver OTPs and check PANs where settings name them', async () => {
    const sent = await server.anyone.post('send-otp/', identity);
    expect(received.map(({ path, message }) => [path, message.channel, message.purpose])).toEqual([
      ['/otp', 'sms', 'login'],
      ['/otp', 'email', 'login'],
    ]);
    expect(await server.outbox()).toEqual([]);

    const otp = received[0]!.message.code;
    const { body } = await server.anyone.post('validate-otp/', {
      ...identity,
      id: sent.body.id,
      otp,
    });
    const asha = server.anyone.with({
      authorization: `JWT ${body.access_token}`,
      'unique-client-id': 'C10001',
    });
    const check = async () =>
      asha.multipart('pan-check/', {
        policy_number: '50010001',
        new_pan_number: 'ABCPS9999K',
        name: 'Asha Sample',
        etli_sub_type: await subTypeCode(asha, 'pan_card'),
      });
    reply = { status: 200, body: '{"pan_status":"valid","message":"Good"}' };
    expect((await check()).body).toEqual({
      status: 'success',
      pan_status: 'valid',
      message: 'Good',
    });
    expect(received.at(-1)).toEqual({
      path: '/pan',
      message: { pan: 'ABCPS9999K', name: 'Asha Sample' },
    });
    for (reply of [
      { status: 500, body: '' },
      { status: 200, body: 'not JSON' },
    ])
      expect(await check()).toMatchObject({ status: 503, body: { message: expect.any(String) } });
  });

  it('that cannot deliver make the sending fail', async () => {
    reply = { status: 503, body: '' };
    const { body } = await server.anyone.post('send-otp/', identity);
    expect(body).toEqual({ status: 'failed', message: expect.any(String) });
  });

  it('that fail are told in the log, by host and kind and without what was sent', async () => {
    const { host } = new URL(base);
    const failures = () =>
      server.log
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
        .filter((line) => line.host === host)
        .map(({ kind }) => kind);
    expect(failures()).toContain('status 503');
    reply = { status: 200, body: 'Asha Sample: no JSON' };
    await server.anyone.post('send-otp/', identity);
    expect(failures()).toContain('SyntaxError');
    insurer.close();
    insurer.closeAllConnections();
    await server.anyone.post('send-otp/', identity);
    expect(failures().at(-1)).toMatch(/^(ECONN|UND_ERR)/);
    for (const personal of ['Asha', '9000000001', 'example.com'])
      expect(server.log).not.toContain(personal);
  });
});
