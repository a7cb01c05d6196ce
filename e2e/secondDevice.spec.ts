import type { Page } from '@playwright/test';
import { exampleNamed } from '../tests/examples';
import { addressOf, answer, pickPolicy } from './fill';
import { exampleContext } from './exampleContext';
import { shiftDates } from './shiftDates';
import { insured, isVerified, panelOf, proposer, savedLine, send, verify } from './pages';
import { customers, dialogOn, expect, test } from './portal';
import { pressButton } from './send';

const key = 'dgh_form';
const policyNo = '50020002';
const contacts = [
  [insured, '9000000022'],
  [proposer, customers.Vikram!.phoneNumber],
] as const;

const place = (page: Page) => page.getByLabel('Place');
const change = (page: Page) =>
  page.getByRole('button', { name: 'Change my answers (they have to be confirmed again)' }).first();

test('signatures and their lock come along to another device, where answers can be changed and confirmed again', async ({
  page,
  server,
  ensureSignedIn,
  onAnotherDevice,
  otpFor,
  today,
}) => {
  test.setTimeout(120_000);
  const confirm = async (on: Page, [party, to]: (typeof contacts)[number]) => {
    await send(on, party);
    await verify(on, party, await otpFor(to));
    await isVerified(on, party);
  };
  const example = exampleNamed(key, 'accepted-both-not-well');
  const { definition, answers } = exampleContext(shiftDates(example, today));
  await ensureSignedIn('Vikram');
  await page.goto(addressOf(key));
  await pickPolicy(page, policyNo);
  await answer(page, definition, answers);
  await confirm(page, contacts[0]);

  // One party has confirmed: this device knows it too, and the form is still open.
  const second = await onAnotherDevice('Vikram');
  await second.goto(addressOf(key));
  await pickPolicy(second, policyNo);
  await isVerified(second, insured);
  await expect(place(second)).toBeEnabled();
  await confirm(second, contacts[1]);
  await expect(place(second)).toBeDisabled();

  // Both have: the third device opens the form locked, and says why.
  const third = await onAnotherDevice('Vikram');
  await third.goto(addressOf(key));
  await pickPolicy(third, policyNo);
  await expect(third.getByText('Your answers are confirmed by OTP and locked')).toBeVisible();
  for (const [party] of contacts) await isVerified(third, party);
  await expect(place(third)).toBeDisabled();
  await expect(third.getByRole('button', { name: 'Submit', exact: true })).toBeVisible();

  // Unlocked by keyboard: nothing is lost, and nothing lapses before something is changed.
  await change(third).focus();
  await third.keyboard.press('Enter');
  await expect(third.locator(':focus')).toContainText('You can change your answers now.');
  await expect(place(third)).toBeEnabled();
  await expect(third.getByRole('button', { name: 'Submit', exact: true })).toBeVisible();
  await place(third).fill('Nashik');
  await expect(third.getByText(/^The answers were changed after they were/)).toBeVisible();
  await expect(third.getByRole('button', { name: 'Submit', exact: true })).toHaveCount(0);
  for (const [party] of contacts)
    await expect(panelOf(third, party)).toContainText('The answers were changed since');
  await expect(savedLine(third)).toBeVisible();
  for (const contact of contacts) await confirm(third, contact);
  await expect(place(third)).toBeDisabled();

  // The first device, signed in again, has the newer answers and their signatures.
  await third.close();
  const first = await onAnotherDevice('Vikram');
  await first.goto(addressOf(key));
  await pickPolicy(first, policyNo);
  await expect(place(first)).toHaveValue('Nashik');
  await expect(place(first)).toBeDisabled();
  await pressButton(first, 'Submit');
  await expect(dialogOn(first)).toContainText('Your reference number is');
  await server.resolveRevivals();
});
