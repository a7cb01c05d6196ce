/**
 * How long does a customer with a slow phone wait? Opens screens of the built portal in Chromium with a processor that is
 * slowed down four times, on a slow network, without a cache: `node bench/slowPhone.mjs [--runs 3] [--beside FOLDER]`.
 * `--beside`: another checkout, which is built, too; both take turns. bench/README.md describes the figures.
 */
import { chromium } from '@playwright/test';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { signInOn, startBuiltPortal } from '../tests/builtPortal.mjs';
import { chromiumFlags, findChromium } from '../tests/chromium.mjs';
import { median } from './numbers.mjs';

const { values: given } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, beside: { type: 'string' } },
});

const slowDown = 4;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const phone = { viewport: { width: 390, height: 844 } };
/** Milliseconds after which everything has come that a screen shows. */
const rest = 2500;

const raise = '/dashboard/raise-service-request?request=';
/** `usable`: what a customer can press or type in first; a form is usable once its only policy is open. */
const screens = {
  'sign-in': { path: '/login', usable: 'form input' },
  'My Policies': { customer: 'Asha', path: '/dashboard/policy', usable: 'main button, main a' },
  'small form': {
    customer: 'Meera',
    path: `${raise}email_update`,
    usable: 'form input:not([readonly])',
  },
  'largest form': {
    customer: 'Meera',
    path: `${raise}DGH&form=revival_application`,
    usable: 'form input[type=checkbox]',
  },
};

const columns = {
  contentful: 'first paint, s',
  heading: 'heading, s',
  usable: 'usable, s',
  shift: 'layout shift',
  blocked: 'blocked, s',
  kilobytes: 'KB',
  requests: 'requests',
};

const folders = ['.', ...(given.beside ? [given.beside] : [])].map((folder) => resolve(folder));
const portals = [];
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
try {
  for (const folder of folders) portals.push(await startPortal(folder));
  for (let run = 0; run < Number(given.runs); run++)
    for (const [name, screen] of Object.entries(screens))
      for (const portal of portals) {
        portal.found[name] ??= [];
        portal.found[name].push(await measure(portal, screen));
      }
} finally {
  await browser.close();
  for (const portal of portals) await portal.end();
}
print();

async function startPortal(folder) {
  const { address, end } = await startBuiltPortal(folder);
  const sessions = {};
  for (const { customer } of Object.values(screens))
    if (customer) sessions[customer] ??= await signIn(address, customer);
  return { folder, address, sessions, end, found: {} };
}

/** Signs a customer in; resolves to the session storage. */
async function signIn(address, name) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await signInOn(page, address, name);
  const session = await page.evaluate(() => ({ ...sessionStorage }));
  await context.close();
  return session;
}

async function measure({ address, sessions }, { customer, path, usable }) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  if (customer) {
    // The smallest resource of the same origin.
    await page.goto(`${address}/api/settings/`);
    await page.evaluate((session) => Object.assign(sessionStorage, session), sessions[customer]);
  }
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await cdp.send('Network.emulateNetworkConditions', network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  let bytes = 0;
  let requests = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests++;
  });
  await page.addInitScript(watch, usable);
  await page.goto(address + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.__felt.usable !== undefined, null, { timeout: 60_000 });
  await page.waitForTimeout(rest);
  const found = await page.evaluate(() => window.__felt);
  await context.close();
  return { ...found, kilobytes: bytes / 1000, requests };
}

/** Runs in the page before its own code. */
function watch(usable) {
  const felt = (window.__felt = { shift: 0, blocked: 0 });
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe(
    'layout-shift',
    ({ value, hadRecentInput }) => (felt.shift += hadRecentInput ? 0 : value),
  );
  observe('longtask', ({ duration }) => (felt.blocked += (duration - 50) / 1000));
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') felt.contentful = startTime / 1000;
  });
  const isSeen = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.disabled;
  const look = () => {
    const now = performance.now() / 1000;
    if ([...document.querySelectorAll('h1')].some(isSeen)) felt.heading ??= now;
    if ([...document.querySelectorAll(usable)].some(isSeen)) felt.usable ??= now;
    if (felt.usable === undefined || felt.heading === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function print() {
  const shown = (name, value) => value.toFixed({ shift: 3, kilobytes: 0, requests: 0 }[name] ?? 1);
  const of = ({ found }, screen, name) => median(found[screen].map((run) => run[name]));
  console.log(['', ...Object.values(columns)].join(' | '));
  for (const screen of Object.keys(screens)) {
    for (const portal of portals) {
      const figures = Object.keys(columns).map((name) => shown(name, of(portal, screen, name)));
      console.log([`${screen}, ${portal.folder}`, ...figures].join(' | '));
    }
    if (portals.length < 2) continue;
    const ratios = Object.keys(columns).map((name) => {
      const [here, beside] = portals.map((portal) => of(portal, screen, name));
      return beside ? (here / beside).toFixed(2) : '–';
    });
    console.log([`${screen}, ratio`, ...ratios].join(' | '));
  }
}
