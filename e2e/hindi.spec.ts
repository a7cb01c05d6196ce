import type { Page } from '@playwright/test';
import { type Answers, type CompiledDefinition, submitRequest } from '../src/engine';
import { examplesOf, type ExampleFile, assumesRecords } from '../tests/examples';
import { definitionOf, keysOf, projectFiles } from '../tests/files';
import { expectNoEnglish } from './english';
import { exampleContext, nameOf } from './exampleContext';
import { answer, confirmUnusual, openRequest, prove, submitButton } from './fill';
import { dialogOn, expect, test } from './portal';
import { shiftDates } from './shiftDates';
import { words } from './words';

// A server of their own: the requests that they raise would be open for other journeys.
test.use({ language: 'hi', serverSettings: { OTP_SENDS_PER_DAY: '10000' } });
test.describe.configure({ mode: 'parallel' });

/** What the customer typed, for texts that repeat it. */
const typedIn = (answers: Answers): string[] =>
  Object.values(answers).flatMap((one): string[] =>
    typeof one === 'object' && one !== null ? typedIn(one as Answers) : [String(one)],
  );

/** The dialogs from a submit to the ticket: each is confirmed with its last button. */
async function submitUntilTicket(page: Page, definition: CompiledDefinition, answers: Answers) {
  await submitButton(page, definition).click();
  const dialog = dialogOn(page);
  for (;;) {
    await expect(dialog).toBeVisible();
    const said = (await dialog.textContent())!;
    await expectNoEnglish(page, 'a dialog after the submit', typedIn(answers));
    if (/SR\d{8}/.test(said)) return;
    const current = dialog.filter({ hasText: said });
    await current.getByRole('button').last().click();
    await expect(current).toHaveCount(0);
  }
}

const isWhole = (one: ExampleFile) => one.kind === 'accepted' && !one.stops && !assumesRecords(one);

for (const key of keysOf(projectFiles).filter((one) => !definitionOf(one).request.signatures)) {
  const example = examplesOf(key).find(isWhole);
  if (!example) throw new Error(`${key} has no accepted example for the screen.`);

  test(`${key} in Hindi, from the form to the ticket`, async ({
    page,
    ensureSignedIn,
    otpFor,
    today,
    isAccessible,
  }) => {
    const { definition, context, answers } = exampleContext(shiftDates(example, today));
    expect(definition.language, 'the definition in Hindi').toBe('hi');
    await ensureSignedIn(nameOf(example));
    await openRequest(page, key);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await expectNoEnglish(page, `${key}, first`);
    await openRequest(page, key, example.as.policyNo);
    const submit = submitButton(page, definition);
    // A form that asks only for a policy has no problems to show.
    const isWrong = submitRequest(definition, context, {}).kind === 'problems';
    if (isWrong && (await submit.isVisible()) && (await submit.isEnabled())) {
      await submit.click();
      const message = dialogOn(page);
      const title = page.getByText(words('form', 'problem.title'));
      await expect(message.or(title).first()).toBeVisible();
      await expectNoEnglish(page, `${key}, with problems`);
      if (await message.isVisible()) await message.getByRole('button').last().click();
    }
    await answer(page, definition, answers);
    await prove(page, definition, answers, otpFor);
    if (example.unusual) {
      await submit.click();
      await confirmUnusual(page);
    }
    await expectNoEnglish(page, `${key}, answered`, typedIn(answers));
    await isAccessible(`${key} in Hindi, answered`);
    await submitUntilTicket(page, definition, answers);
    await isAccessible(`${key} in Hindi, received`);
  });
}
