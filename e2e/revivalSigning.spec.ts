import type { Page } from '@playwright/test';
import { exampleNamed } from '../tests/examples';
import { addressOf, answer, pickPolicy } from './fill';
import { exampleContext } from './exampleContext';
import { shiftDates } from './shiftDates';
import { insured, isVerified, panelOf, proposer, savedLine, send, verify } from './pages';
import { customers, dialogOn, expect, sentTo, test } from './portal';
import { pressButton } from './send';

const key = 'dgh_form';
const policyNo = '50020002';
const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true });

/** Makes the ticket's call directly, bypassing the form. */
const sendByHand = (page: Page, payload: object) =>
  page.evaluate(async (body) => {
    const answer = await fetch('/api/dgh-form-submit/', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `JWT ${sessionStorage.getItem('token')}`,
        'Unique-Client-Id': sessionStorage.getItem('clientUniqueId')!,
        'Idempotency-Key': crypto.randomUUID(),
      },
      body: JSON.stringify(body),
    });
    return { ...(await answer.json()), status: answer.status };
  }, payload);

test('[DGH-10] [DGH-11] [DGH-12] [DGH-13] [REV-59] requires new confirmation of answers that another tab changed after an OTP, also on the server', async ({
  page,
  server,
  ensureSignedIn,
  otpFor,
  today,
}) => {
  test.setTimeout(120_000);
  const example = exampleNamed(key, 'accepted-both-not-well');
  const { definition, answers } = exampleContext(shiftDates(example, today));
  const lifeAssured = '9000000022';
  const owner = customers.Vikram!.phoneNumber;
  await ensureSignedIn('Vikram');
  await page.goto(addressOf(key));
  await pickPolicy(page, policyNo);
  await answer(page, definition, answers);
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => void window.open(location.href)),
  ]);

  await send(page, insured);
  const { signature: _, request_type: _type, ...sent } = await sentTo(page, /get-otp\/$/);
  expect(sent).toMatchObject({
    policy_number: policyNo,
    phone_number: lifeAssured,
    email: 'nisha.specimen@example.com',
    otp_type: 'dgh',
  });
  const box = panelOf(page, insured).getByLabel('OTP', { exact: true });
  await box.pressSequentially('1a2345');
  await expect(box).toHaveValue('1a2345');
  await box.fill('');
  await verify(page, insured, await otpFor(lifeAssured));
  await isVerified(page, insured);

  await tab.getByLabel('Place').fill('Nashik');
  await expect(savedLine(tab)).toBeVisible();
  await tab.waitForTimeout(1000);

  await panelOf(page, proposer).getByRole('button', { name: 'Send OTP' }).click();
  await expect(panelOf(page, proposer)).toContainText('These answers were changed elsewhere');
  await expect(page.getByLabel('Place')).toHaveValue('Nashik');
  await expect(panelOf(page, insured)).toContainText(
    'The answers were changed since they were confirmed.',
  );
  await expect(submit(page)).toHaveCount(0);

  for (const [party, to] of [
    [insured, lifeAssured],
    [proposer, owner],
  ] as const) {
    await send(page, party);
    await verify(page, party, await otpFor(to));
    await isVerified(page, party);
  }
  await expect(page.getByLabel('Place')).toBeDisabled();
  await expect(submit(page)).toBeVisible();

  await page.route(/dgh-form-submit/, (route) => route.abort());
  await submit(page).click();
  await expect(page.getByText(/^Your request was not sent\./)).toBeVisible();
  await page.unroute(/dgh-form-submit/);
  const signed = await sentTo(page, /dgh-form-submit\/$/);
  const refused = await sendByHand(page, {
    ...signed,
    form_data: { ...signed.form_data, placeOfDeclaration: 'Surat' },
  });
  expect(refused.status).toBe(422);
  expect(refused.problems.map(({ rule }: { rule: string }) => rule)).toContain('signature');
  await pressButton(page, 'Submit');
  await expect(dialogOn(page)).toContainText('Your reference number is');
  await server.resolveRevivals();
});
