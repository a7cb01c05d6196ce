import { instrument } from './instrument.mjs';

/** Milliseconds until whatever was put off while opening is done. */
const rest = 1500;

/** Milliseconds of a task beyond which the page feels stuck. */
const stuckAfter = 50;

/**
 * Opens a page and types one key into the first field of the form as soon as that stands. The page is interactive when
 * the key is on screen; what was typed has to be there still when everything is drawn.
 */
export async function opening(page, { url, first, firstKey, field, before }) {
  await page.exposeFunction('pressFirstKey', () => page.keyboard.press(firstKey));
  await page.addInitScript(instrument, { first, field });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => window.__bench.interactive, null, { timeout: 60_000 });
  if (!before) await page.waitForFunction(() => window.__bench.there, null, { timeout: 60_000 });
  await page.waitForTimeout(rest);
  const found = await page.evaluate(() => ({
    ...window.__bench,
    isKept: window.__bench.hasKeptFirst(),
    nodes: document.getElementsByTagName('*').length,
  }));
  if (!found.isKept) throw new Error('The first field lost what was typed into it.');
  await before?.(page);
  await page.waitForFunction(() => window.__bench.there, null, { timeout: 60_000 });
  await page.waitForTimeout(rest);
  return {
    interactive: found.interactive,
    stuck: found.longTasks.reduce((sum, task) => sum + task - stuckAfter, 0),
    // Of a page that is walked to its field, the way there is no part of the opening.
    wholeForm: found.there,
    nodes: found.nodes,
  };
}
