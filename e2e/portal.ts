import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test as base } from '@playwright/test';
import book from '../src/server/outside/demo-book.json' with { type: 'json' };
import { isStanding, type Kept, sessionOf, takeSession } from './kept';
import { Server } from './server';

export type Customer = (typeof book.customers)[number];

export const customers: { [firstName: string]: Customer } = Object.fromEntries(
  book.customers.map((customer) => [customer.firstName, customer]),
);

interface Portal {
  server: Server;
  /** Signs in through the screens, as a person does; the page then shows My Policies, or what `query` leads to. */
  signIn(firstName: string, query?: string): Promise<void>;
  /** Goes on with the session of an earlier journey where it still stands, else signs in; no page of the portal is promised. */
  comeIn(firstName: string): Promise<void>;
  /** The day at the insurer, YYYY-MM-DD. */
  today: string;
  /** The newest code that was sent to an address or number. */
  otpFor(to: string): Promise<string>;
  /** No violation of WCAG 2.2 AA that axe can find, and no sideways scrolling. */
  isAccessible(about: string): Promise<void>;
}

interface Shared {
  workerServer: Server;
  /** What the browser kept of sessions, by the first names of who signed in. */
  sessions: Map<string, Kept>;
}

export type OtpFor = Portal['otpFor'];

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

export const test = base.extend<Portal, Shared>({
  workerServer: [
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.end();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  sessions: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  server: async ({ workerServer }, use) => use(workerServer),
  baseURL: async ({ workerServer }, use) => use(workerServer.url),
  page: async ({ page }, use) => {
    await page.addInitScript(noteWhatIsSent);
    await use(page);
  },
  today: async ({ server }, use) => {
    const answer = await fetch(`${server.url}/api/settings/`);
    await use(((await answer.json()) as { today: string }).today);
  },
  otpFor: async ({ server }, use) => use((to) => newestOtp(server, to)),
  signIn: async ({ page, otpFor }, use) =>
    use(async (firstName, query = '') => {
      await page.goto(`/login${query}`);
      await signInOn(page, customers[firstName]!, otpFor);
      await expect(page.locator('h1')).toBeVisible();
    }),
  comeIn: async ({ page, server, signIn, sessions }, use) =>
    use(async (firstName) => {
      const kept = sessions.get(firstName);
      if (kept && (await isStanding(server, kept))) return takeSession(page, kept);
      await signIn(firstName);
      sessions.set(firstName, await sessionOf(page));
    }),
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

async function checkAccessibility(page: Page, about: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // The portal has no frames: axe needs no second page to put their results together.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
  expect(found, about).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${about}: sideways scrolling`).toBeLessThanOrEqual(0);
}
