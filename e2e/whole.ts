import { expect, type Page } from '@playwright/test';
import type { Answers, CompiledDefinition } from '../src/engine';
import { examplesOf, type ExampleFile, assumesRecords } from '../tests/examples';
import { mouse } from './hand';
import { submitButton } from './fill';
import { dialogOn } from './portal';

const isWhole = (one: ExampleFile) =>
  one.kind === 'accepted' && !one.stops && !one.unusual && !assumesRecords(one);

/** The first example of a request type that leads from its form to its ticket without a question. */
export function wholeExample(key: string): ExampleFile {
  const example = examplesOf(key).find(isWhole);
  if (!example) throw new Error(`${key} has no accepted example for the screen.`);
  return example;
}

/** Submits, and goes on with the last button of each dialog until one has the ticket's number, which it returns. */
export async function submitUntilTicket(
  page: Page,
  definition: CompiledDefinition,
  hand = mouse,
  read: (page: Page) => Promise<void> = async () => {},
): Promise<string> {
  await hand.press(submitButton(page, definition));
  const dialog = dialogOn(page);
  for (;;) {
    await expect(dialog).toBeVisible();
    const said = (await dialog.textContent())!;
    await read(page);
    const [ticket] = /SR\d{8}/.exec(said) ?? [];
    if (ticket) return ticket;
    const current = dialog.filter({ hasText: said });
    await hand.press(current.getByRole('button').last());
    await expect(current).toHaveCount(0);
  }
}

/** All that the customer typed, for texts that repeat it. */
export const typedIn = (answers: Answers): string[] =>
  Object.values(answers).flatMap((one): string[] =>
    typeof one === 'object' && one !== null ? typedIn(one as Answers) : [String(one)],
  );
