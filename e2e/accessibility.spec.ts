import type { Page } from '@playwright/test';
import { type CompiledDefinition, submitRequest } from '../src/engine';
import { definitionOf, keysOf, projectFiles } from '../tests/files';
import { answer, openRequest, submitButton } from './fill';
import { exampleContext, nameOf } from './exampleContext';
import { shiftDates } from './shiftDates';
import { dialogOn, expect, test } from './portal';
import { errorSummaryOn } from './send';
import { wholeExample } from './whole';

/** The routes of the dashboard, with their titles. */
const pages: { [path: string]: RegExp } = {
  policy: /My Policies/,
  'premium-payment': /Premium payment/i,
  'fund-switch': /Fund switch/i,
  'fund-value': /Fund value/i,
  'premium-redirection': /Premium redirection/i,
  'premium-paid-certificate': /Premium paid certificate/i,
  'premium-receipt': /Premium receipt/i,
  'fund-statement': /Fund statement/i,
  'policy-document': /Policy document/i,
  'track-service-request': /Track/i,
  'raise-service-request': /Raise/i,
  profile: /Profile/i,
  'thank-you': /Payment/i,
};

// `isAccessible` checks each state at 1280 and at 320 px.
test('the states of the sign-in are accessible', async ({ page, isAccessible }) => {
  await page.goto('/login');
  await expect(page.locator('h1')).toBeVisible();
  await isAccessible('login');
  await page.getByRole('button', { name: 'CONTINUE' }).click();
  await isAccessible('login with problems');
  await page.getByLabel('Policy No. / Email / Mobile No.').fill('50010001');
  await page
    .getByLabel(/date of birth/i)
    .first()
    .fill('12/04/1985');
  await page.getByRole('button', { name: 'CONTINUE' }).click();
  await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible();
  await isAccessible('login with OTP');
});

test('Not Found, the session modal and the OTP outbox are accessible', async ({
  page,
  isAccessible,
}) => {
  await page.goto('/nowhere');
  await expect(page.locator('h1')).toHaveText('Not Found');
  await isAccessible('Not Found');
  await page.goto('/dashboard/policy');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await isAccessible('session modal');
  await page.goto('/demo/outbox');
  await expect(page.locator('h1')).toBeVisible();
  await isAccessible('outbox');
});

test('[ROUTE-02] [ROUTE-03] [ROUTE-04] every route shows its page, which is accessible', async ({
  page,
  ensureSignedIn,
  isAccessible,
}) => {
  test.setTimeout(120_000);
  await ensureSignedIn('Asha');
  for (const [path, title] of Object.entries(pages)) {
    await page.goto(`/dashboard/${path}`);
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page).toHaveTitle(title);
    await isAccessible(path);
  }
  await page.setViewportSize({ width: 320, height: 900 });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('link', { name: 'Profile' }).last()).toBeVisible();
  await isAccessible('the open menu');
});

