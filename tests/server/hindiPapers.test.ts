import { afterAll, beforeAll, expect, it } from 'vitest';
import { englishIn } from '../english';
import { type FakeService, openFakeService } from './help/fakeService';
import type { Caller } from './help/caller';
import { pay } from './help/pay';
import { customerOf } from './help/portal';
import { readPdf } from './help/pdf';
import { answersFor, bothParties, Revival } from './help/revival';
import { TestServer } from './help/server';

let service: FakeService;
let server: TestServer;
/** It delivers its OTPs to the service. */
let other: TestServer;
let asha: Caller;
let vikram: Caller;

beforeAll(async () => {
  service = await openFakeService();
  server = await TestServer.open({ env: { SMS_URL: `${service.url}/sms` } });
  other = await TestServer.open({ env: { OTP_DELIVERY_URL: `${service.url}/otp` } });
  const hindi = { 'accept-language': 'hi' };
  asha = (await server.signIn('C10001')).with(hindi);
  vikram = (await server.signIn('C10002')).with(hindi);
});
afterAll(async () => {
  await server.close();
  await other.close();
  await service.close();
});

/** Expects a PDF in Hindi, without English but names, codes and what the customer wrote. */
async function isInHindi(bytes: Buffer, written: string[] = []): Promise<void> {
  const { text, title, language } = await readPdf(bytes);
  expect(language).toBe('hi-IN');
  expect(String(title)).toMatch(/[\u0900-\u097F]/);
  expect(englishIn([String(title), ...text.split('\n')], written)).toEqual([]);
}

it('writes the premium paid certificate in Hindi', async () => {
  const { body } = await asha.post('download-ppc', {
    financialYear: '2022-2023',
    policyNumber: '50010003',
    requestType: 'download_ppc_ccm',
  });
  await isInHindi((await asha.send('GET', body.url)).bytes);
});

it('writes the acknowledgement of a payment in Hindi', async () => {
  const TransactionId = await pay(server, asha, 'C10001', '50010001');
  await isInHindi((await asha.post('payment-receipt/', { TransactionId })).bytes);
});

it.each([
  ['revival_application', 'proposer-by-rider'],
  ['dgh_form', 'both-not-well'],
])('writes the signed answers of %s in Hindi', async (key, example) => {
  const { dateOfDeclaration: _day, age: _age, ...answers } = answersFor(key, example);
  const revival = new Revival(server, vikram, bothParties, key);
  await revival.save(answers);
  for (const party of ['OtpVerificationLA', 'OtpVerificationPR'] as const)
    expect((await revival.sign(party)).body).toMatchObject({ status: true });
  const { status, bytes } = await revival.downloadPdf(answers);
  expect(status).toBe(200);
  await isInHindi(bytes, Object.values(answers).map(String));
});

it('sends text messages in Hindi', async () => {
  await asha.post('fund-value/', { policyNumber: '50010001', etli_sms: 'FUND_VALUE' });
  const { dateOfBirth: dob } = customerOf('C10001');
  const anyone = other.anyone.with({ 'accept-language': 'hi' });
  await anyone.post('send-otp/', { policyNumber: '50010001', dob });
  const texts: string[] = service.requests.map(({ message }) => message.text);
  expect(texts).toHaveLength(3);
  for (const text of texts) expect(text).toMatch(/[\u0900-\u097F]/);
  expect(englishIn(texts)).toEqual([]);
});
