import { definitionOf } from '../tests/files';
import { exampleNamed } from '../tests/examples';
import { answer, openRequest } from './fill';
import { dialogOn, expect, test } from './portal';
import { ticketsOn } from './send';
import { wholeExample } from './whole';
import type { Page } from '@playwright/test';

test('tracks four requests by their ticket numbers after a restart of the server', async ({
  page,
  server,
  signIn,
  ensureSignedIn,
  otpFor,
}) => {
  test.setTimeout(150_000);
  const policyNo = '50050039';
  const tickets: string[] = [];
  await signIn('Daniel');
  for (const key of ['pan_card', 'email_update', 'address', 'mother_name']) {
    await openRequest(page, key, policyNo);
    await answer(page, definitionOf(key), wholeExample(key).answers);
    for (const { value } of wholeExample(key).proofs ?? []) {
      await page.getByRole('button', { name: 'Send OTP' }).click();
      const box = page.getByRole('textbox', { name: /^OTP/ });
      await expect(box).toBeVisible();
      await box.fill(await otpFor(value));
      await page.getByRole('button', { name: 'Verify' }).click();
    }
    tickets.push(await submitted(page));
  }
  expect(new Set(tickets).size).toBe(4);
  await server.stop();
  await server.start();
  await ensureSignedIn('Daniel');
  await page.goto(`/dashboard/track-service-request?policy=${policyNo}`);
  for (const ticket of tickets) await expect(page.getByText(ticket)).toBeVisible();
});

test('a server crash during a submit leaves no partial ticket and keeps the answers; the next attempt makes one ticket', async ({
  page,
  server,
  ensureSignedIn,
}) => {
  test.setTimeout(150_000);
  await ensureSignedIn('Daniel');
  await openRequest(page, 'mother_name', '50050038');
  await page.getByLabel("Mother's Maiden Name").fill('KAMALA');
  await page.getByLabel(/^Remarks/).fill('Written with care');
  await page.route(/mothers-name-change/, async (route) => {
    await server.stop('SIGKILL');
    await route.continue();
  });
  await page.getByRole('button', { name: 'Submit request' }).click();
  await expect(page.getByText(/^We could not find out whether your request arrived/)).toBeVisible({
    timeout: 20_000,
  });
  await page.unroute(/mothers-name-change/);
  await expect(page.getByLabel("Mother's Maiden Name")).toHaveValue('KAMALA');
  await expect(page.getByLabel(/^Remarks/)).toHaveValue('Written with care');
  await server.start();
  const ticket = await submitted(page);
  expect(await ticketsOn(page, '50050038', "mother's maiden name")).toEqual([ticket]);
});

test('a submit that is pressed twice and whose response is lost makes one ticket, which is shown', async ({
  page,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Daniel');
  await openRequest(page, 'mother_name', '50050037');
  await page.getByLabel("Mother's Maiden Name").fill('KAMALA');
  let answers = 0;
  await page.route(/mothers-name-change/, async (route) => {
    await route.fetch();
    answers++;
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Submit request' }).dblclick();
  await expect(dialogOn(page)).toContainText('Your reference number is');
  const [ticket] = await ticketsOn(page, '50050037', "mother's maiden name");
  await expect(dialogOn(page)).toContainText(ticket!);
  expect(answers).toBe(1);
  expect(await ticketsOn(page, '50050037', "mother's maiden name")).toEqual([ticket]);
});

test('answers and the chosen file are restored after the page is reloaded', async ({
  page,
  signIn,
}) => {
  await signIn('Daniel');
  const { answers } = exampleNamed('pan_card', 'accepted-new-pan');
  await openRequest(page, 'pan_card', '50050036');
  await answer(page, definitionOf('pan_card'), answers);
  await page.getByLabel(/^Comment/).pressSequentially(' and this was typed last');
  // A draft is saved within a second after the last key.
  await page.waitForTimeout(1000);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Policy Number' })).toHaveValue(/^50050036/);
  await expect(page.getByLabel('New PAN')).toHaveValue('ABCPS9999K');
  await expect(page.getByLabel(/^Comment/)).toHaveValue(/and this was typed last$/);
  await expect(page.getByText('pan-card.jpg')).toBeVisible();
  await submitted(page);
});

/** Submits, reads the ticket number in the dialog, and closes it. */
async function submitted(page: Page): Promise<string> {
  const raised = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' &&
      response.headers()['content-type']?.includes('json') === true &&
      response.url().match(/(raise|update|change)\/$/) !== null,
  );
  await page.getByRole('button', { name: 'Submit request' }).click();
  const { ticketnumber } = await (await raised).json();
  const dialog = dialogOn(page);
  await expect(dialog).toContainText(`Your reference number is ${ticketnumber}`);
  await dialog.getByRole('button', { name: /OK|Close|Done/ }).click();
  return ticketnumber;
}
