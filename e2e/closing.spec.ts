import type { BrowserContext, Page } from '@playwright/test';
import { addressOf, openRequest, pickPolicy } from './fill';
import { typeOf } from './left';
import { customers, dialogOn, expect, signInOn, test } from './portal';
import { callsTo, holdCall, pressButton, ticketsOn } from './send';
import { readSession, restoreSession } from './storedSession';

const key = 'mother_name';
const step = 'mothers-name-change/';
const type = typeOf(key);
const name = (page: Page) => page.getByLabel("Mother's Maiden Name");

/** Submits the form; the server has raised the request when the page is closed, and the page has not heard of it. */
async function closeWhileSending(page: Page, policyNo: string): Promise<string> {
  await openRequest(page, key, policyNo);
  await name(page).fill('Sunita Sample');
  const held = await holdCall(page, step, 'server');
  await pressButton(page, 'Submit request');
  await held.arrived;
  const [number] = await ticketsOn(page, policyNo, type);
  await page.close();
  await held.release();
  return number!;
}

/** A tab that the browser opens again: it has the session of the closed one. */
async function reopen(context: BrowserContext, session: { [name: string]: string }) {
  const page = await context.newPage();
  await restoreSession(page, session);
  return page;
}

test('[OPEN-142] tells the number of a request whose page was closed while it was sent, in its form and where requests are tracked', async ({
  page,
  context,
  ensureSignedIn,
  otpFor,
}) => {
  test.setTimeout(120_000);
  await ensureSignedIn('Kavita');
  const first = await closeWhileSending(page, '50090012');

  // A new tab, in which the customer signs in.
  const second = await context.newPage();
  const sent = callsTo(second, step);
  await second.goto('/login');
  await signInOn(second, customers.Kavita!, otpFor);
  await second.goto(addressOf(key));
  await expect(dialogOn(second)).toContainText(`Your reference number is ${first}`);
  expect(await ticketsOn(second, '50090012', type)).toEqual([first]);
  expect(sent).toEqual([]);

  const session = await readSession(second);
  const number = await closeWhileSending(second, '50090002');
  const third = await reopen(context, session);
  const resent = callsTo(third, step);
  await third.goto('/dashboard/track-service-request?policy=50090002');
  await expect(third.getByText(number, { exact: true })).toBeVisible();
  await third.goto(addressOf(key));
  await expect(dialogOn(third)).toContainText(`Your reference number is ${number}`);
  expect(await ticketsOn(third, '50090002', type)).toEqual([number]);
  expect(resent).toEqual([]);
});

test('keeps what was typed when the page is closed right after the last key', async ({
  page,
  context,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Kavita');
  await openRequest(page, key, '50090003');
  await name(page).pressSequentially('Sunita Devi');
  const session = await readSession(page);
  const closed = page.waitForEvent('close');
  page.on('dialog', (dialog) => dialog.accept());
  await page.close({ runBeforeUnload: true });
  await closed;
  const again = await reopen(context, session);
  await again.goto(addressOf(key));
  await pickPolicy(again, '50090003');
  await expect(name(again)).toHaveValue('SUNITA DEVI');
});
