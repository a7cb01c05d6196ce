import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { createTestStorage, type TestStorage } from '../tests/server/help/database';

let place: TestStorage;
test.beforeAll(async () => {
  place = await createTestStorage();
});
test.afterAll(() => place.remove());

/** Starts the built server with settings that it refuses; returns what it printed and its code. */
function start(settings: { [name: string]: string }) {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, PORT: '0', ...place.env, ...settings };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/server/main.js'], {
    env,
    encoding: 'utf8',
    timeout: 50_000,
  });
  const lines = stderr.trim().split('\n');
  return { status, stdout, lines };
}

test('a start with wrong settings ends with code 1 and a line for each, without a stack', () => {
  const { status, stdout, lines } = start({
    DEMO_BOK: 'off',
    SESSION_SECRET: 'x',
    TRUSTED_PROXIES: 'garbage',
    DATABASE_URL: 'nonsense',
  });
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(lines.map((line) => line.split(/[ =]/)[0])).toEqual([
    'DEMO_BOK',
    'DATABASE_URL',
    'TRUSTED_PROXIES',
    'SESSION_SECRET',
  ]);
});

test('a start in production without the insurer’s services says so, instead of showing a demonstration', () => {
  const { status, lines } = start({ NODE_ENV: 'production' });
  expect(status).toBe(1);
  expect(lines).toHaveLength(6);
  for (const line of lines)
    expect(line).toContain('is needed when DEMO_BOOK is off, the default with NODE_ENV=production');
});

test('a start without definitions, without a folder for data or on a taken port has one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const port = String((other.address() as AddressInfo).port);
  for (const [settings, words] of [
    [{ DEFINITIONS_DIR: '/nope' }, 'DEFINITIONS_DIR="/nope" cannot be used'],
    [{ DATA_DIR: 'package.json' }, 'DATA_DIR="package.json" cannot be used'],
    [{ HOST: '127.0.0.1', PORT: port }, `PORT ${port} is taken`],
  ] as [{ [name: string]: string }, string][]) {
    const { status, lines } = start(settings);
    expect(lines).toEqual([expect.stringContaining(words)]);
    expect(status).toBe(1);
  }
  other.close();
});
