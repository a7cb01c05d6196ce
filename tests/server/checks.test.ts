import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { proofs } from '../../src/server/store/schema';
import type { Answer, Caller } from './help/caller';
import { fileNamed } from './help/files';
import { TestServer } from './help/server';

let server: TestServer;
let asha: Caller;

beforeAll(async () => {
  server = await TestServer.open({ env: { OUTSIDE_ASKS_PER_HOUR: '10' } });
});
afterAll(() => server.close());
// The hourly limits reset.
beforeEach(async () => {
  server.minutesAhead += 61;
  asha = await server.signIn('C10001');
});

const account = {
  accountNumber: '998877665544',
  bankIFSC: 'DEMO0000456',
  referenceId: randomUUID(),
  accountHolderName: 'ASHA SAMPLE',
};
const drop = (more: object = {}) => asha.post('penny-drop/', { ...account, ...more });
const base64Of = ({ bytes }: { bytes: Uint8Array }) => Buffer.from(bytes).toString('base64');
const checkPhoto = (image: string, caller = asha, policy_number = '50010001') =>
  caller.post('face-liveness/', { image, policy_number });

describe('penny drop', () => {
  it('[BANK-17] returns the result that the bank reports', async () => {
    expect((await drop()).body).toEqual({
      status: 'success',
      data: { Response: 'Account verified successfully' },
    });
    expect((await drop({ accountNumber: '998877660000' })).body).toEqual({
      status: 'failure',
      data: { Response: 'Account could not be verified' },
    });
  });

  it('rejects invalid account details', async () => {
    for (const bad of [
      { accountNumber: 'AB12' },
      { accountNumber: '1'.repeat(21) },
      { bankIFSC: 'DEMO1' },
      { accountHolderName: '' },
      { amount: 5 },
    ])
      expect((await drop(bad)).status).toBe(400);
  });
});

describe('photo check', () => {
  it('[DLC-10] detects a live face in any picture and stores a proof for exactly these bytes', async () => {
    for (const name of ['photo.jpg', 'photo.png', 'photo.webp']) {
      const { status, body } = await checkPhoto(base64Of(fileNamed(name, 2000)));
      expect({ status, body }).toEqual({
        status: 200,
        body: { status: 'success', liveness: 'real' },
      });
    }
    const stored = await server.db.select().from(proofs);
    expect(new Set(stored.map(({ value }) => value)).size).toBe(3);
    for (const { clientId, purpose, value } of stored)
      expect({ clientId, purpose, value }).toEqual({
        clientId: 'C10001',
        purpose: 'liveness',
        value: expect.stringMatching(/^[0-9a-f]{64}$/),
      });
  });

  it('[DLC-12] detects no face in a nearly empty picture and stores no proof', async () => {
    const before = await server.db.$count(proofs);
    const { body } = await checkPhoto(base64Of(fileNamed('photo.webp', 900)));
    expect(body).toEqual({ status: 'success', liveness: 'no face' });
    expect(await server.db.$count(proofs)).toBe(before);
  });

  it('accepts only pictures of at most 5,000,000 bytes', async () => {
    for (const name of ['photo.pdf', 'photo.txt', 'photo.doc']) {
      const { status, body } = await checkPhoto(base64Of(fileNamed(name, 2000)));
      expect({ status, body }).toEqual({ status: 415, body: { message: expect.any(String) } });
    }
    expect((await checkPhoto('not base64 at all')).status).toBe(415);
    expect((await checkPhoto(base64Of(fileNamed('photo.jpg', 5_000_000)))).status).toBe(200);
    expect((await checkPhoto(base64Of(fileNamed('photo.jpg', 5_000_001)))).status).toBe(413);
    expect((await checkPhoto(base64Of(fileNamed('photo.jpg', 5_100_000)))).status).toBe(413);
  });

  it('is the only call that accepts a body of that size', async () => {
    const { status } = await drop({ accountHolderName: 'A'.repeat(1_000_000) });
    expect(status).toBe(413);
  });
});

describe('calls to outside services', () => {
  const panCheck = () =>
    asha.post('pan-check/', {
      policy_number: '50010001',
      new_pan_number: 'ABCPS9999K',
      name: 'Asha Sample',
    });
  const picture = base64Of(fileNamed('photo.jpg', 2000));

  it.each<[string, () => Promise<Answer>]>([
    ['PAN checks', panCheck],
    ['penny drops', drop],
    ['looks at photos', () => checkPhoto(picture)],
  ])(
    'are limited per hour and customer for %s, also when many arrive at once',
    async (_kind, ask) => {
      const answers = await Promise.all(Array.from({ length: 14 }, ask));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(4);
      for (const { body, headers } of refused) {
        expect(body).toEqual({ message: expect.stringContaining('60 minute') });
        expect(Number(headers['retry-after'])).toBeGreaterThan(3000);
      }
      const lakshmi = await server.signIn('C10003');
      expect((await checkPhoto(picture, lakshmi, '50030001')).status).toBe(200);
      server.minutesAhead += 61;
      asha = await server.signIn('C10001');
      expect((await ask()).status).toBe(200);
    },
  );
});
