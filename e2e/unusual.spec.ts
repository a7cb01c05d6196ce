import type { Page } from '@playwright/test';
import { exampleNamed } from '../tests/examples';
import { exampleContext, nameOf } from './exampleContext';
import { answerPage, openRequest } from './fill';
import { confirmUnusual } from './fillFields';
import { next, pageHeading, savedLine, startAgain, walk } from './pages';
import { dialogOn, expect, test } from './portal';
import { errorSummaryOn, pressButton, submitTo } from './send';
import { shiftDates } from './shiftDates';

const key = 'revival_application';
const body = 'B. Health Details: height and weight';
const list = (page: Page) => page.getByRole('alert').filter({ hasText: 'Please check this' });

test('an unlikely weight is asked about, stays as it is, and is confirmed before its page is left; free text takes what people write', async ({
  page,
  ensureSignedIn,
  today,
  isAccessible,
}) => {
  const example = shiftDates(exampleNamed(key, 'accepted-man-alone'), today);
  const { definition, answers } = exampleContext(example);
  await ensureSignedIn(nameOf(example));
  await openRequest(page, key, example.as.policyNo);
  await startAgain(page);
  await walk(page, definition, answers, 'A. Personal Details');
  const duties = page.getByLabel('Nature of duties');
  const odd = { ...answers, natureOfDuties: 'I rest <most> days 😀' };
  await answerPage(page, definition, odd, 'A. Personal Details');
  await next(page);
  await expect(pageHeading(page)).toHaveText('A. Personal Details');
  await expect(errorSummaryOn(page).getByRole('link')).toHaveText(
    'Nature of duties: Enter valid value. This cannot be used here: “<” “>” “😀”',
  );
  await duties.fill('50% at 101°F, "site #4" — C++ & “D”? @night * = _');
  await next(page);
  await expect(pageHeading(page)).toHaveText(body);

  await page.getByLabel('1.a Height: feet').selectOption('5');
  await page.getByLabel('1.a Height: inches').selectOption('10');
  const weight = page.getByLabel(/^1\.b Weight in kilograms/);
  await weight.pressSequentially('625');
  await page.keyboard.press('Tab');
  await expect(weight).toHaveAccessibleDescription(/You entered 625 kg\. Is that right\?/);
  await expect(weight).toHaveValue('625');
  await next(page);
  await expect(list(page)).toBeFocused();
  // By keyboard alone: from the list to the field, on to its button, and back to the field.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(weight).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(weight).toBeFocused();
  await expect(weight).toHaveAccessibleDescription(/You said that this is right\./);
  await expect(list(page)).toHaveCount(0);

  // Another value is another question, and a confirmation survives a reload.
  await weight.fill('5');
  await next(page);
  await expect(list(page).getByRole('link')).toHaveText(/You entered 5 kg\. Is that right\?$/);
  await isAccessible('an unlikely answer');
  await confirmUnusual(page);
  await expect(savedLine(page)).toBeVisible();
  await page.reload();
  await expect(weight).toHaveValue('5');
  await next(page);
  await expect(pageHeading(page)).toHaveText('B. Health Details: illnesses');
});

test('unlikely answers of a form of one page are listed before it is sent, and sent once confirmed', async ({
  page,
  ensureSignedIn,
  isAccessible,
}) => {
  await ensureSignedIn('Daniel');
  await openRequest(page, 'renewal_cheque_pickup', '50050001');
  await page.getByLabel('Pin code').fill('400050');
  await page.getByLabel('Cheque amount in rupees').fill('12');
  await page.getByLabel('Pickup date', { exact: true }).fill('01/01/2099');
  await page.getByLabel('Pickup location').fill('3 Harbour Tower');
  await page.getByLabel('Address type').selectOption('Other');
  await page.getByLabel('Preferred slot').selectOption({ index: 1 });
  await pressButton(page, 'Submit request');
  await expect(list(page).getByRole('link')).toHaveText([
    'Cheque amount in rupees: You entered ₹ 12. Is that right?',
    'Pickup date: You entered 01/01/2099. Is that right?',
  ]);
  await isAccessible('two unlikely answers');
  await confirmUnusual(page);
  await expect(list(page)).toHaveCount(0);
  const { payload, ticketnumber } = await submitTo(page, 'renewal-cheque-pickup/');
  expect(payload).toMatchObject({ cheque_amount: '12', cheque_pickup_date: '2099-01-01' });
  await expect(dialogOn(page)).toContainText(ticketnumber);
});
