import type { Page } from '@playwright/test';
import { customers, dialogOn, expect, shown, test } from './portal';

const factsOf = async (page: Page, card: string) =>
  Object.fromEntries(
    await page
      .getByRole('region', { name: card, exact: true })
      .locator('dl > div')
      .evaluateAll((all) => all.map((one) => [...one.children].map((part) => part.textContent))),
  );

test('[PROF-01] [PROF-02] [PROF-03] [PROF-05] shows the records in read-only cards, with a dash for an empty value', async ({
  page,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Asha');
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  const { address, ...asha } = customers.Asha!;
  expect(await factsOf(page, 'Personal details')).toEqual({
    'First name': asha.firstName,
    'Last name': asha.lastName,
    'Date of birth': shown(asha.dateOfBirth),
    Gender: 'Female',
  });
  expect(await factsOf(page, 'PAN')).toEqual({ 'PAN number': asha.pan });
  expect(await factsOf(page, 'Contact')).toEqual({
    'Mobile number': asha.phoneNumber,
    'Alternate number': asha.alternateContact,
  });
  expect(await factsOf(page, 'E-mail')).toEqual({
    Type: 'Primary',
    'E-mail address': asha.emailId,
  });
  expect(await factsOf(page, 'Address')).toEqual({
    'Apartment number': address.line1,
    'Address line 1': address.line2,
    'Address line 2': address.line3,
    'Address line 3': address.line4 || '–',
    City: address.city,
    State: address.state,
    'Pin code': address.pincode,
  });
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await ensureSignedIn('Meera');
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('region', { name: 'PAN', exact: true })).toContainText('–');
});

test('[PROF-04] [ROUTE-08] [SHELL-11] [SHELL-12] opens Raise Service Request with the change preselected from each edit icon', async ({
  page,
  signIn,
}) => {
  await signIn('Asha');
  const opens: { [edit: string]: RegExp } = {
    'Change name': /Update name/,
    'Change PAN': /Update PAN card/,
    'Change number': /Update phone number/,
    'Change e-mail': /Update e-mail/,
    'Change address': /Update address/,
  };
  for (const [edit, title] of Object.entries(opens)) {
    await page.goto('/dashboard/profile');
    await page.getByRole('link', { name: edit }).click();
    await expect(page).toHaveURL(/\/dashboard\/raise-service-request/);
    await expect(page.locator('h1')).toContainText(title);
  }
  await page.goto('/dashboard/profile');
  await page.getByRole('link', { name: 'Change date of birth' }).click();
  await expect(dialogOn(page)).toContainText('please visit the nearest branch');
});
