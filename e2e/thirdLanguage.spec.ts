import { rmSync } from 'node:fs';
import { expectNoEnglish } from './english';
import { invented, inventLanguage } from './inventLanguage';
import { customers, expect, test as base } from './portal';

const test = base.extend<object, { built: string; serverSettings: { [name: string]: string } }>({
  built: [
    async ({}, use) => {
      const root = inventLanguage();
      await use(root);
      rmSync(root, { recursive: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  serverSettings: [async ({ built }, use) => use({ DEFINITIONS_DIR: built }), { scope: 'worker' }],
});

const screens =
  `policy premium-payment fund-switch fund-value premium-redirection premium-paid-certificate premium-receipt
  fund-statement policy-document track-service-request raise-service-request profile thank-you`.split(
    /\s+/,
  );

test('a third language is JSON alone', async ({ page, otpFor }) => {
  test.setTimeout(120_000);
  const asha = customers.Asha!;
  const box = page.getByRole('textbox');
  const go = () => page.locator('form button[type="submit"]').click();
  await page.goto('/login');
  await page.locator(`button[lang="${invented}"]`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', invented);
  await expectNoEnglish(page, 'the sign-in');
  await box.nth(0).fill('50010001');
  await box.nth(1).fill('12/04/1985');
  await go();
  await expect(box).toHaveCount(3);
  await expectNoEnglish(page, 'the sign-in with an OTP');
  await box.nth(2).fill(await otpFor(asha.phoneNumber));
  await go();
  await page.waitForURL(/\/dashboard\//);
  for (const screen of screens) {
    await page.goto(`/dashboard/${screen}`);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectNoEnglish(page, screen);
  }
  await page.goto('/dashboard/raise-service-request?request=email_update');
  await page.getByRole('combobox').first().selectOption('50010001');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectNoEnglish(page, 'a form');
});
