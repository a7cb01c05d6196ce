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

/** Runs in the page: parts of e-mail addresses between their signs that are broken over lines. */
function findBrokenAddresses(): string[] {
  const addresses = [...document.querySelectorAll('main *')].filter(
    (element) =>
      /^[^\s@]+@[^\s@]+$/.test(element.textContent!) &&
      element.children.length === element.querySelectorAll('wbr').length,
  );
  return addresses.flatMap((element) =>
    [...element.childNodes].flatMap((part) => {
      const range = document.createRange();
      range.selectNode(part);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      return part.nodeType === Node.TEXT_NODE && new Set(tops).size > 1 ? [part.textContent!] : [];
    }),
  );
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

    test('an e-mail address breaks before its signs only', async ({ page, ensureSignedIn }) => {
      await ensureSignedIn('Meera');
      await openRequest(page, 'email_update');
      const address = page.getByText('meera.placeholder@example.com').first();
      await expect(address).toBeVisible();
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await page.evaluate(findBrokenAddresses), `at ${width} px`).toEqual([]);
      }
      expect(await address.locator('wbr').count()).toBeGreaterThan(1);
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
