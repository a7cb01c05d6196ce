import { exampleNamed } from '../tests/examples';
import { answer } from './fill';
import { exampleContext } from './exampleContext';
import { shiftDates } from './shiftDates';
import { insured, isVerified, pageHeading, send, verify } from './pages';
import { customers, dialogOn, expect, test } from './portal';
import { pressButton, submitTo } from './send';

const panel = '/dashboard/raise-service-request?request=DGH';
const policyNo = '50040001';

test('[SHELL-13] [DGH-03] [DGH-04] [DGH-05] [DGH-06] [DGH-09] [DGH-14] submits the declaration from the panel to its ticket, and then reports the open request [DGH-01]', async ({
  page,
  server,
  ensureSignedIn,
  otpFor,
  today,
}) => {
  test.setTimeout(120_000);
  const example = exampleNamed('dgh_form', 'accepted-woman-alone');
  const { definition, answers } = exampleContext(shiftDates(example, today));
  await ensureSignedIn('Meera');
  await page.goto(panel);
  // The only policy of hers that can be revived.
  await expect(page.getByLabel('Policy Number')).toHaveValue(policyNo);
  await expect(page.getByRole('radio', { name: 'Fill DGH' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Upload DGH' })).not.toBeChecked();
  await pressButton(page, 'Continue');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Declaration of Good Health');
  await expect(page.getByLabel('Policy Number')).toHaveValue(policyNo);
  await expect(page.getByRole('checkbox', { name: 'Revival of the policy' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Health of the insured' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Health of the proposer' })).toHaveCount(0);
  await page.getByLabel('Place').pressSequentially('Thiruvananthapuram in the south of India');
  await expect(page.getByLabel('Place')).toHaveValue('Thiruvananthapuram in the south of India');
  await page.getByLabel('Place').fill('Thiruvananthapuram in the sout');

  // Answers about an illness that was deselected are not stored.
  const well = page.getByRole('radiogroup', { name: /good health/ });
  await well.getByRole('radio', { name: 'No' }).check();
  await page.getByLabel('When it began').fill('March 2025');
  await pressButton(page, 'Save draft');
  await expect(page.getByText('Your draft is saved.')).toBeVisible();
  await answer(page, definition, answers);
  await expect(page.getByLabel('When it began')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toHaveCount(0);
  await send(page, insured);
  await verify(page, insured, await otpFor(customers.Meera!.phoneNumber));
  await isVerified(page, insured);
  await expect(page.getByLabel('Place')).toBeDisabled();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    pressButton(page, 'Download form'),
  ]);
  expect(download.suggestedFilename()).toBe('Declaration of good health.pdf');
  const { ticketnumber } = await submitTo(page, 'dgh-form-submit/', 'Submit');
  await expect(dialogOn(page)).toContainText(`Your reference number is ${ticketnumber}`);
  await dialogOn(page).getByRole('button', { name: 'OK' }).click();

  await page.goto(panel);
  await page.getByLabel('Policy Number').selectOption(policyNo);
  await expect(dialogOn(page)).toContainText(
    'Your previous request is in progress. Please try again after once it is closed.',
  );
  await expect(dialogOn(page)).toContainText(`The open request has the number ${ticketnumber}.`);
  await dialogOn(page).getByRole('button').click();
  await expect(page.getByLabel('Policy Number')).toHaveValue('');
  await expect(page.getByRole('radio')).toHaveCount(0);

  // Each of the three ways in says so before its first question.
  for (const form of ['dgh_form', 'DGH', 'revival_application']) {
    await page.goto(`${panel}&form=${form}&policyNum=${policyNo}`);
    await expect(dialogOn(page)).toContainText(`The open request has the number ${ticketnumber}.`);
    await dialogOn(page).getByRole('button', { name: 'OK' }).click();
    await expect(page.getByLabel('Policy Number')).toHaveValue('');
  }
  await page.goto('/dashboard/policy');
  const card = page.getByRole('article').filter({ hasText: policyNo.slice(4) });
  await expect(card).toContainText(`Your request ${ticketnumber} to revive this policy is open.`);
  await expect(page.getByRole('link', { name: 'Revive Policy' })).toHaveCount(0);
  await card.getByRole('link', { name: 'Track this request' }).click();
  await expect(page.getByText(ticketnumber, { exact: true })).toBeVisible();

  const stored: any = await server.answersOf(ticketnumber);
  const { form_data: expected }: any = example.steps![0]!.payload;
  const [year, month, day] = today.split('-');
  expect(stored.form_data).toEqual({ ...expected, dateOfDeclaration: `${day}-${month}-${year}` });
  expect(stored.form_data).not.toHaveProperty('dateCommencedInsured');
  await server.resolveRevivals();
});

test('[SHELL-13] offers the full application and the upload in the panel', async ({
  page,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Gopal');
  await page.goto(panel);
  await page.getByRole('link', { name: 'Full revival application' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Revival application');
  await page.goBack();
  await page.getByLabel('Policy Number').selectOption('50080001');
  await page.getByRole('radio', { name: 'Upload DGH' }).check();
  await pressButton(page, 'Continue');
  await expect(page.getByLabel('DGH Certificate', { exact: true })).toBeAttached();
  await expect(page.getByLabel('Policy Number')).toHaveValue('50080001');
});

test('[DGH-02] shows the server’s message for an expired link and does not select a policy', async ({
  page,
  signIn,
}) => {
  await signIn('Gopal');
  // The demo data has no incident that is old enough.
  await page.route(/dgh-sr-status/, (route) =>
    route.fulfill({
      json: { status: 'success', already_open: 'false', link_expired_message: 'It is too late.' },
    }),
  );
  await page.goto(`${panel}&incidentNum=INC1&SRNum=SR2002`);
  await page.getByLabel('Policy Number').selectOption('50080001');
  await expect(dialogOn(page)).toContainText('It is too late.');
  await dialogOn(page).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Policy Number')).toHaveValue('');
  await expect(page.getByRole('radio')).toHaveCount(0);
});

test('a page of the application can be filled in by keyboard alone', async ({
  page,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Vikram');
  await page.goto(`${panel}&form=revival_application`);
  const focused = page.locator(':focus');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('Have ready');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveAttribute('href', /^tel:/);
  await page.keyboard.press('Tab');
  await expect(focused).toHaveRole('combobox');
  await page.keyboard.type('50020001');
  await page.keyboard.press('Enter');
  await expect(pageHeading(page)).toHaveText('What you apply for');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('All steps');
  await page.keyboard.press('Enter');
  const health = page.getByRole('button', { name: 'B. Health Details: illnesses', exact: true });
  for (
    let steps = 0;
    steps < 5 && !(await health.evaluate((it) => it === document.activeElement));
    steps++
  )
    await page.keyboard.press('Tab');
  await expect(health).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pageHeading(page)).toBeFocused();
  await expect(pageHeading(page)).toHaveText('B. Health Details: illnesses');
  await page.keyboard.press('Tab');
  // The focus moves along the rows: the proposer's answer, then the insured's.
  for (let group = 0; group < 8; group++) {
    await page.keyboard.press('Tab');
    await expect(focused).toHaveRole('radio');
    await page.keyboard.press('ArrowRight');
    await expect(focused).toBeChecked();
  }
  await expect(page.getByRole('radio', { name: 'No', checked: true })).toHaveCount(8);
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('Next');
  await page.keyboard.press('Enter');
  await expect(pageHeading(page)).toHaveText('B. Health Details: illnesses, continued');
  await expect(pageHeading(page)).toBeFocused();
});
