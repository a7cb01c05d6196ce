import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from './help/caller';
import { fileNamed } from './help/files';
import { subTypeCode } from './help/requests';
import { TestServer } from './help/server';

let server: TestServer;
let asha: Caller;
let address: string;

beforeAll(async () => {
  server = await TestServer.open({ env: { METRICS_PORT: '0' } });
  address = /http:\/\/localhost:\d+\/metrics/.exec(server.log)![0];
  asha = await server.signIn('C10001');
});
afterAll(() => server.close());

const scrape = async () => (await fetch(address)).text();

/** The value of the first line that begins so. */
const valueOf = (text: string, begin: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(begin))
      ?.split(' ')
      .at(-1),
  );

it('counts requests by route, refusals, tickets, files and OTPs, and shows the process', async () => {
  const etli_sub_type = await subTypeCode(asha, 'pan_card');
  const sent = { policy_number: '50010001', new_pan_number: 'ABCPS9999K', name: 'Asha Sample' };
  await asha.multipart('pan-check/', { ...sent, etli_sub_type });
  const raised = await asha.multipart(
    'pan-sr-raise/',
    { policyNumber: '50010001', new_pan_number: 'ABCPS9999K', etli_sub_type },
    { pan_document: fileNamed('my-pan.pdf') },
  );
  expect(raised.body.status).toBe('success');
  await server.anyone.get('policies/');
  await server.anyone.post('validate-otp/', {
    policyNumber: '50010001',
    dob: '1985-04-12',
    id: 'x',
    otp: '1',
  });
  await asha.get('policy/', { dob: '1985-04-12', policyNo: '50020001' });

  const text = await scrape();
  const requests = 'portal_http_request_duration_seconds_count';
  for (const [begin, value] of [
    [`${requests}{method="POST",route="/api/pan-sr-raise",status="200"}`, 1],
    [`${requests}{method="GET",route="/api/policies",status="401"}`, 1],
    ['portal_refusals_total{route="/api/policies",status="401"}', 1],
    ['portal_refusals_total{route="/api/policy",status="403"}', 1],
    ['portal_refusals_total{route="/api/validate-otp",status="200"}', 1],
    ['portal_tickets_raised_total{request_type="pan_card"}', 1],
    ['portal_uploads_total', 1],
    ['portal_otps_total{channel="sms",outcome="sent"}', 1],
  ] as const)
    expect({ begin, value: valueOf(text, begin) }).toEqual({ begin, value });
  expect(valueOf(text, 'portal_upload_bytes_total')).toBeGreaterThan(0);
  expect(valueOf(text, 'portal_request_types')).toBeGreaterThan(20);
  expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(0);
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'nodejs_heap_size_used_bytes'])
    expect(text).toContain(`\n${name} `);
  if (process.env.DATABASE_URL)
    for (const state of ['total', 'idle', 'waiting'])
      expect(text).toContain(`\nportal_database_connections_${state} `);
});

it('have labels from a small set, and no personal data', async () => {
  const before = (await scrape()).split('\n').length;
  for (let i = 0; i < 30; i++) {
    await server.anyone.send('GET', `/api/x${i}-50010001/`);
    await server.anyone.send('GET', `/x${i}`);
    await server.anyone.send('POST', `/api/asha-sample-${i}/`);
    await server.anyone.send('GET', `/demo/gateway/key${i}`);
    await server.anyone.send('GET', `/definitions/pan_card.${i}.js`);
  }
  const text = await scrape();
  // Five routes, each with a histogram of 15 lines, and a refusal.
  expect(text.split('\n').length - before).toBeLessThan(5 * 16 + 20);
  const labels = text.match(/\{.*\}/g)!.join('\n');
  for (const personal of ['50010001', 'sample', 'Asha', 'C10001', '9000000', 'example.com', 'key1'])
    expect(labels).not.toContain(personal);
});

it('are not at the address of the portal, and their own address has nothing else', async () => {
  expect((await server.anyone.send('GET', '/metrics')).status).toBe(404);
  const { origin } = new URL(address);
  for (const path of ['/', '/livez', '/api/settings/'])
    expect((await fetch(origin + path)).status).toBe(404);
  expect((await fetch(address, { method: 'POST' })).status).toBe(404);
});

it('refuse a port that is taken', async () => {
  const { port } = new URL(address);
  await expect(TestServer.open({ env: { METRICS_PORT: port } })).rejects.toThrow(
    `METRICS_PORT ${port} cannot be used on METRICS_HOST localhost (EADDRINUSE)`,
  );
});
