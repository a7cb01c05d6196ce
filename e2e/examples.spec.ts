import type { Page } from '@playwright/test';
import {
  activeSchema,
  choicesBeforeProof,
  type Answers,
  canSubmit,
  type CompiledDefinition,
  requiredProofs,
  openRequest as open,
  type Schema,
  normalizeAnswers,
  uiAt,
} from '../src/engine';
import { correctionsOf } from '../src/form/widgets/text/inputText';
import { allExamples, assumesRecords, contextOf, type ExampleFile } from '../tests/examples';
import { definitionOf, filesBelow } from '../tests/files';
import { definitionsWithPassbook } from '../tests/passbook';
import { answer, openRequest, prove, submitButton } from './fill';
import { confirmUnusual } from './fillFields';
import { exampleContext, nameOf } from './exampleContext';
import { customers, dialogOn, expect, test } from './portal';
import { shiftDates } from './shiftDates';

const root = definitionsWithPassbook();
const files = filesBelow('schemas', root);

// The server also has a request type that was added as a folder and a catalogue entry.
test.use({ serverSettings: { DEFINITIONS_DIR: root } });

// Each worker has its own server and policies; these journeys are divided among them.
test.describe.configure({ mode: 'parallel' });

/** Policies with an open request from a journey of this file. */
const taken = new Set<string>();

/** The example's policy or, if it has an open request, another allowed policy of the customer. */
function freePolicy(example: ExampleFile, definition: CompiledDefinition): string {
  const { key, as } = example;
  const context = contextOf(definition, example);
  if (!definition.request.openRequestCheck) return as.policyNo!;
  const offered = open(definition, { ...context, policy: undefined });
  const others = 'policies' in offered ? offered.policies.map(({ policyNo }) => policyNo) : [];
  const alreadyOpen = new Set(
    customers[nameOf(example)]!.policies.filter(({ openRequests }) =>
      (openRequests as string[]).includes(key),
    ).map(({ policyNumber }) => policyNumber),
  );
  const policyNo = [as.policyNo!, ...others].find(
    (one) => !taken.has(`${key} ${one}`) && !alreadyOpen.has(one),
  )!;
  taken.add(`${key} ${policyNo}`);
  return policyNo;
}

/** How many open requests an example leaves: none, one of its type, or also one of another type. */
function openRequestsLeft({ key, kind }: ExampleFile): number {
  if (kind !== 'accepted') return 0;
  return definitionOf(key, files).request.steps.some(({ raisesFor }) => raisesFor) ? 2 : 1;
}

// An open request blocks the next one on its policy, so examples that leave fewer run first.
const examples = allExamples(files)
  .filter((example) => !assumesRecords(example))
  // Forms with signatures have their own journeys; tests/server sends each of their examples to the API.
  .filter(({ key }) => !definitionOf(key, files).request.signatures)
  .toSorted((a, b) => openRequestsLeft(a) - openRequestsLeft(b));

/** Whether a person can give these answers on the screen; tests/server sends all others to the API. */
function canBeShown(example: ExampleFile): boolean {
  const { problems = [], as } = example;
  const { definition, context, answers } = exampleContext(example, files);
  const isHeldBack = ['maxLength', 'list', 'enum', 'type', 'proof', 'maxItems', 'const'];
  if (!as.policyNo || problems.some(({ rule }) => isHeldBack.includes(rule))) return false;
  // A select does not offer a choice that another one has, and a table has the rows of the form.
  const isNoChoice = problems.some(
    ({ at, rule }) => rule === 'differsFrom' && widgetAt(definition, at) === 'select',
  );
  const isBrought = problems.some(
    ({ at, rule }) =>
      ['required', 'uniqueBy'].includes(rule) && widgetAt(definition, at) === 'table',
  );
  if (isNoChoice || isBrought) return false;
  const isFound = problems.every(({ rule }) => rule === 'lookUp' || rule.startsWith('upload'));
  return (isFound || canSubmit(definition, context, answers)) && canBeTyped(definition, answers);
}

const widgetAt = ({ ui }: CompiledDefinition, at: string) => uiAt(ui, at)['ui:widget'];

/** Whether the inputs keep these answers unchanged when they are typed. */
function canBeTyped(definition: CompiledDefinition, answers: Answers): boolean {
  const { properties } = activeSchema(definition, normalizeAnswers(definition, answers));
  return Object.entries(answers).every(([name, value]) => {
    // A list starts with the records; its own journeys edit it, and tests/server sends these examples to the API.
    if (['webcam', 'entries'].includes(widgetAt(definition, `/${name}`)!)) return false;
    return isTypedAs(properties[name] ?? {}, value);
  });
}

