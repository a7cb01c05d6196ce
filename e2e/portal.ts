import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import axe from 'axe-core';
import book from '../src/server/integrations/demoBook.json' with { type: 'json' };
import { ask } from './ask';
import { isSessionValid, type StoredSession, readSession, restoreSession } from './storedSession';
import { Server } from './server';
import { readIn, words } from './words';

type Customer = (typeof book.customers)[number];

export const customers: { [firstName: string]: Customer } = Object.fromEntries(
  book.customers.map((customer) => [customer.firstName, customer]),
);

export interface Portal {
  server: Server;
  /** Signs in through the screens; the page then shows My Policies, or the target of `query`. */
  signInThroughScreens(firstName: string, query?: string): Promise<void>;
  /** The language in which the journey's customer reads the screens: `test.use({ language: 'hi' })`. */
  language: string;
  /** Reuses the session of an earlier journey if it is valid, otherwise signs in; the current page is undefined. */
  ensureSignedIn(firstName: string): Promise<void>;
  /** Ensures a session and opens My Policies. */
  signIn(firstName: string): Promise<void>;
  /** Signs in on another device. */
  onAnotherDevice(firstName: string): Promise<Page>;
  /** The insurer's day, YYYY-MM-DD. */
  today: string;
  /** The latest code that was sent to an address or number. */
  otpFor(to: string): Promise<string>;
  /** Expects no WCAG 2.2 AA violation from axe and no horizontal scrolling, at the current width and at 320 px. */
  isAccessible(about: string): Promise<void>;
  /** The console messages that the journey must cause. */
  expectedOnConsole: RegExp[];
  /** The errors and warnings on the console of the journey's pages. */
  consoleLines: string[];
}

interface Shared {
  /** Additional environment variables of the server. */
  serverSettings: { [name: string]: string };
  /** The folder of the built portal that the server serves. */
  built: string;
  workerServer: Server;
  /** Stored sessions by the first names of the customers. */
  sessions: Map<string, StoredSession>;
}

type OtpFor = Portal['otpFor'];

