import { expect, type Page } from '@playwright/test';
import {
  type Answers,
  buildPayload,
  type CompiledDefinition,
  type Context,
  documentOf,
  dueSignatures,
  resolveAnswers,
} from '../src/engine';
import { answerPage } from './fill';
import { mouse } from './hand';
import { callTo } from './send';
import { words } from './words';

/** The line at the end of a form that tells, and announces, when the server saved the draft. */
export const savedLine = (page: Page) => page.getByText(/^Saved at \d\d:\d\d\s[ap]m\./);

/** The heading of the current page of the form. */
export const pageHeading = (page: Page) =>
  page.locator('form').getByRole('heading', { level: 2 }).first();

/** Empties the form where another journey has left a draft of it. */
export async function startAgain(page: Page): Promise<void> {
  await expect(page.getByText(/^Step \d+ of/)).toBeVisible();
  const button = page.getByRole('button', { name: 'Start again' });
  if (!(await button.isVisible())) return;
  await button.click();
  const saving = callTo(page, 'dgh-draft/');
  await page.getByRole('button', { name: 'Discard my answers' }).click();
  await expect(page.getByText(/^Step 1 of/)).toBeVisible();
  // The server keeps an empty draft now, of which nothing is said.
  expect((await (await saving).response())!.ok()).toBe(true);
  await expect(savedLine(page)).toHaveCount(0);
}

/** Answers the pages from the current one until this one appears, by default the review. */
export async function walk(
  page: Page,
  definition: CompiledDefinition,
  answers: Answers,
  until = words('form', 'pages.review'),
  hand = mouse,
): Promise<void> {
  const heading = pageHeading(page);
  for (;;) {
    const title = (await heading.textContent())!;
    if (title === until) return;
    await answerPage(page, definition, answers, title, hand);
    await next(page, hand);
    await expect(heading).not.toHaveText(title);
  }
}

export async function next(page: Page, hand = mouse): Promise<void> {
  const button = page.getByRole('button', { name: words('form', 'pages.next'), exact: true });
  // What the field says when it is left is there before the press, as for a person who looks before pressing.
  if (hand === mouse) await button.focus();
  await hand.press(button);
}

/** Opens a page from the list of all pages. */
export async function jumpTo(page: Page, title: string): Promise<void> {
  await page.getByText('All steps').click();
  // The review has buttons of the same names.
  const list = page.locator('details');
  await list.getByRole('button', { name: title, exact: true }).click();
  await expect(pageHeading(page)).toHaveText(title);
}

/** Unfolds all sections of the review. */
export const openAllAnswers = (page: Page) =>
  page.getByRole('button', { name: 'Open all', exact: true }).click();

export const insured = 'Insured (life assured)';
export const proposer = 'Proposer';

/** The panel in which a party confirms the answers. */
export const panelOf = (page: Page, party: string) =>
  page.getByRole('group', { name: party, exact: true });

export const otpBox = (page: Page, party: string) =>
  panelOf(page, party).getByLabel(words('form', 'otp.label'), { exact: true });

/** Sends an OTP to a party. */
export async function send(page: Page, party: string, hand = mouse): Promise<void> {
  await hand.press(panelOf(page, party).getByRole('button', { name: words('form', 'otp.send') }));
  await expect(otpBox(page, party)).toBeFocused();
}

export async function verify(page: Page, party: string, code: string, hand = mouse): Promise<void> {
  await hand.type(otpBox(page, party), code);
  await hand.press(panelOf(page, party).getByRole('button', { name: words('form', 'otp.verify') }));
}

export const isVerified = (page: Page, party: string) =>
  expect(panelOf(page, party)).toContainText(words('form', 'signatures.verified'));

/** Has every party confirm the answers by the OTP that goes to its phone. */
export async function signAll(
  page: Page,
  definition: CompiledDefinition,
  context: Context,
  answers: Answers,
  otpFor: (to: string) => Promise<string>,
  hand = mouse,
): Promise<void> {
  const resolved = resolveAnswers(definition, context, answers);
  const document = documentOf(context, resolved);
  for (const { title, send: sent } of dueSignatures(definition, context, resolved)) {
    const { phone_number: phone } = buildPayload(sent, document);
    await send(page, title, hand);
    await verify(page, title, await otpFor(String(phone)), hand);
    await isVerified(page, title);
  }
}
