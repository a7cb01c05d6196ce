import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyDefinitions } from './help/definitions';
import { TestServer } from './help/server';

const servers: TestServer[] = [];
let definitions: string;

beforeAll(async () => {
  definitions = await copyDefinitions('mother_name');
  const env = {
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
    servers[index % servers.length]!.anyone.with({ 'x-forwarded-for': address }).post('send-otp/', {
      policyNumber: 'x',
      dob: '1985-04-12',
    });
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
