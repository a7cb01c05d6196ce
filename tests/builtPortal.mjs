import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './postgres.mjs';

/** Starts the built server of a checkout with a database of its own. Resolves to its address and how to end it. */
export async function startBuiltPortal(folder) {
  const program = join(folder, 'dist/server/main.js');
  if (!existsSync(program)) throw new Error(`Build ${folder} first: npm run build.`);
  const port = freePort();
  const data = mkdtempSync(join(tmpdir(), 'portal-built-'));
  const remove = () => rmSync(data, { recursive: true, force: true });
  const server = spawn(process.execPath, [program], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${address}/api/settings/`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (server.exitCode !== null) {
      remove();
      throw new Error(`The server of ${folder} ended at its start.`);
    }
    await new Promise((wake) => setTimeout(wake, 100));
  }
  const end = async () => {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
    remove();
  };
  return { address, end };
}

const book = JSON.parse(
  readFileSync(new URL('../src/server/integrations/demoBook.json', import.meta.url), 'utf8'),
);

/** Signs in a customer of the demo by first name. */
export async function signInOn(page, address, name) {
  const customer = book.customers.find(({ firstName }) => firstName === name);
  await page.goto(`${address}/login`);
  const boxes = page.locator('form input');
  await boxes.nth(0).fill(customer.policies[0].policyNumber);
  await boxes.nth(1).fill(customer.dateOfBirth.split('-').reverse().join('/'));
  await boxes.nth(1).press('Enter');
  const otp = page.locator('input[autocomplete="one-time-code"]');
  await otp.waitFor();
  const outbox = await fetch(`${address}/demo/outbox`, { headers: { accept: 'application/json' } });
  const { code } = (await outbox.json()).find(({ to }) => to === customer.phoneNumber);
  await otp.fill(code);
  await otp.press('Enter');
  await page.waitForURL(/\/dashboard\//);
}
