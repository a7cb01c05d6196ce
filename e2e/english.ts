import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { englishIn } from '../tests/english';

/** Expects no English on the page but names, codes and what the customer typed (`also`). */
export async function expectNoEnglish(
  page: Page,
  about: string,
  also: string[] = [],
): Promise<void> {
  const english = englishIn(await page.evaluate(textsOfPage), also);
  expect.soft([...new Set(english)], `${about}: English`).toEqual([]);
}

/** Runs in the page: what a customer sees or hears, apart from parts that are marked as English. */
function textsOfPage(): string[] {
  const found = [document.title];
  const skipped = (element: Element | null) =>
    !element || element.closest('[lang="en"], script, style, noscript') !== null;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (
      node.textContent!.trim() &&
      !skipped(node.parentElement) &&
      node.parentElement!.checkVisibility()
    )
      found.push(node.textContent!.trim());
  for (const element of document.body.querySelectorAll('*'))
    if (!skipped(element) && element.checkVisibility())
      for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'])
        found.push(element.getAttribute(name)?.trim() ?? '');
  return found.filter(Boolean);
}
