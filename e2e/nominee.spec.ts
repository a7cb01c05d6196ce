import type { Page } from '@playwright/test';
import { openRequest } from './fill';
import { expect, shown, test } from './portal';
import {
  callsTo,
  callTo,
  codeOf,
  loadedList,
  isReceived,
  submitTo,
  toastOn,
  pressButton,
} from './send';

const nominees = (page: Page) => page.getByRole('group', { name: 'Nominees', exact: true });
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm Changes' });

async function pickBirth(page: Page, [year, month, day]: [string, string, string]) {
  const birth = page.getByRole('group', { name: 'Date of birth of nominee' });
  await birth.getByLabel('Year').selectOption(year);
  await birth.getByLabel('Month').selectOption(month);
  await birth.getByLabel('Day').selectOption(day);
}

test.beforeEach(({ ensureSignedIn }) => ensureSignedIn('Asha'));

test('[NOM-01] [NOM-02] [NOM-03] [NOM-06] [NOM-08] [NOM-11] [NOM-12] [NOM-13] deletes, changes and adds nominees, and sends them as a list', async ({
  page,
  today,
}) => {
  const [relations, appointees] = await Promise.all([
    loadedList(callTo(page, 'nominee-relation-list/')),
    loadedList(callTo(page, 'appointee-relation-list/')),
    openRequest(page, 'nominee', '50010001'),
  ]);
  for (const { list } of [relations, appointees])
    expect(list).toContainEqual({ label: 'Son', value: 'SON', id: expect.anything() });
  const list = nominees(page);
  await expect(list.getByRole('listitem')).toContainText([
    /Rohan Sample.*01\/09\/2016.*Son.*60 %.*Appointee: Kiran Sample/,
    /Kiran Sample.*20\/02\/1980.*Husband.*40 %/,
  ]);
  await expect(confirm(page)).toBeDisabled();

  await pressButton(list, 'Edit Kiran Sample');
  await expect(confirm(page)).toBeDisabled();
  await list.getByLabel('Share in percent').fill('75');
  await pressButton(list, 'Update');
  await expect(list.getByRole('listitem').nth(1)).toContainText('75 %');
  await expect(confirm(page)).toBeEnabled();
  await pressButton(list, 'Delete Rohan Sample');
  await expect(list.getByRole('listitem')).toHaveCount(1);

  await pressButton(list, 'Add New Nominee');
  const birth = page.getByRole('group', { name: 'Date of birth of nominee' });
  await expect(birth.getByRole('textbox')).toHaveCount(0);
  await list.getByLabel('Name of nominee').fill('Mira Sample');
  const [year, month, day] = today.split('-') as [string, string, string];
  await pickBirth(page, [String(Number(year) - 18), month, day]);
  await expect(list.getByLabel('Name of appointee')).toHaveCount(0);
  await pickBirth(page, [String(Number(year) - 17), month, day]);
  await expect(list.getByLabel('Name of appointee')).toBeVisible();
  await list.getByLabel('Relation to you').selectOption('Daughter');
  await list.getByLabel('Share in percent').fill('25');
  await pressButton(list, 'Update');
  await expect(list.getByText('Please enter Name of appointee')).toBeVisible();
  await list.getByLabel('Name of appointee').fill('Kiran Sample');
  await list.getByRole('textbox', { name: 'Date of birth of appointee' }).fill(shown('1980-02-20'));
  await list.getByLabel('Relation of appointee to the nominee').selectOption('Father');
  await pressButton(list, 'Update');

  const { as, payload, ticketnumber } = await submitTo(page, 'nominee-update/', 'Confirm Changes');
  const common = { policyNumber: '50010001', etli_sub_type: await codeOf(page, 'nominee') };
  expect([as, payload]).toEqual([
    'json',
    [
      {
        ...common,
        nominee_name: 'Kiran Sample',
        nominee_dob: '1980-02-20',
        nominee_relation: 'HUSBAND',
        appointee_name: '',
        appointee_dob: '',
        appointee_relation: '',
        percentage_allocation: 75,
        appointee: false,
      },
      {
        ...common,
        nominee_name: 'Mira Sample',
        nominee_dob: `${Number(year) - 17}-${month}-${day}`,
        nominee_relation: 'DAUGHTER',
        appointee_name: 'Kiran Sample',
        appointee_dob: '1980-02-20',
        appointee_relation: 'FATHER',
        percentage_allocation: 25,
        appointee: true,
      },
    ],
  ]);
  await isReceived(page, 'to update Nominee', ticketnumber);
});

test('[NOM-05] [NOM-06] [NOM-07] [NOM-09] shows missing and invalid fields of an entry and keeps it open', async ({
  page,
  today,
}) => {
  await openRequest(page, 'nominee', '50010001');
  const list = nominees(page);
  await pressButton(list, 'Add New Nominee');
  await pressButton(list, 'Update');
  for (const message of [
    'Please enter Name of nominee',
    'Please select Date of birth of nominee',
    'Please select Relation to you',
    'Please enter Share in percent',
  ])
    await expect(list.getByText(message)).toBeVisible();
  await list.getByLabel('Share in percent').pressSequentially('100 %');
  await list.getByLabel('Share in percent').blur();
  await expect(list.getByLabel('Share in percent')).toHaveValue('100');
  await pickBirth(page, today.split('-') as [string, string, string]);
  await pressButton(list, 'Update');
  await expect(list.getByText('Date of birth must be in the past')).toBeVisible();
  const [year, ...rest] = today.split('-');
  await list
    .getByRole('textbox', { name: 'Date of birth of appointee' })
    .fill(shown([Number(year) - 17, ...rest].join('-')));
  await pressButton(list, 'Update');
  await expect(list.getByText('The appointee must be at least 18 years old')).toBeVisible();
});

test('[NOM-10] shows a toast and sends nothing when the shares do not add up to 100', async ({
  page,
}) => {
  const sent = callsTo(page, 'nominee-update/');
  await openRequest(page, 'nominee', '50010001');
  await pressButton(nominees(page), 'Delete Kiran Sample');
  await confirm(page).click();
  await expect(toastOn(page)).toHaveText('Total percentage allocation of nominee should be 100');
  expect(sent).toEqual([]);
});

test('[NOM-04] allows adding nominees when the owner is the life assured, and otherwise shows a notice on section 39', async ({
  page,
}) => {
  const add = page.getByRole('button', { name: 'Add New Nominee' });
  const notice = page.getByText(/Section 39 of the Insurance Act/);
  await openRequest(page, 'nominee', '50010002');
  await expect(add).toBeVisible();
  await expect(notice).toHaveCount(0);
  await openRequest(page, 'nominee', '50010003');
  await expect(notice).toBeVisible();
  await expect(add).toHaveCount(0);
  await expect(confirm(page)).toBeDisabled();
});
