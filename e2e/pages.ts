import { expect, type Page } from '@playwright/test';
import type { Answers, CompiledDefinition } from '../src/engine';
import { answerPage } from './fill';

const review = 'Check your answers';

/** The heading of the current page of the form. */
export const pageHeading = (page: Page) =>
  page.locator('form').getByRole('heading', { level: 2 }).first();

/** Empties the form where another journey has left a draft of it. */
export async function startAgain(page: Page): Promise<void> {
  await expect(page.getByText(/^Step \d+ of/)).toBeVisible();
  const button = page.getByRole('button', { name: 'Start again' });
  if (!(await button.isVisible())) return;
  await button.click();
  await page.getByRole('button', { name: 'Discard my answers' }).click();
  await expect(page.getByText(/^Step 1 of/)).toBeVisible();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
}

/** Answers the pages from the current one until this one appears, by default the review. */
export async function walk(
  page: Page,
  definition: CompiledDefinition,
  answers: Answers,
  until = review,
): Promise<void> {
  const heading = pageHeading(page);
  for (;;) {
    const title = (await heading.textContent())!;
    if (title === until) return;
    await answerPage(page, definition, answers, title);
    await next(page);
    await expect(heading).not.toHaveText(title);
  }
}

export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();

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
  panelOf(page, party).getByLabel('OTP', { exact: true });

/** Sends an OTP to a party. */
export async function send(page: Page, party: string): Promise<void> {
  await panelOf(page, party).getByRole('button', { name: 'Send OTP' }).click();
  await expect(otpBox(page, party)).toBeFocused();
}

export async function verify(page: Page, party: string, code: string): Promise<void> {
  await otpBox(page, party).fill(code);
  await panelOf(page, party).getByRole('button', { name: 'Verify' }).click();
}

export const isVerified = (page: Page, party: string) =>
  expect(panelOf(page, party)).toContainText('OTP verification successfull');
