import type { Page } from '@playwright/test';
import { exampleNamed } from '../tests/examples';
import { definitionOf } from '../tests/files';
import { answer, pickPolicy, prove, submitButton } from './fill';
import { go, leaveWhileSending, openFromProfile, toast, typeOf } from './left';
import { dialogOn, expect, test } from './portal';
import { holdCall, ticketsOn } from './send';

/** A request type, its policy, and a step during which the form is left. */
interface Leaving {
  customer: string;
  key: string;
  example: string;
  policyNo: string;
  step: string;
}

const of = (customer: string, key: string, example: string, policyNo: string, step: string) => ({
  customer,
  key,
  example,
  policyNo,
  step,
});

/** One step of JSON, files, a check before the ticket, an OTP before it, a table, and each of several steps. */
const sequences: Leaving[] = [
  of('Daniel', 'mother_name', 'accepted-name', '50050001', 'mothers-name-change/'),
  of('Daniel', 'address', 'accepted-new-city', '50050002', 'address-change/'),
  of('Daniel', 'pan_card', 'accepted-new-pan', '50050003', 'pan-check/'),
  of('Daniel', 'pan_card', 'accepted-new-pan', '50050004', 'pan-sr-raise/'),
  of('Daniel', 'email_update', 'accepted-primary', '50050005', 'email-update/'),
];

type OtpFor = (to: string) => Promise<string>;

/** Opens the form from the profile, and fills it in. */
async function fillIn(page: Page, { key, example, policyNo }: Leaving, otpFor: OtpFor) {
  const definition = definitionOf(key);
  const { answers } = exampleNamed(key, example);
  await openFromProfile(page, key);
  await pickPolicy(page, policyNo);
  await answer(page, definition, answers);
  await prove(page, definition, answers, otpFor);
  return submitButton(page, definition);
}

test('[NAV-08] [OPEN-142] [OPEN-143] sends on when the form is left by Back during a step, and tells the number where the customer is', async ({
  page,
  ensureSignedIn,
  otpFor,
}) => {
  test.setTimeout(180_000);
  for (const leaving of sequences) {
    await ensureSignedIn(leaving.customer);
    const button = await fillIn(page, leaving, otpFor);
    await leaveWhileSending(page, leaving, button);
  }
});

test('shows the same form that still sends to a customer who comes back, and asks before a logout', async ({
  page,
  ensureSignedIn,
  otpFor,
}) => {
  await ensureSignedIn('Daniel');
  const leaving = of('Daniel', 'mother_name', 'accepted-name', '50050006', 'mothers-name-change/');
  const button = await fillIn(page, leaving, otpFor);
  const held = await holdCall(page, leaving.step);
  await button.click();
  await held.arrived;
  await page.goBack();
  await go(page, '/dashboard/track-service-request');
  await expect(page.getByText(/is still being sent/)).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(dialogOn(page)).toContainText('Your request is still being sent');
  await dialogOn(page).getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('link', { name: 'Go back to it' }).click();
  await expect(page.getByText(/^Your request is being sent/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeDisabled();
  await held.release();
  await expect(dialogOn(page)).toContainText('Your reference number is SR');
  expect(await ticketsOn(page, '50050006', typeOf('mother_name'))).toHaveLength(1);
});

test('leads back to a form that needs an answer, and to one that was not sent', async ({
  page,
  ensureSignedIn,
  otpFor,
}) => {
  test.setTimeout(120_000);
  await ensureSignedIn('Asha');
  const bank = of('Asha', 'bank_account', 'accepted-same-pan', '50010001', 'penny-drop/');
  const button = await fillIn(page, bank, otpFor);
  const before = await ticketsOn(page, '50010001', typeOf('bank_account'));
  const checking = await holdCall(page, bank.step);
  await button.click();
  await checking.arrived;
  await page.goBack();
  await checking.release();
  await expect(toast(page, 'warning')).toContainText('needs an answer from you');
  expect(await ticketsOn(page, '50010001', typeOf('bank_account'))).toEqual(before);
  await page.getByRole('link', { name: 'Go back to it' }).click();
  await expect(toast(page, 'warning')).toHaveCount(0);
  const refusing = await holdCall(page, 'update-bank-detail/');
  await dialogOn(page).getByRole('button').last().click();
  await refusing.arrived;
  await page.goBack();
  await refusing.release({ status: 'failed', message: 'Not today' });
  await expect(toast(page, 'warning')).toContainText('was not sent');
  await page.getByRole('link', { name: 'Go back to it' }).click();
  await expect(page.getByText('Not today').first()).toBeVisible();
  await expect(page.getByLabel('Account Holder Name', { exact: true })).not.toHaveValue('');
});

test('[OPEN-142] asks after a reload for a request that was under way, and shows its number or says that it was not sent', async ({
  page,
  ensureSignedIn,
  otpFor,
}) => {
  test.setTimeout(150_000);
  await ensureSignedIn('Daniel');
  const reloaded = sequences
    .filter(({ key, step }) => !(key === 'pan_card' && step === 'pan-check/'))
    .map((one, i) => ({ ...one, policyNo: `5005002${i + 5}` }));
  for (const leaving of reloaded) {
    const button = await fillIn(page, leaving, otpFor);
    // Requests of some types are listed for all policies.
    const before = await ticketsOn(page, leaving.policyNo, typeOf(leaving.key));
    const held = await holdCall(page, leaving.step, 'server');
    await button.click();
    await held.arrived;
    await page.reload();
    await expect(dialogOn(page)).toContainText(/Your reference number is SR\d{8}/);
    const [number, ...earlier] = await ticketsOn(page, leaving.policyNo, typeOf(leaving.key));
    expect(earlier).toEqual(before);
    await expect(dialogOn(page)).toContainText(number!);
    await held.release();
  }
  const unsent = { ...sequences[0]!, policyNo: '50050020' };
  const button = await fillIn(page, unsent, otpFor);
  const held = await holdCall(page, unsent.step);
  await button.click();
  await held.arrived;
  await page.reload();
  await expect(page.getByText(/^Your request was not sent/)).toBeVisible();
  expect(await ticketsOn(page, unsent.policyNo, typeOf(unsent.key))).toEqual([]);
  await held.release();
  await submitButton(page, definitionOf(unsent.key)).click();
  await expect(dialogOn(page)).toContainText('Your reference number is SR');
});
