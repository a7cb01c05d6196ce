import type { Page } from '@playwright/test';
import { keysOf, projectFiles } from '../tests/files';
import { addressOf } from './fill';
import { layoutShiftsOn, mostShift, sumOf, watchLayoutShifts } from './layoutShifts';
import { expect, test } from './portal';
import catalogue from '../catalogue.json' with { type: 'json' };

test.describe.configure({ mode: 'parallel' });

const dashboard = '/dashboard';

/** Every screen behind the sign-in, then every form. */
const addresses = [
  'policy',
  'policy?policy=50020001',
  'premium-payment',
  'fund-value',
  'profile',
  'nothing',
  'track-service-request',
  'raise-service-request',
  'thank-you?txn_id=T1&status=true',
  'thank-you?txn_id=T1&status=false',
  ...Object.keys(catalogue.screens),
].map((path) => `${dashboard}/${path}`);
const funds = ['fund-value', 'fund-value?policy=50010004', 'policy?policy=50010004'].map(
  (path) => `${dashboard}/${path}`,
);
const forms = keysOf(projectFiles).map(addressOf);

/** Milliseconds until a response of the server arrives; who the insurer is arrives after what a screen shows. */
const latency = (url: string) => (url.includes('/settings/') ? 700 : 150);

/** A device that has never seen who the insurer is, on a slow network. */
async function openCold(page: Page): Promise<void> {
  await watchLayoutShifts(page);
  await page.addInitScript(() => localStorage.removeItem('insurer'));
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, latency(route.request().url())));
    // The page may be gone by then.
    await route.continue().catch(() => {});
  });
}

for (const [language, width, kind, shown, tag = []] of [
  ['en', 390, 'screen', addresses],
  ['en', 390, 'form', forms],
  ['hi', 390, 'screen', addresses],
  ['hi', 390, 'form', forms, '@nightly'],
  ['en', 1280, 'screen', addresses, '@nightly'],
  // A customer with funds.
  ['en', 390, 'fund', funds],
  ['en', 1280, 'fund', funds],
] as const)
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ language, viewport: { width, height: 844 } });

    test(`no ${kind} moves while it loads`, { tag }, async ({ page, ensureSignedIn }) => {
      test.setTimeout(180_000);
      await ensureSignedIn(kind === 'fund' ? 'Asha' : 'Vikram');
      await openCold(page);
      for (const address of shown) {
        await page.goto(address);
        await expect(page.locator('h1')).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await page.waitForLoadState('networkidle');
        const shifts = await layoutShiftsOn(page);
        expect
          .soft(sumOf(shifts), `${address}\n${JSON.stringify(shifts)}`)
          .toBeLessThanOrEqual(mostShift);
      }
    });
  });
