import { readFile } from 'node:fs/promises';
import type { Page, Request } from '@playwright/test';
import { exampleNamed } from '../tests/examples';
import { addressOf, pickPolicy } from './fill';
import { exampleContext } from './exampleContext';
import { shiftDates } from './shiftDates';
import {
  insured,
  isVerified,
  jumpTo,
  next,
  openAllAnswers,
  otpBox,
  pageHeading,
  panelOf,
  proposer,
  send,
  startAgain,
  verify,
  walk,
} from './pages';
import { customers, dialogOn, expect, sentTo, test } from './portal';
import { callsTo, callTo, pressButton, readSent, errorSummaryOn } from './send';

const key = 'revival_application';
const lifeAssured = '9000000022';
const owner = customers.Vikram!.phoneNumber;
const link = '&incidentNum=INC1001&SRNum=SR2002';

const exampleOn = (name: string, today: string) => shiftDates(exampleNamed(key, name), today);

/** Opens the first page of the full application from the panel. */
async function openByLink(page: Page, policyNo: string): Promise<void> {
  await page.goto(`/dashboard/raise-service-request?request=DGH${link}`);
  await page.getByLabel('Policy Number').selectOption(policyNo);
  await expect(page.getByRole('radio', { name: 'Fill DGH' })).toBeChecked();
  await pressButton(page, 'Continue');
  // Another journey may have left a draft, and the page on which it was left.
  await startAgain(page);
}

const row = (page: Page, question: string) =>
  page.locator('dl > div').filter({ has: page.getByText(question, { exact: false }) });

// Runs first: once the policy has an open request, nothing is loaded for it.
test('[REV-54] [REV-55] [REV-56] [REV-57] loads the initial values by policy and date of birth', async ({
  page,
  ensureSignedIn,
}) => {
  const dob = customers.Vikram!.dateOfBirth;
  await ensureSignedIn('Vikram');
  await page.goto(addressOf(key));
  const made = callsTo(page, 'policy/search/', 'rider-details/', 'policy-coverage/');
  const asked = async (path: string, call: Promise<Request>) => {
    const request = await call;
    const answer = await (await request.response())!.json();
    const query = Object.fromEntries(new URL(request.url()).searchParams);
    const isRead = request.method() === 'GET';
    return [isRead ? query : await sentTo(page, new RegExp(`/api/${path}$`)), answer];
  };
  const [detail, riders, health] = ['policy/search/', 'rider-details/', 'client-details/'].map(
    (path) => asked(path, callTo(page, path)),
  );
  await pickPolicy(page, '50020001');
  expect(await detail).toMatchObject([
    { dob, policyNumber: '50020001' },
    { data: [{ laMobile: lifeAssured, ownerMobile: owner }] },
  ]);
  for (const name of ['laId', 'ownerId', 'laDob', 'ownerEmail', 'policyId'])
    expect((await detail)![1].data[0]).toHaveProperty(name);
  expect(await riders).toMatchObject([
    { dob, policyNo: '50020001' },
    { riderDetails: [{ riderCode: 'WOP01' }] },
  ]);
  expect((await health)![0]).toEqual({ clientId: customers.Vikram!.clientId, dob });
  expect(made.toSorted()).toEqual(['policy/search/', 'rider-details/']);

  // Another journey may have left a draft on a later page.
  await jumpTo(page, 'What you apply for');
  const coverage = asked('policy-coverage/', callTo(page, 'policy-coverage/'));
  await pickPolicy(page, '50020002');
  expect(await coverage).toMatchObject([
    { policyNumber: '50020002', dob },
    { coverageDetails: expect.arrayContaining([{ planId: expect.stringMatching(/^BHB/) }]) },
  ]);
});

