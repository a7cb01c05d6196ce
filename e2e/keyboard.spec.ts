import type { Page } from '@playwright/test';
import { keysOf, projectFiles } from '../tests/files';
import { addressOf, answer, prove, submitButton } from './fill';
import { confirmUnusual } from './fillFields';
import { exampleContext, nameOf } from './exampleContext';
import { keyboardOf } from './keyboard';
import { signAll, walk } from './pages';
import { dialogOn, expect, test } from './portal';
import { shiftDates } from './shiftDates';
import { submitUntilTicket, wholeExample } from './whole';
import { words } from './words';

// A server of their own: the requests that they raise would be open for other journeys.
test.use({ serverSettings: { OTP_SENDS_PER_DAY: '10001' } });
test.describe.configure({ mode: 'parallel' });

/** Picks a policy by the keyboard, where it is not picked already. */
async function pickByKeyboard(page: Page, policyNo: string): Promise<void> {
  const hand = keyboardOf(page);
  const box = page.getByRole('combobox', { name: words('form', 'policy.label') });
  await expect(box).toBeVisible();
  if ((await box.inputValue()).startsWith(policyNo)) return;
  if (await box.getAttribute('aria-expanded')) {
    await hand.type(box, policyNo);
    await expect(page.getByRole('option', { name: policyNo })).toBeVisible();
    await page.keyboard.press('Enter');
  } else await hand.select(box, policyNo);
  for (const path of ['policy.opening', 'loading'])
    await expect(page.getByText(words('form', path), { exact: true })).toHaveCount(0);
}

for (const key of keysOf(projectFiles)) {
  const example = wholeExample(key);

  test(`${key} by keyboard alone, from its policy to the ticket`, async ({
    page,
    server,
    ensureSignedIn,
    otpFor,
    today,
  }) => {
    test.setTimeout(120_000);
    const hand = keyboardOf(page);
    const { definition, context, answers } = exampleContext(shiftDates(example, today));
    await ensureSignedIn(nameOf(example));
    await page.goto(addressOf(key));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    if (example.as.policyNo) await pickByKeyboard(page, example.as.policyNo);
    if (definition.ui['ui:pages']) await walk(page, definition, answers, undefined, hand);
    else await answer(page, definition, answers, hand);
    await prove(page, definition, answers, otpFor, hand);
    if (definition.request.signatures)
      await signAll(page, definition, context, answers, otpFor, hand);
    if (example.unusual) {
      await hand.press(submitButton(page, definition));
      await confirmUnusual(page, hand);
    }
    await submitUntilTicket(page, definition, hand);
    // The dialog lets go of the focus where the customer goes on.
    await page.keyboard.press('Escape');
    await expect(dialogOn(page)).toHaveCount(0);
    await expect(page.locator(':focus')).toBeVisible();
    if (definition.request.signatures) await server.resolveRevivals();
  });
}
