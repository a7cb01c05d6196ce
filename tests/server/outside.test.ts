import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from './help/house';
import { subTypeCode } from './help/requests';
import { TestServer } from './help/server';

let insurer: House;
let server: TestServer;

beforeAll(async () => {
  insurer = await openHouse();
  server = await TestServer.open({
    env: { OTP_DELIVERY_URL: `${insurer.url}/otp`, PAN_CHECK_URL: `${insurer.url}/pan` },
  });
});
afterAll(() => server.close());

const identity = { policyNumber: '50010001', dob: '1985-04-12' };

describe('systems of the insurer', () => {
  it('deliver OTPs and check PANs where settings name them', async () => {
    const sent = await server.anyone.post('send-otp/', identity);
    expect(
      insurer.asked.map(({ path, message }) => [path, message.channel, message.purpose]),
    ).toEqual([
      ['/otp', 'sms', 'login'],
      ['/otp', 'email', 'login'],
    ]);
    expect(await server.outbox()).toEqual([]);

    const otp = insurer.asked[0]!.message.code;
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
    insurer.reply = { status: 200, body: '{"pan_status":"valid","message":"Good"}' };
    expect((await check()).body).toEqual({
      status: 'success',
      pan_status: 'valid',
      message: 'Good',
    });
    expect(insurer.asked.at(-1)).toEqual({
      path: '/pan',
      message: { pan: 'ABCPS9999K', name: 'Asha Sample' },
    });
    for (insurer.reply of [
      { status: 500, body: '' },
      { status: 200, body: 'not JSON' },
    ])
      expect(await check()).toMatchObject({ status: 503, body: { message: expect.any(String) } });
  });

  it('that cannot deliver make the sending fail', async () => {
    insurer.reply = { status: 503, body: '' };
    const { body } = await server.anyone.post('send-otp/', identity);
    expect(body).toEqual({ status: 'failed', message: expect.any(String) });
  });

  it('that fail are told in the log, by host and kind and without what was sent', async () => {
    const { host } = new URL(insurer.url);
    const failures = () =>
      server.log
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
        .filter((line) => line.host === host)
        .map(({ kind }) => kind);
    expect(failures()).toContain('status 503');
    insurer.reply = { status: 200, body: 'Asha Sample: no JSON' };
    await server.anyone.post('send-otp/', identity);
    expect(failures()).toContain('SyntaxError');
    await insurer.close();
    await server.anyone.post('send-otp/', identity);
    expect(failures().at(-1)).toMatch(/^(ECONN|UND_ERR)/);
    for (const personal of ['Asha', '9000000001', 'example.com'])
      expect(server.log).not.toContain(personal);
  });
});
