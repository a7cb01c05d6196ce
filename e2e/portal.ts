import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import axe from 'axe-core';
import book from '../src/server/integrations/demoBook.json' with { type: 'json' };
import { isSessionValid, type StoredSession, readSession, restoreSession } from './storedSession';
import { Server } from './server';

type Customer = (typeof book.customers)[number];

export const customers: { [firstName: string]: Customer } = Object.fromEntries(
  book.customers.map((customer) => [customer.firstName, customer]),
);

export interface Portal {
  server: Server;
  /** Signs in through the screens, as a person does; the page then shows My Policies, or what `query` leads to. */
  signInThroughScreens(firstName: string, query?: string): Promise<void>;
  /** Goes on with the session of an earlier journey where it is valid, else signs in; no page of the portal is promised. */
  ensureSignedIn(firstName: string): Promise<void>;
  /** Comes in, and the page shows My Policies. */
  signIn(firstName: string): Promise<void>;
  /** Signs in on another device. */
  onAnotherDevice(firstName: string): Promise<Page>;
  /** The day at the insurer, YYYY-MM-DD. */
  today: string;
  /** The newest code that was sent to an address or number. */
  otpFor(to: string): Promise<string>;
  /** No violation of WCAG 2.2 AA that axe can find, and no sideways scrolling: as wide as the page is, and at 320 px. */
  isAccessible(about: string): Promise<void>;
  /** What the pages say on their console that belongs to the journey: each has to be said. */
  expectedOnConsole: RegExp[];
  /** What the pages of the journey said on their console, as errors and warnings. */
  said: string[];
}

interface Shared {
  /** Environment variables of the server beside those that every journey needs. */
  serverSettings: { [name: string]: string };
  workerServer: Server;
  /** What the browser kept of sessions, by the first names of who signed in. */
  sessions: Map<string, StoredSession>;
}

type OtpFor = Portal['otpFor'];

/** Fills the sign-in in on any page that shows it. */
export async function signInOn(page: Page, customer: Customer, otpFor: OtpFor): Promise<void> {
  await page
    .getByLabel('Policy No. / Email / Mobile No.')
    .fill(customer.policies[0]?.policyNumber ?? customer.phoneNumber);
  await page
    .getByLabel(/date of birth|DOB/i)
    .first()
    .fill(shown(customer.dateOfBirth));
  await page.getByRole('button', { name: 'CONTINUE' }).click();
  const otp = page.getByLabel(/OTP/);
  await expect(otp).toBeVisible();
  await otp.fill(await otpFor(customer.phoneNumber));
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await page.waitForURL(/\/dashboard\//);
}

function listen(context: BrowserContext, said: string[]): void {
  context.on('console', (message) => {
    const text = message.text();
    // The browser itself says of each answer that is not 2xx, and of each call that found no server, that it is so.
    if (text.startsWith('Failed to load resource')) return;
    if (['error', 'warning'].includes(message.type())) said.push(text);
  });
  context.on('weberror', (error) => said.push(String(error.error())));
}

export const test = base.extend<Portal, Shared>({
  serverSettings: [{}, { scope: 'worker', option: true }],
  workerServer: [
    async ({ serverSettings }, use) => {
      const server = new Server(serverSettings);
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
  said: async ({ expectedOnConsole }, use) => {
    const said: string[] = [];
    await use(said);
    for (const one of expectedOnConsole)
      expect(said, 'said on the console').toContainEqual(expect.stringMatching(one));
    const isExpected = (line: string) => expectedOnConsole.some((one) => one.test(line));
    expect(
      said.filter((line) => !isExpected(line)),
      'said on the console',
    ).toEqual([]);
  },
  context: async ({ context, said }, use) => {
    listen(context, said);
    await use(context);
  },
  page: async ({ page }, use) => {
    await page.addInitScript(noteWhatIsSent);
    await use(page);
  },
  today: async ({ server }, use) => {
    const answer = await fetch(`${server.url}/api/settings/`);
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
      const kept = sessions.get(firstName);
      if (kept && (await isSessionValid(server, kept))) return restoreSession(page, kept);
      await signInThroughScreens(firstName);
      sessions.set(firstName, await readSession(page));
    });
    // Who logged out may not be out yet as the server sees it: a session that the page gave up is not kept.
    const last = page.isClosed() ? undefined : (await readSession(page)).token;
    for (const name of names) if (sessions.get(name)?.token !== last) sessions.delete(name);
  },
  signIn: async ({ page, ensureSignedIn }, use) =>
    use(async (firstName) => {
      await ensureSignedIn(firstName);
      await page.goto('/dashboard/policy');
      await expect(page.locator('h1')).toBeVisible();
    }),
  onAnotherDevice: async ({ browser, contextOptions, baseURL, said, otpFor }, use) => {
    const devices: BrowserContext[] = [];
    await use(async (firstName) => {
      const device = await browser.newContext({ ...contextOptions, baseURL });
      devices.push(device);
      listen(device, said);
      const page = await device.newPage();
      await page.goto('/login');
      await signInOn(page, customers[firstName]!, otpFor);
      return page;
    });
    for (const device of devices) await device.close();
  },
  isAccessible: async ({ page }, use) => use((about) => checkAccessibility(page, about)),
});

export { expect };

/** The dialog that is open: a message or a choice. */
export const dialogOn = (page: Page) => page.locator('[role="dialog"], [role="alertdialog"]');

/** What the page sent last to an address that matches: JSON, or the parts of a form with files by their names. */
export async function sentTo(page: Page, address: RegExp): Promise<any> {
  const bodies = await page.evaluate(
    () => (window as unknown as { sent: [string, string][] }).sent,
  );
  return JSON.parse(bodies.findLast(([url]) => address.test(url))![1]);
}

/**
 * Chromium does not tell the body of a request that was made from a Request object or that carries files,
 * so the page itself notes it on the way out.
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
  const answer = await fetch(`${server.url}/demo/outbox`, {
    headers: { accept: 'application/json' },
  });
  const messages = (await answer.json()) as { to: string; code: string }[];
  const message = messages.find((one) => one.to === to);
  if (!message) throw new Error(`No OTP was sent to ${to}.`);
  return message.code;
}

const narrow = { width: 320, height: 900 };

async function checkAccessibility(page: Page, about: string): Promise<void> {
  const given = page.viewportSize()!;
  await checkAsWide(page, about);
  if (given.width <= narrow.width) return;
  await page.setViewportSize(narrow);
  await checkAsWide(page, `${about}, at ${narrow.width} px`);
  await page.setViewportSize(given);
}

async function checkAsWide(page: Page, about: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(findViolations, tags);
  expect(found, about).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${about}: sideways scrolling`).toBeLessThanOrEqual(0);
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** In the page: the rules that are broken, each with the HTML of the elements that break it. */
async function findViolations(runOnly: string[]): Promise<string[]> {
  const { violations } = await window.axe.run(document, { runOnly, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
