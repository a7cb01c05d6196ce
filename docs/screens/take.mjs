/** Takes the pictures of this folder, of the built portal: `npm run build && node docs/screens/take.mjs`. */
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { chromiumFlags, findChromium } from '../../tests/chromium.mjs';
import { freePort } from '../../tests/postgres.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const raise = 'raise-service-request';

/** `press`: a button of the screen, whose answer is shown. `looks`: also in Hindi, and in the dark. */
const screens = {
  'my-policies': { path: 'policy', looks: true },
  'premium-payment': { path: 'premium-payment' },
  'fund-switch': { path: 'fund-switch' },
  'fund-value': { path: 'fund-value' },
  'premium-redirection': { path: 'premium-redirection' },
  'premium-paid-certificate': { path: 'premium-paid-certificate' },
  'premium-receipt': { path: 'premium-receipt' },
  'fund-statement': { path: 'fund-statement' },
  'policy-document': { path: 'policy-document' },
  track: { path: 'track-service-request', looks: true },
  raise: { path: raise, looks: true },
  profile: { path: 'profile' },
  'email-update': { path: `${raise}?request=email_update`, customer: 'Meera' },
  revival: {
    path: `${raise}?request=DGH&form=revival_application`,
    customer: 'Meera',
    looks: true,
  },
  'revival-problems': {
    path: `${raise}?request=DGH&form=revival_application`,
    customer: 'Meera',
    press: 'Next',
  },
};

const looks = {
  '': {},
  '-hi': { locale: 'hi-IN' },
  '-dark': { colorScheme: 'dark' },
};

const { customers } = JSON.parse(
  readFileSync(here('../../src/server/integrations/demoBook.json'), 'utf8'),
);

const port = freePort();
const address = `http://127.0.0.1:${port}`;
const data = mkdtempSync(join(tmpdir(), 'portal-screens-'));
const server = spawn(process.execPath, [here('../../dist/server/main.js')], {
  cwd: here('../..'),
  env: { ...process.env, PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'error' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
try {
  await answering();
  for (const [suffix, look] of Object.entries(looks)) {
    const sessions = {};
    for (const [name, screen] of Object.entries(screens)) {
      if (suffix !== '' && !screen.looks) continue;
      const { customer = 'Asha' } = screen;
      sessions[customer] ??= await signIn(customer, look);
      for (const width of [1280, 390])
        await take(sessions[customer], screen, width, `${name}${suffix}-${width}.png`);
    }
    for (const { context } of Object.values(sessions)) await context.close();
  }
} finally {
  await browser.close();
  const ended = once(server, 'exit');
  server.kill();
  await ended;
  rmSync(data, { recursive: true, force: true });
}

async function answering() {
  const isUp = () =>
    fetch(`${address}/api/settings/`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (server.exitCode !== null) throw new Error('The server ended at its start.');
    await new Promise((wake) => setTimeout(wake, 100));
  }
}

async function signIn(name, look) {
  const customer = customers.find(({ firstName }) => firstName === name);
  const context = await browser.newContext({ locale: 'en-IN', reducedMotion: 'reduce', ...look });
  const page = await context.newPage();
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
  return { context, page };
}

async function take({ page }, { path, press }, width, file) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${address}/dashboard/${path}`, { waitUntil: 'networkidle' });
  if (press) {
    await page.getByRole('button', { name: press, exact: true }).click();
    await page.waitForTimeout(500);
  }
  await page.screenshot({ path: here(file), fullPage: true });
  console.log(file);
}
