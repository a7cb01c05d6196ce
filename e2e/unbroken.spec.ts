import type { Page } from '@playwright/test';
import { openRequest } from './fill';
import { expect, test } from './portal';

test.use({ serverSettings: { OTP_SENDS_PER_DAY: '10000' } });
test.describe.configure({ mode: 'parallel', timeout: 120_000 });

/** Runs in the page: amounts, dates, numbers and codes that are broken over lines, each with the text around it. */
function findBroken(): string[] {
  const isSeen = (element: Element) =>
    element.checkVisibility() && [...element.getClientRects()].some(({ width }) => width > 1);
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!isSeen(text.parentElement!)) continue;
    // A space that is not to be broken at belongs to what it holds together.
    for (const match of text.textContent!.matchAll(/[^ \n\t]*\d[^ \n\t]*/g)) {
      const range = document.createRange();
      range.setStart(text, match.index);
      range.setEnd(text, match.index + match[0].length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) found.push(`${match[0]} in "${text.textContent}"`);
    }
  }
  return found;
}

async function expectUnbroken(page: Page, about: string): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await page.evaluate(findBroken), `${about}, at ${width} px`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${about}, at ${width} px: sideways scrolling`).toBeLessThanOrEqual(0);
  }
}

const screens = [
  'policy',
  'premium-payment',
  'fund-value',
  'profile',
  'track-service-request',
  'raise-service-request',
];

for (const language of ['en', 'hi'])
  test.describe(`in ${language}`, () => {
    test.use({ language, viewport: { width: 390, height: 844 } });

    for (const [firstName, policyNo] of [
      ['Asha', '50010004'],
      ['Daniel', '50050001'],
      ['Savitri', '50060001'],
    ] as const)
      test(`no amount, date, number or code of ${firstName} is broken`, async ({
        page,
        ensureSignedIn,
      }) => {
        await page.goto('/login');
        await expectUnbroken(page, 'sign-in');
        await ensureSignedIn(firstName);
        for (const screen of [...screens, `policy?policy=${policyNo}`]) {
          await page.goto(`/dashboard/${screen}`);
          await expectUnbroken(page, screen);
        }
      });

    test('no number or code of the records on a form is broken', async ({
      page,
      ensureSignedIn,
    }) => {
      await ensureSignedIn('Asha');
      for (const key of ['bank_account', 'gst_update', 'address', 'fund_switch', 'phone_no']) {
        await openRequest(page, key, '50010001');
        await expectUnbroken(page, key);
      }
    });
  });