function isTypedAs(schema: Schema, value: unknown): boolean {
  if (schema.readOnly) return true;
  if (Array.isArray(value))
    return value.every((entry: Answers) =>
      Object.entries(entry).every(([name, part]) =>
        isTypedAs(schema.items?.properties?.[name] ?? {}, part),
      ),
    );
  const isTyped = typeof value === 'string' || typeof value === 'number';
  return !isTyped || correctionsOf(schema).whole(String(value)) === String(value);
}

/** Submits and closes the dialogs between the steps until one contains this text. */
async function submitUntil(page: Page, definition: CompiledDefinition, words: string) {
  const dialog = dialogOn(page);
  await submitButton(page, definition).click();
  for (;;) {
    const said = (await dialog.textContent())!;
    if (said.includes(words)) return said;
    // Found by its text, because the next dialog has the same button. The last one goes on.
    const current = dialog.filter({ hasText: said });
    await current.getByRole('button').last().click();
    await expect(current).toHaveCount(0);
  }
}

/** Dozens of entries take a browser minutes. */
const isLong = ({ answers }: ExampleFile) =>
  Object.values(answers).some((answer) => Array.isArray(answer) && answer.length > 10);

const first = (kind: string) => {
  const ofKind = examples.filter(
    (one) =>
      one.kind === kind &&
      !one.stops &&
      !one.unusual &&
      !isLong(one) &&
      (kind === 'accepted' || canBeShown(one)),
  );
  return ofKind.filter((one, i) => ofKind.findIndex(({ key }) => key === one.key) === i);
};

/** One accepted example of each request type, some rejected ones, and every example that stops before the ticket. */
const daily = new Set([
  ...first('accepted'),
  ...first('rejected').filter((_one, i) => i % 4 === 0),
  ...examples.filter(({ stops }) => stops),
]);

for (const example of examples) {
  // The tests of engine and server run every example by day too.
  const tag = daily.has(example) ? [] : ['@nightly'];
  const title = `${example.key} ${example.name}: ${example.about}`;

  if (example.kind === 'accepted')
    test(
      `[SHELL-03] ${title}`,
      { tag },
      async ({ page, ensureSignedIn, otpFor, today, isAccessible }) => {
        const { definition, answers } = exampleContext(shiftDates(example, today), files);
        await ensureSignedIn(nameOf(example));
        const policyNo = freePolicy(example, definition);
        await openRequest(page, example.key, policyNo);
        await answer(page, definition, answers);
        await prove(page, definition, answers, otpFor);
        if (example.unusual) {
          await submitButton(page, definition).click();
          await confirmUnusual(page);
        }
        await isAccessible(`${example.key}, answered`);
        if (example.stops) {
          await submitUntil(page, definition, example.stops);
          return;
        }
        const said = await submitUntil(page, definition, 'Your reference number is');
        expect(said).toMatch(/Your reference number is SR\d{8}/);
        if (definition.request.success.then !== 'list') {
          const { pathname } = new URL(page.url());
          await dialogOn(page).getByRole('button', { name: 'OK' }).click();
          await expect(page.getByLabel('Policy Number')).toHaveValue('');
          expect(new URL(page.url()).pathname).toBe(pathname);
        }
      },
    );

  if (example.kind === 'rejected' && canBeShown(example))
    test(`[SHELL-03] ${title}`, { tag }, async ({ page, ensureSignedIn, today, isAccessible }) => {
      const { definition, answers } = exampleContext(shiftDates(example, today), files);
      await ensureSignedIn(nameOf(example));
      await openRequest(page, example.key, example.as.policyNo);
      await answer(page, definition, answers);
      const { rule } = example.problems![0]!;
      // A file is rejected when it is chosen; a value without a proof is rejected when its OTP is requested.
      const counted = normalizeAnswers(definition, answers);
      const isHeld =
        requiredProofs(definition, counted).length > 0 ||
        choicesBeforeProof(definition, counted).length > 0;
      const submit = submitButton(page, definition);
      if (isHeld) await page.getByRole('button', { name: 'Send OTP' }).click();
      else if (!rule.startsWith('upload') && rule !== 'lookUp') await submit.click();
      for (const { message } of example.problems!)
        await expect(page.getByText(message).first()).toBeVisible();
      await isAccessible(`${example.key}, with problems`);
    });
}
