import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { copyDefinitions } from './help/definitions';
import { Gate } from './help/gate';
import { TestServer } from './help/server';
import { until } from './help/smallServer';

const servers: TestServer[] = [];
let definitions: string;
const unknownPolicy = { policyNumber: 'x', dob: '1985-04-12' };
let env: { [name: string]: string };

beforeAll(async () => {
  definitions = await copyDefinitions('mother_name');
  env = {
    DEFINITIONS_DIR: definitions,
    REDIS_URL: process.env.REDIS_URL!,
    // Servers that share no database know a caller as the same one by this secret.
    SESSION_SECRET: 'a secret of thirty-two characters',
    SIGN_IN_CALLS_PER_MINUTE: '10',
    TRUSTED_PROXIES: '127.0.0.1',
  };
  for (let i = 0; i < 2; i++) servers.push(await TestServer.open({ env }));
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await rm(definitions, { recursive: true });
});

it('counts the calls of an address in Redis, over all servers', async () => {
  const send = (index: number, address: string) =>
    servers[index % servers.length]!.anyone.with({ 'x-forwarded-for': address }).post(
      'send-otp/',
      unknownPolicy,
    );
  const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => send(i, '192.0.2.1')));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(30);
  for (const { headers } of refused) {
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  }
  expect((await send(0, '192.0.2.2')).status).toBe(200);
  for (const { log } of servers) expect(log).not.toContain('by this process alone');
});

it('waits once for a Redis that hangs, then counts by itself until that is back', async () => {
  const gate = await Gate.to(process.env.REDIS_URL!);
  onTestFinished(() => gate.shut());
  await gate.open();
  const server = await TestServer.open({ env: { ...env, REDIS_URL: gate.url } });
  onTestFinished(() => server.close());
  const warnings = () => server.log.split('by this process alone').length - 1;
  const send = (address: string) =>
    server.anyone.with({ 'x-forwarded-for': address }).post('send-otp/', unknownPolicy);
  gate.freeze();
  const begun = performance.now();
  await Promise.all(Array.from({ length: 20 }, () => send('192.0.2.3')));
  const waited = performance.now() - begun;
  expect(waited).toBeGreaterThan(1900);
  // Longer than a pause between two probes, of which none is answered.
  while (performance.now() - begun < 7000) {
    const before = performance.now();
    await send('192.0.2.4');
    expect(performance.now() - before).toBeLessThan(1500);
    await new Promise((wake) => setTimeout(wake, 100));
  }
  expect(warnings()).toBe(1);
  expect((await send('192.0.2.4')).status).toBe(429);

  // The client connects again, and one of the probes is answered.
  gate.cut();
  let place = 20;
  const isShared = async () => {
    const address = `192.0.2.${place++}`;
    for (let i = 0; i < 10; i++) await send(address);
    const elsewhere = servers[0]!.anyone.with({ 'x-forwarded-for': address });
    return (await elsewhere.post('send-otp/', unknownPolicy)).status === 429;
  };
  await until(isShared);
  expect(warnings()).toBe(1);
});
