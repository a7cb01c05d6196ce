/** Takes the pictures of this folder, of the built portal: `npm run build && node docs/screens/take.mjs`. */
import { chromium } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { signInOn, startBuiltPortal } from '../../tests/builtPortal.mjs';
import { chromiumFlags, findChromium } from '../../tests/chromium.mjs';

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

const { address, end } = await startBuiltPortal(here('../..'));
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
try {
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
  await end();
}

async function signIn(name, look) {
  const context = await browser.newContext({ locale: 'en-IN', reducedMotion: 'reduce', ...look });
  const page = await context.newPage();
  await signInOn(page, address, name);
  return { context, page };
}

async function take({ page }, { path, press }, width, file) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${address}/dashboard/${path}`, { waitUntil: 'networkidle' });
  if (press) {
    await page.getByRole('button', { name: press, exact: true }).click();
    await page.waitForTimeout(500);
  }
  // The bar at the bottom of the window comes to the bottom of the picture.
  await page.evaluate(() => {
    const bar = document.querySelector('footer + nav');
    if (bar) bar.style.position = 'static';
  });
  await page.screenshot({ path: here(file), fullPage: true });
  console.log(file);
}
