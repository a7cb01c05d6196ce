import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proofs } from '../../src/server/store/schema';
import type { Caller } from './help/caller';
import { fileNamed } from './help/files';
import { type FakeService, openFakeService } from './help/fakeService';
import { subTypeCode } from './help/requests';
import { TestServer } from './help/server';

let insurer: FakeService;
let server: TestServer;

beforeAll(async () => {
  insurer = await openFakeService();
  server = await TestServer.open({
    env: {
      OTP_DELIVERY_URL: `${insurer.url}/otp`,
      PAN_CHECK_URL: `${insurer.url}/pan`,
      PENNY_DROP_URL: `${insurer.url}/penny`,
      LIVENESS_URL: `${insurer.url}/face`,
    },
  });
});
afterAll(() => server.close());

/** Signs a customer in with the code that the fake service delivered. */
async function signIn(): Promise<Caller> {
  insurer.reply = { status: 200, body: '{}' };
  const sent = await server.anyone.post('send-otp/', identity);
  const otp = insurer.requests.findLast(({ path }) => path === '/otp')!.message.code;
  const { body } = await server.anyone.post('validate-otp/', {
    ...identity,
    id: sent.body.id,
    otp,
  });
  return server.anyone.with({
    authorization: `JWT ${body.access_token}`,
    'unique-client-id': 'C10001',
  });
}

const identity = { policyNumber: '50010001', dob: '1985-04-12' };

describe('integrations', () => {
  it('deliver OTPs and check PANs when settings name their URLs', async () => {
    const asha = await signIn();
    expect(
      insurer.requests.map(({ path, message }) => [path, message.channel, message.purpose]),
    ).toEqual([
      ['/otp', 'sms', 'login'],
      ['/otp', 'email', 'login'],
    ]);
    const { code, text, language } = insurer.requests[0]!.message;
    expect({ text, language }).toEqual({
      text: `${code} is your OTP to sign in to Demo Life. It is valid for 5 minutes. Do not tell it to anybody: we never ask for it.`,
      language: 'en',
    });
    expect(await server.outbox()).toEqual([]);

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
    expect(insurer.requests.at(-1)).toEqual({
      path: '/pan',
      message: { pan: 'ABCPS9999K', name: 'Asha Sample' },
    });
    for (insurer.reply of [
      { status: 500, body: '' },
      { status: 200, body: 'not JSON' },
      { status: 200, body: `{"pan_status":"valid"${' '.repeat(17 * 1024 * 1024)}}` },
    ])
      expect(await check()).toMatchObject({ status: 503, body: { message: expect.any(String) } });
  });

  it('[BANK-17] make penny drops when settings name their URL', async () => {
    const asha = await signIn();
    const account = {
      accountNumber: '998877665544',
      bankIFSC: 'DEMO0000456',
      referenceId: 'of-this-attempt',
      accountHolderName: 'ASHA SAMPLE',
    };
    insurer.reply = { status: 200, body: '{"status":"failure","Response":"Closed","more":1}' };
    expect((await asha.post('penny-drop/', account)).body).toEqual({
      status: 'failure',
      data: { Response: 'Closed' },
    });
    expect(insurer.requests.at(-1)).toEqual({ path: '/penny', message: account });
    for (insurer.reply of [
      { status: 500, body: '' },
      { status: 200, body: '{"status":true}' },
    ])
      expect((await asha.post('penny-drop/', account)).status).toBe(503);
  });

  it('[DLC-10] check photos when settings name their URL, and only a live face is a proof', async () => {
    const asha = await signIn();
    const image = Buffer.from(fileNamed('photo.jpg', 2000).bytes).toString('base64');
    const look = () => asha.post('face-liveness/', { image, policy_number: '50010001' });
    insurer.reply = { status: 200, body: '{"liveness":"spoof"}' };
    expect((await look()).body).toEqual({ status: 'success', liveness: 'spoof' });
    expect(insurer.requests.at(-1)).toEqual({ path: '/face', message: { image } });
    for (insurer.reply of [
      { status: 500, body: '' },
      { status: 200, body: '{}' },
    ])
      expect((await look()).status).toBe(503);
    expect(await server.db.$count(proofs)).toBe(0);
    insurer.reply = { status: 200, body: '{"liveness":"real"}' };
    expect((await look()).body.liveness).toBe('real');
    expect(await server.db.$count(proofs)).toBe(1);
  });

  it('do not lead the server to another address', async () => {
    const asha = await signIn();
    insurer.reply = { status: 307, body: '', location: `${insurer.url}/elsewhere` };
    const account = {
      accountNumber: '998877665544',
      bankIFSC: 'DEMO0000456',
      referenceId: 'of-a-redirect',
      accountHolderName: 'ASHA SAMPLE',
    };
    expect((await asha.post('penny-drop/', account)).status).toBe(503);
    expect(insurer.requests.map(({ path }) => path)).not.toContain('/elsewhere');
  });

  it('are listed in the settings as long as their answers are simulated', async () => {
    const simulated = async (one: TestServer) => (await one.anyone.get('settings/')).body.simulated;
    expect(await simulated(server)).toEqual([]);
    const partly = await TestServer.open({ env: { PENNY_DROP_URL: `${insurer.url}/penny` } });
    expect(await simulated(partly)).toEqual(['pan', 'liveness']);
    await partly.close();
  });

  it('make sending fail when they cannot deliver', async () => {
    insurer.reply = { status: 503, body: '' };
    const { body } = await server.anyone.post('send-otp/', identity);
    expect(body).toEqual({ status: 'failed', message: expect.any(String) });
  });

  it('have their failures logged with host and kind and without the payload', async () => {
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
