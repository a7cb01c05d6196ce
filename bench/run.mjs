/**
 * `npm run bench [-- --runs 5] [--only ours,by-hand]`: builds the largest form for production, once from its definition
 * and once written by hand, and measures both in Chromium with a CPU that is slowed down four times. The pages take turns,
 * each in a new browser. bench/README.md describes the pages and the figures.
 */
import { chromium } from '@playwright/test';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { chromiumFlags, findChromium } from '../tests/chromium.mjs';
import { measure } from './measure.mjs';
import { pages, reference } from './pages.mjs';
import { printReport } from './report.mjs';
import { serve } from './serve.mjs';

const { values: given } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
});
const names = Object.keys(pages).filter(
  (name) => name === reference || !given.only || given.only.split(',').includes(name),
);

/**
 * Playwright makes V8 note where each error was created: React creates five as it loads, and for them V8 would read the
 * whole bundle once more, which it does on no customer's device.
 */
const withoutSecondParse = '--js-flags=--no-enable-lazy-source-positions';

// The sources that the configuration imports have no file extensions.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
for (const mode of names)
  await build({ configFile: 'bench/vite.config.ts', mode, logLevel: 'warn' });

const { address, close } = await serve('dist/bench');
const results = Object.fromEntries(names.map((name) => [name, []]));
for (let run = 0; run < Number(given.runs); run++)
  for (const name of names) {
    results[name].push(await measureFresh(name));
    console.log(`run ${run + 1}: ${name}`);
  }
close();
printReport(results);

/** A new browser, so that no run warms up another; a crashed browser is started once more. */
async function measureFresh(name, tries = 2) {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags, withoutSecondParse],
  });
  try {
    return await measure(browser, { url: `${address}/${name}/`, ...pages[name] });
  } catch (fault) {
    if (tries === 1 || browser.isConnected()) throw fault;
    console.warn(`${name}: the browser went down; once more.`);
    return await measureFresh(name, tries - 1);
  } finally {
    await browser.close();
  }
}
