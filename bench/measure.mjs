import { gzipSync } from 'node:zlib';
import { median, quantile } from './numbers.mjs';
import { opening } from './opening.mjs';

const keys = 30;
const clicks = 16;
/** Milliseconds between two actions, and after the last one for deferred work. */
const between = 150;
const afterLast = 1000;
const slowDown = 4;

const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Opens a page with a throttled CPU, types and clicks, and returns the cost: milliseconds, script time as main-thread CPU
 * time (independent of other processes), kilobytes gzipped.
 */
export async function measure(browser, way) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const faults = [];
  page.on('pageerror', (fault) => faults.push(fault));
  const scripts = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown });

  const opened = await opening(page, way);
  const key = await typing(page, cdp, way.field);
  await way.beforeClicks?.(page);
  const click = await clicking(page, cdp, way.radio);
  const bodies = await Promise.all(scripts);
  await context.close();
  if (faults.length > 0) throw faults[0];
  const kilobytes =
    bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000;
  return { ...opened, ...key, ...click, kilobytes };
}

async function typing(page, cdp, selector) {
  const target = page.locator(selector).first();
  await target.click();
  await target.press('End');
  await centre(target);
  const letters = Array.from({ length: keys }, (_, i) => String.fromCharCode(97 + (i % 26)));
  const before = await target.inputValue();
  const cost = await costOf(page, cdp, 'keydown', keys, (i) => page.keyboard.press(letters[i]));
  if ((await target.inputValue()) !== before + letters.join(''))
    throw new Error(`The field holds ${await target.inputValue()}`);
  return {
    keyPaint: median(cost.paints),
    keyPaintP95: quantile(cost.paints, 0.95),
    keyScript: cost.script,
    keyTask: cost.task,
  };
}

async function clicking(page, cdp, selector) {
  const radios = page.locator(selector);
  await centre(radios.first());
  const boxes = [await radios.nth(0).boundingBox(), await radios.nth(1).boundingBox()];
  const next = (await radios.nth(0).isChecked()) ? 1 : 0;
  const cost = await costOf(page, cdp, 'click', clicks, (i) => {
    const { x, y, width, height } = boxes[(i + next) % 2];
    return page.mouse.click(x + width / 2, y + height / 2);
  });
  if ((await radios.nth(next).isChecked()) !== (clicks % 2 === 1))
    throw new Error('The radio buttons did not follow the clicks.');
  return {
    clickPaint: median(cost.paints),
    clickPaintP95: quantile(cost.paints, 0.95),
    clickScript: cost.script,
  };
}

/** Repeats an action; returns the time to paint and the main-thread time of each repetition. */
async function costOf(page, cdp, type, times, act) {
  await page.evaluate(() => Object.assign(window.__bench, { samples: [], isBusy: false }));
  const before = await metricsOf(cdp);
  for (let i = 0; i < times; i++) {
    await act(i);
    await page.evaluate(() => window.__bench.settle());
    await sleep(between);
  }
  await sleep(afterLast);
  const after = await metricsOf(cdp);
  const samples = await page.evaluate(() => window.__bench.samples);
  const paints = samples.filter((sample) => sample.type === type).map(({ paint }) => paint);
  if (paints.length !== times) throw new Error(`${paints.length} of ${times} ${type}s were seen.`);
  const perTime = (name) => ((after[name] - before[name]) * 1000) / times;
  return { paints, script: perTime('ScriptDuration'), task: perTime('TaskDuration') };
}

async function metricsOf(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** Scrolls an element to the middle of the window, so that every page paints the same amount around it. */
async function centre(locator) {
  for (let i = 0; i < 8; i++) {
    await locator.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await sleep(400);
    const isCentral = await locator.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top > innerHeight * 0.15 && bottom < innerHeight * 0.85;
    });
    if (isCentral) return;
  }
  throw new Error('The element does not stay in the middle of the window.');
}
