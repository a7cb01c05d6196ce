import { submitRequest } from '../src/engine';
import { definitionOf, keysOf, projectFiles } from '../tests/files';
import { expectNoEnglish } from './english';
import { exampleContext, nameOf } from './exampleContext';
import { answer, answerPage, openRequest, prove, submitButton } from './fill';
import { confirmUnusual } from './fillFields';
import { mouse } from './hand';
import { next, pageHeading, signAll } from './pages';
import { dialogOn, expect, test } from './portal';
import { shiftDates } from './shiftDates';
import { expectAsShown, nothingShown, readShown } from './shown';
import { submitUntilTicket, typedIn, wholeExample } from './whole';
import { words } from './words';

// A server of their own: the requests that they raise would be open for other journeys.
test.use({ language: 'hi', serverSettings: { OTP_SENDS_PER_DAY: '10000' } });
test.describe.configure({ mode: 'parallel' });

for (const key of keysOf(projectFiles).filter((one) => !definitionOf(one).request.signatures)) {
  const example = wholeExample(key);

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
    const shown = nothingShown();
    await readShown(page, shown);
    const ticket = await submitUntilTicket(page, definition, mouse, () =>
      expectNoEnglish(page, 'a dialog after the submit', typedIn(answers)),
    );
    await expectAsShown(page, ticket, shown);
    await isAccessible(`${key} in Hindi, received`);
  });
}

for (const key of keysOf(projectFiles).filter((one) => definitionOf(one).request.signatures)) {
  const example = wholeExample(key);

  test(`${key} in Hindi, page by page and signed, to the ticket`, async ({
    page,
    server,
    ensureSignedIn,
    otpFor,
    today,
    isAccessible,
  }) => {
    test.setTimeout(240_000);
    const { definition, context, answers } = exampleContext(shiftDates(example, today));
    const typed = typedIn(answers);
    await ensureSignedIn(nameOf(example));
    await openRequest(page, key, example.as.policyNo);
    const heading = pageHeading(page);
    const review = words('form', 'pages.review');
    const shown = nothingShown();
    if (!definition.ui['ui:pages']) {
      await answer(page, definition, answers);
      await readShown(page, shown);
    } else
      for (;;) {
        const title = (await heading.textContent())!;
        if (title === review) break;
        await answerPage(page, definition, answers, title);
        await expectNoEnglish(page, `${key}, ${title}`, typed);
        await readShown(page, shown);
        await next(page);
        await expect(heading).not.toHaveText(title);
      }
    await expectNoEnglish(page, `${key}, answered`, typed);
    await isAccessible(`${key} in Hindi, answered`);
    await signAll(page, definition, context, answers, otpFor);
    await expectNoEnglish(page, `${key}, signed`, typed);
    const ticket = await submitUntilTicket(page, definition, mouse, () =>
      expectNoEnglish(page, 'a dialog after the submit', typed),
    );
    await expectAsShown(page, ticket, shown);
    await isAccessible(`${key} in Hindi, received`);
    await server.resolveRevivals();
  });
}
