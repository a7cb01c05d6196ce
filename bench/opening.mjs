import { setTimeout } from 'node:timers/promises';
import { instrument } from './instrument.mjs';

/** Milliseconds until deferred work of the opening is done. */
const rest = 1500;

/** Milliseconds after which a task blocks the page noticeably. */
const stuckAfter = 50;

const giveUp = async () => {
  await setTimeout(60_000, undefined, { ref: false });
  throw new Error('The page did not become interactive.');
};

/**
 * Opens a page and types one key into the first field of the form as soon as it exists. The page is interactive when the
 * key is painted; the typed text must still be there when everything is rendered.
 */
export async function opening(page, { url, first, firstKey, field, before }) {
  let tellInteractive;
  const interactive = new Promise((resolve) => (tellInteractive = resolve));
  await page.exposeFunction('pressFirstKey', () => page.keyboard.press(firstKey));
  await page.exposeFunction('tellInteractive', tellInteractive);
  await page.addInitScript(instrument, { first, field });
  await page.goto(url, { waitUntil: 'commit' });
  // The page tells it: to ask would run Playwright's own script there while the form opens.
  await Promise.race([interactive, giveUp()]);
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
    // When the field is on a later step, the way there is not part of the opening.
    wholeForm: found.there,
    nodes: found.nodes,
  };
}
