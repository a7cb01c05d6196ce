import { needsProof } from '../src/engine';
import { allExamples, type ExampleFile } from '../tests/examples';
import { definitionOf, filesBelow } from '../tests/files';
import { definitionsWithPassbook } from '../tests/passbook';
import { answer, openRequest } from './fill';
import { dialogOn, expect, test as base } from './portal';
import { customers } from './portal';
import { Server } from './server';

const root = definitionsWithPassbook();
const files = filesBelow('schemas', root);

/** A server that has, beside the project's request types, one that was added by a folder and a catalogue entry. */
const test = base.extend<object, { workerServer: Server }>({
  workerServer: [
    async ({}, use) => {
      const server = new Server({ DEFINITIONS_DIR: root });
      await server.start();
      await use(server);
      await server.end();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const nameOf = ({ as }: ExampleFile) =>
  Object.values(customers).find(({ clientId }) => clientId === as.clientId)!.firstName;

/** Policies on which a request type is open already, by journeys of this file. */
const taken = new Set<string>();

/** The example's policy, or another one of the customer where that is taken. */
function freePolicy({ key, as }: ExampleFile, isEligible: (policyNo: string) => boolean): string {
  const others = customers[nameOf({ as } as ExampleFile)]!.policies.map(
    ({ policyNumber }) => policyNumber,
  );
  const policyNo = [as.policyNo!, ...others].find(
    (one) => !taken.has(`${key} ${one}`) && isEligible(one),
  )!;
  taken.add(`${key} ${policyNo}`);
  return policyNo;
}

// What is rejected comes first: an accepted example leaves an open request on its policy.
const examples = allExamples(files).toSorted((a, b) => b.kind.localeCompare(a.kind));

/** What the screen does not let a person answer is sent by hand in `tests/server`. */
const canBeTyped = ({ problems = [] }: ExampleFile) =>
  !problems.some(({ rule }) => ['maxLength', 'list', 'enum', 'proof'].includes(rule));

for (const example of examples) {
  if (example.kind === 'accepted')
    test(`${example.key} ${example.name}: ${example.about}`, async ({ page, signIn, otpFor }) => {
      const definition = definitionOf(example.key, files);
      await signIn(nameOf(example));
      const open = new Set(
        customers[nameOf(example)]!.policies.filter(({ openRequests }) =>
          (openRequests as string[]).includes(example.key),
        ).map(({ policyNumber }) => policyNumber),
      );
      const policyNo = freePolicy(example, (one) => !open.has(one));
      await openRequest(page, example.key, policyNo);
      await answer(page, definition, example.answers);
      for (const { value } of example.proofs ?? []) {
        await page.getByRole('button', { name: 'Send OTP' }).click();
        const box = page.getByRole('textbox', { name: /^OTP/ });
        await expect(box).toBeVisible();
        await box.fill(await otpFor(value));
        await page.getByRole('button', { name: 'Verify' }).click();
        await expect(page.getByText(/Verified Successfully/).first()).toBeVisible();
      }
      await page.getByRole('button', { name: 'Submit request' }).click();
      const dialog = dialogOn(page);
      await expect(dialog).toContainText('Your reference number is');
      const ticket = /reference number is (\S+)/
        .exec((await dialog.textContent())!)![1]!
        .replace(/\W+$/, '');
      await page.goto('/dashboard/track-service-request');
      await page.getByRole('combobox').first().selectOption(policyNo);
      await page.getByRole('button', { name: /show|search|find/i }).click();
      await expect(page.getByRole('main')).toContainText(ticket.slice(0, 10));
    });

  if (example.kind === 'rejected' && example.as.policyNo && canBeTyped(example))
    test(`${example.key} ${example.name}: ${example.about}`, async ({ page, signIn }) => {
      const definition = definitionOf(example.key, files);
      await signIn(nameOf(example));
      await openRequest(page, example.key, example.as.policyNo);
      await answer(page, definition, example.answers);
      const { rule } = example.problems![0]!;
      // A file that is refused is refused when it is chosen; while a value is to be proved, its OTP is asked for.
      const isHeld = needsProof(definition, example.answers).length > 0;
      if (!rule.startsWith('upload'))
        await page.getByRole('button', { name: isHeld ? 'Send OTP' : 'Submit request' }).click();
      for (const { says } of example.problems!)
        await expect(page.getByText(says).first()).toBeVisible();
    });
}
