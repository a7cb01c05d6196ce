import type { Page } from '@playwright/test';
import catalogue from '../catalogue.json' with { type: 'json' };
import { expect, test } from './portal';
import { words } from './words';

const screens = [
  'policy',
  'premium-payment',
  'fund-value',
  'profile',
  'track-service-request',
  'raise-service-request',
  ...Object.keys(catalogue.screens),
];

/** What is wider than the box that cuts it, unless an ellipsis says that it is cut or only screen readers get it. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((box) => {
        const { overflowX, textOverflow } = getComputedStyle(box);
        const isSeen = box.clientWidth > 1 && overflowX !== 'visible';
        const isCut = overflowX !== 'auto' && textOverflow !== 'ellipsis';
        return isSeen && isCut && box.scrollWidth > box.clientWidth + 1;
      })
      .map((box) => box.innerText.slice(0, 80)),
  );

/** WCAG 1.4.4: a device can have letters of twice the size. */
for (const language of ['en', 'hi'])
  test.describe(`in ${language}`, () => {
    test.use({ language, viewport: { width: 390, height: 844 } });

    test('no screen cuts letters of twice the size', async ({ page, ensureSignedIn }) => {
      await ensureSignedIn('Savitri');
      for (const screen of screens) {
        await page.goto(`/dashboard/${screen}`);
        await expect(page.locator('h1')).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
        expect.soft(await cutTexts(page), screen).toEqual([]);
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(scrollWidth, screen).toBeLessThanOrEqual(390);
      }
    });

    test('the skip link is above the page until it has the focus', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 844 });
      await page.goto('/login');
      await expect(page.locator('h1')).toBeVisible();
      await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
      const link = page.getByRole('link', { name: words('portal', 'skipLink') });
      await expect(link).not.toBeInViewport();
      await link.focus();
      await expect(link).toBeInViewport({ ratio: 1 });
    });
  });