test('[REV-01] [REV-04] [REV-30] [REV-32] [REV-34] [REV-60] [REV-61] [REV-62] [DGH-13] [DGH-14] submits for both parties, from the link of an incident to the ticket, without unanswered or hidden fields', async ({
  page,
  server,
  signIn,
  otpFor,
  today,
}) => {
  test.setTimeout(240_000);
  const example = exampleOn('accepted-proposer-by-rider', today);
  const { definition, answers } = exampleContext(example);
  // The only optional question is left empty; an illness is selected and deselected again.
  const { residencePhone: _, ...given } = answers;
  const { answers: others } = exampleContext(exampleOn('accepted-first-rows', today));
  const illness = Object.fromEntries(
    definition.ui['ui:sections']!.find(({ title }) => title?.endsWith('details of illnesses'))!
      .columns!.flatMap(({ fields }) => fields)
      .map((field) => [field, others[field]]),
  );
  await signIn('Vikram');
  await openByLink(page, '50020001');
  await walk(page, definition, { ...given, ...illness, q2a_insured: 'yes' });

  await expect(row(page, 'Illness, injury or test')).toContainText('Insured: Typhoid fever');
  await expect(row(page, 'Residence phone')).toContainText('No answer');
  await openAllAnswers(page);
  await page
    .getByRole('button', { name: 'Change: B. Health Details: illnesses', exact: true })
    .click();
  await expect(pageHeading(page)).toHaveText('B. Health Details: illnesses');
  await page
    .getByRole('radiogroup', { name: /^2\.a .*\(Insured\)$/ })
    .getByRole('radio', { name: 'No' })
    .check();
  await jumpTo(page, 'Check your answers');
  await expect(row(page, 'Illness, injury or test')).toHaveCount(0);
  await expect(row(page, '2.a')).toContainText('Proposer: No');
  await expect(row(page, '2.a')).toContainText('Insured: No');

  await pressButton(page, 'Save draft');
  await expect(page.getByText('Your draft is saved.')).toBeVisible();
  await Promise.all([callTo(page, 'dgh-submit-review/'), pressButton(page, 'Submit for review')]);
  await expect(page.getByText(/^Your answers have been sent for review\./)).toBeVisible();
  const reviewed = await sentTo(page, /dgh-submit-review\/$/);
  expect(reviewed).toMatchObject({ incident_number: 'INC1001', form_data: { q2a_insured: 'no' } });
  expect(reviewed.form_data).not.toHaveProperty('illnessInjurytestInsured');

  const after = page.getByRole('button', { name: /^(Download form|Submit with documents)$/ });
  await expect(panelOf(page, proposer).getByRole('button', { name: 'Send OTP' })).toBeDisabled();
  await send(page, insured);
  await expect(panelOf(page, insured)).toContainText('OTP sent');
  await expect(panelOf(page, insured).getByRole('timer')).toHaveText(/^00:[0-3]\d$/);
  const right = await otpFor(lifeAssured);
  await verify(page, insured, right === '0000' ? '0001' : '0000');
  await expect(panelOf(page, insured)).toContainText('OTP verification not successfull');
  await verify(page, insured, right);
  await isVerified(page, insured);
  await expect(after).toHaveCount(0);
  await send(page, proposer);
  await verify(page, proposer, await otpFor(owner));
  await isVerified(page, proposer);
  await expect(after).toHaveCount(2);

  await expect(page.getByRole('button', { name: /^Change: / })).toHaveCount(0);
  await jumpTo(page, 'B. Health Details: illnesses');
  for (const radio of await page.getByRole('radio').all()) await expect(radio).toBeDisabled();
  await jumpTo(page, 'A. Personal Details');
  await expect(page.getByLabel('Nature of duties')).toBeDisabled();
  await jumpTo(page, 'Check your answers');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    pressButton(page, 'Download form'),
  ]);
  expect(download.suggestedFilename()).toBe('Declaration of good health.pdf');
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');

  const [request] = await Promise.all([
    callTo(page, 'save-dgh-form-data/'),
    pressButton(page, 'Submit with documents'),
  ]);
  const { payload, ticketnumber } = await readSent(page, 'save-dgh-form-data/', request);
  expect(payload).toMatchObject({
    policy_number: '50020001',
    incident_number: 'INC1001',
    sr_number: 'SR2002',
  });
  await expect(dialogOn(page)).toContainText(
    `Thank you for submitting your documents! We have received your request to Revival with us. Your reference number is ${ticketnumber}. Post successful review of uploaded documents you will get a link for revival payment.`,
  );
  await dialogOn(page).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('heading', { name: 'Raise a service request' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(`Your reference number is ${ticketnumber}.`)).toBeVisible();

  const stored: any = await server.answersOf(ticketnumber);
  // An open revival is refused when the policy is picked.
  await server.resolveRevivals();
  const expected: any = example.steps![0]!.payload;
  const { residencePhone: _left, ...form } = expected.form_data;
  expect(stored.form_data).toEqual({
    ...form,
    age: stored.form_data.age,
    dateOfDeclaration: shown(today),
  });
  for (const name of [...Object.keys(illness), 'residencePhone'])
    expect(stored.form_data).not.toHaveProperty(name);
});

const shown = (date: string) => date.split('-').reverse().join('-');

test('[REV-33] [REV-52] [OPEN-144] accepts only digits, up to the limits, and keeps what was typed', async ({
  page,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Vikram');
  await page.goto(addressOf(key));
  await pickPolicy(page, '50020002');
  const refuses = async (label: string | RegExp, text: string, message: string) => {
    const box = page.getByLabel(label);
    await box.fill('');
    await box.pressSequentially(text);
    await expect(box).toHaveAttribute('inputmode', 'numeric');
    await next(page);
    await expect(errorSummaryOn(page)).toContainText(message);
    await expect(box).toHaveValue(text);
  };
  await jumpTo(page, 'A. Personal Details');
  await refuses('Annual income', '12x3', 'Enter Valid Annual Income');
  await refuses('Annual income', '12345678901234', 'Enter Valid Annual Income');
  await refuses(/^Residence phone/, '02212345678901', 'at most 10 digits; this has 14');
  await jumpTo(page, 'B. Health Details: height and weight');
  for (const party of ['Proposer', 'Insured'])
    await refuses(`1.b Weight in kilograms (${party})`, '62.5', '62 or 63, not 62.5');
});

test('[REV-51] shows problems at the top, at their questions and below, and stays on the page', async ({
  page,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Vikram');
  await page.goto(addressOf(key));
  await pickPolicy(page, '50020002');
  await jumpTo(page, 'B. Health Details: illnesses');
  await next(page);
  const summary = errorSummaryOn(page);
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(8);
  await expect(page.getByText('Above Questions are Mandatory')).toBeVisible();
  await summary.getByRole('link', { name: /^2\.d .*\(Insured\): This field mandatory$/ }).click();
  const last = page.getByRole('radiogroup', { name: /^2\.d .*\(Insured\)$/ });
  await expect(last.getByRole('radio').first()).toBeFocused();
  for (const group of await page.getByRole('radiogroup').all())
    await group.getByRole('radio', { name: 'No' }).check();
  await expect(summary).toHaveCount(0);
  await expect(page.getByText('Above Questions are Mandatory')).toHaveCount(0);
  await next(page);
  await expect(pageHeading(page)).toHaveText('B. Health Details: illnesses, continued');
  await expect(pageHeading(page)).toBeFocused();
  await expect(otpBox(page, insured)).toHaveCount(0);
});