/** Signs in on a page with the sign-in form. */
export async function signInOn(page: Page, customer: Customer, otpFor: OtpFor): Promise<void> {
  await page
    .getByLabel(words('portal', 'signIn.identifier.label'))
    .fill(customer.policies[0]?.policyNumber ?? customer.phoneNumber);
  await page
    .getByLabel(words('portal', 'signIn.dob.label'))
    .first()
    .fill(shown(customer.dateOfBirth));
  await page.getByRole('button', { name: words('portal', 'signIn.continue') }).click();
  const otp = page.getByLabel(words('portal', 'signIn.otp.label'));
  await expect(otp).toBeVisible();
  await otp.fill(await otpFor(customer.phoneNumber));
  await page.getByRole('button', { name: words('portal', 'signIn.login') }).click();
  await page.waitForURL(/\/dashboard\//);
}

/** Chooses the language of a device, as its customer did at an earlier visit. */
async function readOn(page: Page, language: string): Promise<void> {
  if (language !== 'en')
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
}

function listen(context: BrowserContext, consoleLines: string[]): void {
  context.on('console', (message) => {
    const text = message.text();
    // The browser logs each response that is not 2xx and each failed request.
    if (text.startsWith('Failed to load resource')) return;
    if (['error', 'warning'].includes(message.type())) consoleLines.push(text);
  });
  context.on('weberror', (error) => consoleLines.push(String(error.error())));
}

export const test = base.extend<Portal, Shared>({
  serverSettings: [{}, { scope: 'worker', option: true }],
  built: ['.', { scope: 'worker', option: true }],
  workerServer: [
    async ({ serverSettings, built }, use) => {
      const server = new Server(serverSettings, built);
      await server.start();
      await use(server);
      await server.end();
      expect(server.takeErrors(), 'errors of the server at its end').toEqual([]);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  sessions: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  server: [
    async ({ workerServer }, use) => {
      await use(workerServer);
      expect(workerServer.takeErrors(), 'errors of the server').toEqual([]);
    },
    { auto: true },
  ],
  baseURL: async ({ workerServer }, use) => use(workerServer.url),
  expectedOnConsole: async ({}, use) => use([]),
  consoleLines: async ({ expectedOnConsole }, use) => {
    const consoleLines: string[] = [];
    await use(consoleLines);
    for (const one of expectedOnConsole)
      expect(consoleLines, 'console output').toContainEqual(expect.stringMatching(one));
    const isExpected = (line: string) => expectedOnConsole.some((one) => one.test(line));
    expect(
      consoleLines.filter((line) => !isExpected(line)),
      'console output',
    ).toEqual([]);
  },
  context: async ({ context, consoleLines }, use) => {
    listen(context, consoleLines);
    await use(context);
  },
  language: ['en', { option: true }],
  page: async ({ page, language }, use) => {
    readIn(language);
    await readOn(page, language);
    await page.addInitScript(noteWhatIsSent);
    await use(page);
  },
  today: async ({ server }, use) => {
    const answer = await ask(`${server.url}/api/settings/`);
    await use(((await answer.json()) as { today: string }).today);
  },
  otpFor: async ({ server }, use) => use((to) => newestOtp(server, to)),
  signInThroughScreens: async ({ page, otpFor }, use) =>
    use(async (firstName, query = '') => {
      await page.goto(`/login${query}`);
      await signInOn(page, customers[firstName]!, otpFor);
      await expect(page.locator('h1')).toBeVisible();
    }),
  ensureSignedIn: async ({ page, server, signInThroughScreens, sessions }, use) => {
    const names = new Set<string>();
    await use(async (firstName) => {
      names.add(firstName);
      const stored = sessions.get(firstName);
      if (stored && (await isSessionValid(server, stored))) return restoreSession(page, stored);
      await signInThroughScreens(firstName);
      sessions.set(firstName, await readSession(page));
    });
    // A logout may not have reached the server yet, so a session that the page no longer has is not reused.
    const last = page.isClosed() ? undefined : (await readSession(page)).token;
    for (const name of names) if (sessions.get(name)?.token !== last) sessions.delete(name);
  },
  signIn: async ({ page, ensureSignedIn }, use) =>
    use(async (firstName) => {
      await ensureSignedIn(firstName);
      await page.goto('/dashboard/policy');
      await expect(page.locator('h1')).toBeVisible();
    }),
  onAnotherDevice: async (
    { browser, contextOptions, baseURL, consoleLines, otpFor, language },
    use,
  ) => {
    const devices: BrowserContext[] = [];
    await use(async (firstName) => {
      const device = await browser.newContext({ ...contextOptions, baseURL });
      devices.push(device);
      listen(device, consoleLines);
      const page = await device.newPage();
      await readOn(page, language);
      await page.goto('/login');
      await signInOn(page, customers[firstName]!, otpFor);
      return page;
    });
    for (const device of devices) await device.close();
  },
  isAccessible: async ({ page }, use) => use((about) => checkAccessibility(page, about)),
});

export { expect };

/** The open dialog: a message or a question. */
export const dialogOn = (page: Page) => page.locator('[role="dialog"], [role="alertdialog"]');

/** The last body that was sent to a matching URL: JSON, or the parts of a form with the names of files. */
export async function sentTo(page: Page, address: RegExp): Promise<any> {
  const bodies = await page.evaluate(
    () => (window as unknown as { sent: [string, string][] }).sent,
  );
  return JSON.parse(bodies.findLast(([url]) => address.test(url))![1]);
}

/**
 * Records the bodies of requests in the page, because Chromium does not expose the body of a request that was made from a
 * Request object or that contains files.
 */
function noteWhatIsSent() {
  const sent: [string, string][] = [];
  Object.assign(window, { sent });
  const asJson = (form: FormData) => {
    const plain = [...form].map(([name, value]) => [
      name,
      value instanceof File ? value.name : value,
    ]);
    return JSON.stringify(Object.fromEntries(plain));
  };
  const { fetch: send } = window;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const copy = request.clone();
    const isForm = copy.headers.get('content-type')?.startsWith('multipart/') === true;
    sent.push([request.url, isForm ? asJson(await copy.formData()) : await copy.text()]);
    return send(request);
  };
  const addresses = new WeakMap<XMLHttpRequest, string>();
  const { open, send: sendForm } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (method: string, url: string | URL) {
    addresses.set(this, String(url));
    open.call(this, method, url, true);
  };
  XMLHttpRequest.prototype.send = function (body) {
    sent.push([addresses.get(this)!, body instanceof FormData ? asJson(body) : '{}']);
    sendForm.call(this, body);
  };
}

/** YYYY-MM-DD → DD/MM/YYYY. */
export const shown = (date: string) => date.split('-').reverse().join('/');

async function newestOtp(server: Server, to: string): Promise<string> {
  const answer = await ask(`${server.url}/demo/outbox`, { accept: 'application/json' });
  const messages = (await answer.json()) as { to: string; code: string }[];
  const message = messages.find((one) => one.to === to);
  if (!message) throw new Error(`No OTP was sent to ${to}.`);
  return message.code;
}

/** Widths in CSS pixels: a phone, and the narrowest page that WCAG asks for. */
const narrower = [390, 320];

/** Looks in which colours differ, for `page.emulateMedia`. */
const looks: { [look: string]: Parameters<Page['emulateMedia']>[0] } = {
  dark: { colorScheme: 'dark' },
  'forced colours': { forcedColors: 'active' },
};
const usualLook = { colorScheme: null, forcedColors: null };

/** Runs in the page: afterwards no colour is on its way from one look to another. */
function endTransitions(): void {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
}

async function checkAccessibility(page: Page, about: string): Promise<void> {
  const given = page.viewportSize()!;
  await checkAsIs(page, about);
  for (const [look, media] of Object.entries(looks)) {
    await page.emulateMedia(media);
    await page.evaluate(endTransitions);
    const found = await page.evaluate(findViolations, { rules: ['color-contrast'] });
    expect(found, `${about}, ${look}`).toEqual([]);
    await page.emulateMedia(usualLook);
  }
  for (const width of narrower.filter((one) => one < given.width)) {
    await page.setViewportSize({ width, height: 900 });
    await checkAsIs(page, `${about}, at ${width} px`);
  }
  await page.setViewportSize(given);
}

/** Expects no violation from axe and no horizontal scrolling, at the current width. */
export async function checkAsIs(page: Page, about: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(findViolations, { tags });
  expect(found, about).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${about}: sideways scrolling`).toBeLessThanOrEqual(0);
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs in the page: the violations of some rules, or of those with some tags, each with the HTML of its elements. */
async function findViolations({ tags, rules }: { tags?: string[]; rules?: string[] }) {
  const runOnly = tags
    ? { type: 'tag' as const, values: tags }
    : { type: 'rule' as const, values: rules ?? [] };
  // What the browser skips off the screen is larger than the space that is reserved for it, as if it overlapped the rest.
  const skipped = [...document.querySelectorAll<HTMLElement>('[data-later]')];
  for (const { style } of skipped) style.contentVisibility = 'visible';
  // A target that is half under the bar at the bottom of the window can be scrolled out of there.
  const bar = document.querySelector<HTMLElement>('footer + nav');
  if (bar) bar.style.position = 'static';
  const { violations } = await window.axe.run(document, {
    runOnly,
    resultTypes: ['violations'],
    // It would send messages to them, which those of another site refuse.
    iframes: false,
  });
  for (const { style } of skipped) style.contentVisibility = '';
  bar?.style.removeProperty('position');
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, any }) => [html, ...any.map(({ message }) => message)].join(' ')).join(' ')}`,
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
