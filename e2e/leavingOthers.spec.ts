import { exampleNamed } from '../tests/examples';
import { definitionOf } from '../tests/files';
import { exampleContext } from './exampleContext';
import { answer, pickPolicy, submitButton } from './fill';
import { go, leaveWhileSending, openFromProfile } from './left';
import { insured, isVerified, jumpTo, send, verify, walk } from './pages';
import { customers, expect, test } from './portal';
import { shiftDates } from './shiftDates';

test('[OPEN-142] [OPEN-143] sends a verified photo and a fund switch on when the form is left', async ({
  page,
  ensureSignedIn,
}) => {
  test.setTimeout(120_000);
  await ensureSignedIn('Kavita');
  for (const leaving of [
    {
      key: 'digital_life_certificate',
      example: 'accepted-photo',
      policyNo: '50090023',
      step: 'generate-sr-ticket/',
    },
    {
      key: 'fund_switch',
      example: 'accepted-one-line',
      policyNo: '50090001',
      step: 'fund-switch/',
    },
  ]) {
    const definition = definitionOf(leaving.key);
    await openFromProfile(page, leaving.key);
    await pickPolicy(page, leaving.policyNo);
    await answer(page, definition, exampleNamed(leaving.key, leaving.example).answers);
    await leaveWhileSending(page, leaving, submitButton(page, definition));
  }
});

test('[OPEN-142] [OPEN-143] sends a signed application on when the form is left', async ({
  page,
  server,
  ensureSignedIn,
  otpFor,
  today,
}) => {
  test.setTimeout(180_000);
  const key = 'revival_application';
  const example = shiftDates(exampleNamed(key, 'accepted-woman-alone'), today);
  const policyNo = example.as.policyNo!;
  const { definition, answers } = exampleContext(example);
  await ensureSignedIn('Meera');
  await openFromProfile(page, key);
  await pickPolicy(page, policyNo);
  await expect(page.getByText(/^Step \d+ of/)).toBeVisible();
  await jumpTo(page, 'What you apply for');
  await walk(page, definition, answers);
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await send(page, insured);
  await verify(page, insured, await otpFor(customers.Meera!.phoneNumber));
  await isVerified(page, insured);
  const leaving = { key, policyNo, step: 'save-dgh-form-data/' };
  await leaveWhileSending(page, leaving, submitButton(page, definition), async () => {
    // Back shows the page before, of the same form.
    await page.goBack();
    await expect(page).toHaveURL(/page=declaration$/);
    await go(page, '/dashboard/profile');
  });
  // An open revival would refuse the next journey of this policy.
  await server.resolveRevivals();
});
