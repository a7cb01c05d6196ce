import type { Page } from '@playwright/test';
import { definitionOf, keysOf, projectFiles } from '../tests/files';
import { addressOf } from './fill';
import { layoutShiftsOn, mostShift, sumOf, watchLayoutShifts } from './layoutShifts';
import { expect, test } from './portal';
import { words } from './words';
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
const keys = keysOf(projectFiles);
const forms = keys.map(addressOf);

/** Request types in which a policy brings values, entries or notices, which come after the first paint. */
const filling = keys.filter((key) => {
  const { load, prefill } = definitionOf(key).request;
  return load !== undefined || prefill !== undefined;
});

/** Some of them, for the usual run: a notice, values of the customer and of the policy, and a list of entries. */
const someFilling = ['gst_update', 'bank_account', 'email_update', 'name_change', 'nominee'];

/** Where its only policy is chosen already, and a check of it comes before the choice between the forms. */
const chooser = `${dashboard}/raise-service-request?request=DGH`;

/** A device that has never seen who the insurer is, on a network that takes `latency` milliseconds. */
async function openCold(page: Page, network = { latency: 150 }): Promise<void> {
  await watchLayoutShifts(page);
  await page.addInitScript(() => localStorage.removeItem('insurer'));
  await page.route('**/api/**', async (route) => {
    // Who the insurer is arrives after what a screen shows.
    const later = route.request().url().includes('/settings/') ? 550 : 0;
    await new Promise((resolve) => setTimeout(resolve, network.latency + later));
    // The page may be gone by then.
    await route.continue().catch(() => {});
  });
}

/** Waits until nothing is on its way, and expects that nothing has moved. */
async function nothingMoved(page: Page, about: string): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByText(words('form', 'policy.opening'))).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const shifts = await layoutShiftsOn(page);
  expect.soft(sumOf(shifts), `${about}\n${JSON.stringify(shifts)}`).toBeLessThanOrEqual(mostShift);
}

const customerOf = {
  screen: 'Vikram',
  form: 'Vikram',
  fund: 'Asha',
  // A customer with one policy, which opens by itself.
  record: 'Meera',
  'form with its only policy': 'Meera',
};

for (const [language, width, kind, shown, tag = []] of [
  ['en', 390, 'screen', addresses],
  ['en', 390, 'form', forms],
  ['hi', 390, 'screen', addresses],
  ['hi', 390, 'form', forms, '@nightly'],
  ['en', 1280, 'screen', addresses, '@nightly'],
  ['en', 390, 'fund', funds],
  ['en', 1280, 'fund', funds],
  ['en', 390, 'record', [chooser, ...someFilling.map(addressOf)]],
  ['en', 390, 'form with its only policy', forms, '@nightly'],
  ['hi', 390, 'form with its only policy', [chooser, ...forms], '@nightly'],
  ['en', 1280, 'form with its only policy', [chooser, ...forms], '@nightly'],
] as const)
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ language, viewport: { width, height: 844 } });

    test(`no ${kind} moves while it loads`, { tag }, async ({ page, ensureSignedIn }) => {
      test.setTimeout(180_000);
      await ensureSignedIn(customerOf[kind]);
      await openCold(page);
      for (const address of shown) {
        await page.goto(address);
        await nothingMoved(page, address);
      }
    });
  });

/** By the keyboard: a shift right after an action of the customer does not count, and a browser knows it by real input. */
async function pickByHand(page: Page): Promise<void> {
  const box = page.locator('form select').first();
  await box.focus();
  await page.keyboard.press('ArrowDown');
  await expect(box).not.toHaveValue('');
}

const forgetShifts = (page: Page) =>
  page.evaluate(() => {
    window.layoutShifts = [];
  });

for (const [language, width, picked, tag = []] of [
  ['en', 390, ['email_update', 'nominee', 'fund_switch', 'premium_redirection']],
  ['hi', 390, ['email_update', 'nominee']],
  ['en', 390, filling, '@nightly'],
  ['hi', 390, filling, '@nightly'],
  ['en', 1280, filling, '@nightly'],
] as const)
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ language, viewport: { width, height: 844 } });

    test(
      `nothing of ${picked.length} forms moves while a picked policy opens late`,
      { tag },
      async ({ page, ensureSignedIn }) => {
        test.setTimeout(180_000);
        await ensureSignedIn('Asha');
        const network = { latency: 150 };
        await openCold(page, network);
        for (const key of picked) {
          network.latency = 150;
          await page.goto(addressOf(key));
          await nothingMoved(page, key);
          // A customer who may not ask has no list of policies.
          if ((await page.locator('form select').count()) === 0) continue;
          network.latency = 600;
          await forgetShifts(page);
          await pickByHand(page);
          await nothingMoved(page, key);
        }
      },
    );
  });

for (const [language, width, tag = []] of [
  ['en', 390],
  ['hi', 390],
  ['en', 1280, '@nightly'],
] as const)
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ language, viewport: { width, height: 844 } });

    test(
      'nothing moves when a form comes back with its draft',
      { tag },
      async ({ page, ensureSignedIn }) => {
        await ensureSignedIn('Asha');
        await openCold(page);
        await page.goto(addressOf('mother_name'));
        await pickByHand(page);
        await page.locator('form input').last().fill('Sunita');
        await expect(page.getByText(words('form', 'draft.saved'))).toBeVisible();
        await page.reload();
        await expect(page.getByText(words('form', 'draft.restored'))).toBeVisible();
        await nothingMoved(page, 'mother_name');
      },
    );
  });