test('the states of the policy screens are accessible', async ({ page, signIn, isAccessible }) => {
  test.setTimeout(180_000);
  await signIn('Savitri');
  const rest = () => expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.getByRole('button', { name: /^Show \d+ more$/ }).click();
  await isAccessible('sixteen policies, all that needs attention');
  // A policy with a very long plan name and name of the life assured.
  await page.goto('/dashboard/policy?policy=50060014');
  await expect(page.getByText('Life assured')).toBeVisible();
  await rest();
  await isAccessible('details of a policy with long names');
  await page.getByLabel('Find a policy by number or name').fill('nobody');
  await isAccessible('no policy found');
  await page.goto('/dashboard/premium-payment');
  await page.getByRole('button', { name: 'Pay Now' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Pay your premium' })).toBeVisible();
  await isAccessible('premium modal');
  await page.goto('/dashboard/fund-value');
  await expect(page.getByRole('table').first()).toBeVisible();
  await rest();
  await isAccessible('funds of four policies');
  await page.goto('/dashboard/thank-you?status=true&txn_id=T1');
  await rest();
  await isAccessible('payment being confirmed');
  await page.route(/\/api\/(policies|fund-details)\//, (route) =>
    route.fulfill({ status: 503, json: { message: 'down' } }),
  );
  for (const path of ['policy', 'premium-payment', 'fund-value']) {
    await page.goto(`/dashboard/${path}`);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await isAccessible(`${path} that failed`);
  }
  await page.unroute(/\/api\/(policies|fund-details)\//);
  await signIn('Daniel');
  await expect(page.getByRole('button', { name: 'Show details' })).toHaveCount(40);
  await isAccessible('forty policies');
  await page.goto('/dashboard/track-service-request?policy=50050001');
  await expect(page.getByRole('navigation', { name: 'Pages of requests' })).toBeVisible();
  await isAccessible('pages of requests');
});

// `revivalAccessibility.spec.ts` covers forms with signatures; `examples.spec.ts` checks the other forms in every run.
for (const key of keysOf(projectFiles).filter((one) => !definitionOf(one).request.signatures)) {
  const title = `the request type ${key}: first, with problems, with each choice, with a dialog`;
  test(title, { tag: '@nightly' }, async ({ page, ensureSignedIn, today, isAccessible }) => {
    test.setTimeout(180_000);
    const given = wholeExample(key);
    const { definition, answers, context } = exampleContext(shiftDates(given, today));
    // A form that asks only for a policy has no problems to show.
    const isWrong = submitRequest(definition, context, {}).kind === 'problems';
    await ensureSignedIn(nameOf(given));
    await openRequest(page, key);
    const problemsAreAccessible = async (about: string) => {
      const message = dialogOn(page);
      if (await message.isVisible()) {
        await isAccessible(`${about}, one of them in a dialog`);
        await message.getByRole('button', { name: 'OK' }).click();
      }
      await isAccessible(about);
    };
    await isAccessible(`${key}: first`);
    await showProblems(page, definition);
    await problemsAreAccessible(`${key}: with problems`);
    await openRequest(page, key, given.as.policyNo);
    if (isWrong) await showProblems(page, definition);
    await problemsAreAccessible(`${key}: with a policy and problems`);
    for (const radio of await page.getByRole('radio').all()) {
      await radio.check();
      await isAccessible(`${key}: with a choice`);
    }
    await answer(page, definition, answers);
    await isAccessible(`${key}: answered`);
    if (definition.request.openRequestCheck !== true) return;
    await page.route(/sr-status/, (route) =>
      route.fulfill({ json: { status: 'success', already_open: 'true' } }),
    );
    await openRequest(page, key);
    await page.getByLabel('Policy Number').selectOption(given.as.policyNo!);
    await expect(dialogOn(page)).toBeVisible();
    await isAccessible(`${key}: with a dialog`);
  });
}

test('every page fits at 400 % zoom, 320 by 256 CSS pixels', async ({ page, ensureSignedIn }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await ensureSignedIn('Asha');
  await openRequest(page, 'address', '50010001');
  const submit = page.getByRole('button', { name: 'Submit request' });
  await submit.scrollIntoViewIfNeeded();
  await submit.click();
  await expect(errorSummaryOn(page)).toBeFocused();
});

/** Shows all possible problems: submits, if enabled, and updates an empty entry of a list. */
async function showProblems(page: Page, definition: CompiledDefinition): Promise<void> {
  for (const { 'ui:entries': words, 'ui:title': title } of Object.values(definition.ui)) {
    if (!words) continue;
    const list = page.getByRole('group', { name: title, exact: true });
    const add = list.getByRole('button', { name: words.add, exact: true });
    if (!(await add.isVisible())) continue;
    await add.click();
    // Without a policy no entry can be added, so the missing policy is the problem.
    const update = list.getByRole('button', { name: words.update, exact: true });
    if (await update.isVisible()) await update.click();
    await expect(page.locator('[data-problem]').first()).toBeVisible();
  }
  const submit = submitButton(page, definition);
  if (!(await submit.isVisible()) || !(await submit.isEnabled())) return;
  await submit.click();
  await expect(page.getByText('There is a problem')).toBeVisible();
}
