import { exampleNamed } from '../tests/examples';
import { saveServerDraft } from './drafts';
import { addressOf, answer, pickPolicy } from './fill';
import { exampleContext } from './exampleContext';
import { shiftDates } from './shiftDates';
import { insured, isVerified, jumpTo, next, panelOf, proposer, send, verify } from './pages';
import { customers, expect, test } from './portal';

const panel = '/dashboard/raise-service-request?request=DGH';
const policyNo = '50020002';
const lifeAssured = '9000000022';
const owner = customers.Vikram!.phoneNumber;

const exampleOf = (key: string, name: string, today: string) =>
  exampleContext(shiftDates(exampleNamed(key, name), today));

test('the panel, the policy search and every page of the application, with all fields visible, are accessible', async ({
  page,
  ensureSignedIn,
  today,
  isAccessible,
}) => {
  test.setTimeout(240_000);
  const key = 'revival_application';
  const { definition, answers } = exampleOf(key, 'accepted-everything-open', today);
  await ensureSignedIn('Vikram');
  await page.goto(panel);
  await page.getByRole('button', { name: 'Continue' }).click();
  await isAccessible('panel with a problem');
  await page.getByLabel('Policy Number').selectOption(policyNo);
  await expect(page.getByRole('radio', { name: 'Fill DGH' })).toBeChecked();
  await isAccessible('panel with its options');

  await page.goto(addressOf(key));
  const box = page.getByRole('combobox', { name: 'Policy Number' });
  await box.click();
  await isAccessible('policies to pick from');
  await box.fill('nothing');
  await isAccessible('no policy found');
  await box.fill('');
  await pickPolicy(page, policyNo);
  await jumpTo(page, 'B. Health Details: height and weight');
  await next(page);
  await expect(page.getByText('There is a problem')).toBeVisible();
  await isAccessible('height and weight with problems');

  // The form reopens on the last page.
  await jumpTo(page, 'What you apply for');
  expect(await saveServerDraft(page, { policyNo, key }, answers)).toBe(200);
  await page.goto(addressOf(key));
  await pickPolicy(page, policyNo);
  await expect(page.getByText('We kept what you typed before.')).toBeVisible();
  await page.getByText('All steps').click();
  await isAccessible('list of all pages');
  await page.getByText('All steps').click();
  for (const { title } of definition.ui['ui:sections']!) {
    await jumpTo(page, title!);
    await isAccessible(title!);
  }
  await jumpTo(page, 'Check your answers');
  await isAccessible('review');
  // The next journey needs an empty form.
  await page.goto('/dashboard/profile');
  expect(await saveServerDraft(page, { policyNo, key }, {})).toBe(200);
});

test('the declaration is accessible with problems, answered, during signing and locked', async ({
  page,
  ensureSignedIn,
  otpFor,
  today,
  isAccessible,
}) => {
  test.setTimeout(240_000);
  const key = 'dgh_form';
  const { definition, answers } = exampleOf(key, 'accepted-both-not-well', today);
  await ensureSignedIn('Vikram');
  await page.goto(addressOf(key));
  await pickPolicy(page, '50020001');
  await isAccessible('declaration');
  await panelOf(page, insured).getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByText('There is a problem')).toBeVisible();
  await isAccessible('declaration with problems');
  await answer(page, definition, answers);
  await isAccessible('declaration, answered');
  await send(page, insured);
  await isAccessible('an OTP was sent');
  await verify(page, insured, '12');
  await expect(panelOf(page, insured)).toContainText('Please enter valid OTP');
  await isAccessible('a wrong OTP');
  await verify(page, insured, await otpFor(lifeAssured));
  await isVerified(page, insured);
  await isAccessible('the insured has signed');
  await send(page, proposer);
  await verify(page, proposer, await otpFor(owner));
  await isVerified(page, proposer);
  await isAccessible('everybody has signed');
});
