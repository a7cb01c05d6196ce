/**
 * `node bench/workbench.mjs [--runs 5]`: how soon the live form of the workbench shows what was typed into a definition,
 * and how long the workbench takes to start. bench/README.md describes the figures.
 */
import { chromium } from '@playwright/test';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { chromiumFlags, findChromium } from '../tests/chromium.mjs';
import { median } from './numbers.mjs';

const { values: given } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });

/** A small definition, one of a usual size, and the largest one. */
const keys = ['policy-document', 'policy_assignment_request', 'revival_application'];
const keysTyped = 8;

const { module } = await runnerImport('./bench/compile.ts');
const { compileOnce } = module;

/** Builds what is older than its sources: a build is no part of a start. */
await stop((await startServer()).server);

const typing = Object.fromEntries(keys.map((key) => [key, []]));
const starts = [];
for (let run = 0; run < Number(given.runs); run++) {
  const { server, address, milliseconds } = await startServer();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    starts.push({
      node: timeOf(() => spawnSync(process.execPath, ['-e', '0'])),
      server: milliseconds,
      ...(await measureOpening(browser, address)),
    });
    for (const key of keys) typing[key].push(await measureTyping(browser, address, key));
  } finally {
    await browser.close();
    await stop(server);
  }
  console.log(`run ${run + 1}`);
}

const best = (results, figure) => Math.min(...results.map((result) => result[figure]));
for (const [key, results] of Object.entries(typing)) {
  const [shown, compile, plain] = ['shown', 'compile', 'plain'].map((name) => best(results, name));
  const ratio = (shown / (compile + plain)).toFixed(2);
  console.log(
    `${key}, ${results[0].fields} fields: last key to painted form ${ms(shown)}, compile ${ms(compile)}, plain form ${ms(plain)}, ratio ${ratio}`,
  );
}
const [node, server, script, opened] = ['node', 'server', 'script', 'opened'].map((name) =>
  best(starts, name),
);
console.log(
  `start of the server: ${ms(server)}, ratio to Node alone ${(server / node).toFixed(2)}`,
);
console.log(
  `page to painted form: ${ms(opened)}, ratio to its scripts alone ${(opened / script).toFixed(2)}`,
);
console.log(`load of the machine: ${loadavg()[0].toFixed(1)}`);

function ms(figure) {
  return `${figure.toFixed(figure < 100 ? 1 : 0)} ms`;
}

function timeOf(act) {
  const begun = performance.now();
  act();
  return performance.now() - begun;
}

async function startServer() {
  const begun = performance.now();
  const server = spawn(process.execPath, ['src/workbench/start.mjs', '--no-open'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  for await (const part of server.stdout) {
    printed += part;
    const [address] = /http:\S+/.exec(printed) ?? [];
    if (address) return { server, address, milliseconds: performance.now() - begun };
  }
  throw new Error(`The workbench did not start.\n${printed}`);
}

async function stop(server) {
  if (server.exitCode === null && server.kill()) await once(server, 'exit');
}

/** From the address to the live form; and to the message of a page without a token, which needs the same scripts. */
async function measureOpening(browser, address) {
  const open = async (url, isDrawn) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const begun = performance.now();
    await page.goto(url, { waitUntil: 'commit' });
    await isDrawn(page).waitFor();
    const milliseconds = performance.now() - begun;
    await context.close();
    return milliseconds;
  };
  return {
    script: await open(address.replace(/#.*/, ''), (page) => page.locator('#root > *').first()),
    opened: await open(address, heading),
  };
}

function heading(page) {
  return page.frameLocator('iframe').locator('h1');
}

/** Types into the first title of ui.json, which is the heading of the form. */
async function measureTyping(browser, address, key) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(address);
  await heading(page).waitFor();
  await page.evaluate((place) => (location.hash = place), `${key}/schemas/${key}/ui.json`);
  await page.reload();
  await heading(page).waitFor();
  await page.locator('.cm-content').focus();
  await page.keyboard.press('Control+f');
  await page.keyboard.type('"ui:title": "');
  for (const press of ['Enter', 'Escape', 'ArrowRight']) await page.keyboard.press(press);
  await page.evaluate(() =>
    window.addEventListener(
      'keydown',
      ({ timeStamp }) => (window.pressedAt = performance.timeOrigin + timeStamp),
      { capture: true },
    ),
  );
  const frame = page.frames().find((one) => one.url().includes('preview.html'));
  const shown = [];
  for (let i = 1; i <= keysTyped; i++) {
    const painted = frame.evaluate(paintOf, 'x'.repeat(i));
    await page.keyboard.press('x');
    shown.push((await painted) - (await page.evaluate(() => window.pressedAt)));
  }
  const compiled = Array.from({ length: keysTyped }, () => compileOnce(key));
  const [{ fields }] = compiled;
  const plain = await measurePlain(context, fields);
  await context.close();
  const compile = median(compiled.map(({ milliseconds }) => milliseconds));
  return { shown: median(shown), compile, plain, fields };
}

/** In the frame: when a heading that begins so is painted, in milliseconds since 1970. */
function paintOf(beginning) {
  return new Promise((resolve) => {
    const look = () => {
      if (!document.querySelector('h1')?.textContent.startsWith(beginning))
        return requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
      port2.postMessage(0);
    };
    look();
  });
}

/** A form of so many fields without any library, from its HTML to its paint. */
async function measurePlain(context, fields) {
  const page = await context.newPage();
  const paints = [];
  for (let i = 0; i < keysTyped; i++)
    paints.push(
      await page.evaluate(
        (count) =>
          new Promise((resolve) => {
            const begun = performance.now();
            document.body.innerHTML = Array.from(
              { length: count },
              (_, field) => `<p><label>Field ${field} <input></label></p>`,
            ).join('');
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - begun);
              port2.postMessage(0);
            });
          }),
        fields,
      ),
    );
  return median(paints);
}
