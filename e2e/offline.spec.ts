import type { Page } from '@playwright/test';
import { exampleNamed } from '../tests/examples';
import { definitionOf } from '../tests/files';
import { addressOf, answer, choosePolicy, openRequest, pickPolicy } from './fill';
import { jumpTo } from './pages';
import { dialogOn, expect, test } from './portal';
import { pressButton, ticketsOn, toastOn } from './send';

const network = 'Something went wrong. Please try again';
const lost = `${network}. Check your internet connection.`;
const notSent = /^Your request was not sent/;

/** Waits until code is here that is fetched while the page rests, by the names of its files. */
async function fetched(page: Page, ...names: string[]): Promise<void> {
  const missing = (all: string[]) =>
    all.filter(
      (name) =>
        !performance.getEntriesByType('resource').some((one) => one.name.includes(`/${name}-`)),
    );
  await expect.poll(() => page.evaluate(missing, names)).toEqual([]);
}

const broken = (page: Page) => page.getByRole('button', { name: 'Load the page again' });

test('opens every page of the menu without a connection, once the first has rested', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('Daniel');
  await fetched(page, 'Profile', 'OpenedRequest');
  await context.setOffline(true);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const names = await menu.locator('a[href^="/dashboard/"]').allTextContents();
  expect(names.length).toBeGreaterThan(10);
  // The first is open.
  for (const name of names.slice(1)) {
    const entry = menu.getByRole('link', { name, exact: true });
    await entry.click();
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('h1')).toBeVisible();
    await expect(broken(page), name).toHaveCount(0);
  }
});

test('shows every page, the review and the dialogs of a form without a connection', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('Savitri');
  await openRequest(page, 'revival_application', '50060007');
  await expect(page.getByText(/^Step \d+ of/)).toBeVisible();
  await context.setOffline(true);
  await jumpTo(page, 'A. Personal Details');
  await page.getByLabel('Nature of duties').fill('Weaves');
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(toastOn(page)).toContainText(network);
  await jumpTo(page, 'Check your answers');
  await expect(page.locator('dd', { hasText: 'Weaves' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await dialogOn(page).getByRole('button', { name: 'Stay here' }).click();
  await expect(dialogOn(page)).toHaveCount(0);
  await expect(broken(page)).toHaveCount(0);
});

test('keeps a form with files through a lost connection at each moment, and never replaces it', async ({
  page,
  context,
  ensureSignedIn,
}) => {
  test.setTimeout(150_000);
  await ensureSignedIn('Daniel');
  await page.goto('/dashboard/raise-service-request');
  await expect(page.getByLabel('Request Service Type')).toBeVisible();
  const definition = definitionOf('address');
  const { answers } = exampleNamed('address', 'accepted-new-city');

  await test.step('before the questions of the form are there', async () => {
    await fetched(page, 'OpenedRequest');
    await context.setOffline(true);
    await page.evaluate((to) => {
      window.history.pushState({}, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, addressOf('address'));
    await expect(page.getByText(/^This request could not be opened/)).toBeVisible();
    await context.setOffline(false);
    const proofs = page.waitForResponse('**/api/get-address-proof/');
    await pressButton(page, 'Try again');
    await expect(page.getByLabel('Policy Number')).toBeVisible();
    await (await proofs).finished();
  });

  await test.step('while a policy is chosen', async () => {
    await fetched(page, 'drawPhoto');
    await context.setOffline(true);
    await choosePolicy(page, '50050021');
    await expect(page.getByText('We could not get the details of this policy.')).toBeVisible();
    await context.setOffline(false);
    const notice = page.getByRole('status').filter({ hasText: 'We could not get the details' });
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('We could not get the details of this policy.')).toBeHidden();
  });

  await test.step('while it is answered and sent, twice', async () => {
    await answer(page, definition, answers);
    await context.setOffline(true);
    for (const time of ['first', 'second']) {
      await pressButton(page, 'Submit request');
      const toast = toastOn(page).filter({ hasText: lost });
      await expect(toast, time).toBeVisible();
      await expect(page.getByText(notSent), time).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: 'could not be shown' })).toHaveCount(
        0,
      );
      await expect(page.getByRole('combobox', { name: 'Policy Number' })).toHaveValue(/^50050021/);
      await toast.getByRole('button', { name: 'Close this message' }).click();
    }
    expect(await page.locator('form').textContent()).toContain(lost);
  });

  await test.step('after the server has raised it', async () => {
    await context.setOffline(false);
    const before = await ticketsOn(page, '50050021', 'address');
    await page.route('**/api/address-change/', async (route) => {
      await route.fetch();
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await pressButton(page, 'Submit request');
    await expect(page.getByText('We are checking whether your request arrived…')).toBeVisible();
    await context.setOffline(false);
    await expect(dialogOn(page)).toContainText(/Your reference number is SR\d{8}/);
    // Requests of this type are listed for all policies.
    const [raised, ...earlier] = await ticketsOn(page, '50050021', 'address');
    expect(earlier).toEqual(before);
    await expect(dialogOn(page)).toContainText(raised!);
  });
});

test('keeps the answers while the connection is lost at a look-up and at an OTP', async ({
  page,
  context,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Daniel');
  await openRequest(page, 'address', '50050022');
  await context.setOffline(true);
  await page.getByLabel('Pin code').fill('411001');
  await expect(page.getByText(/could not/).first()).toBeVisible();
  await context.setOffline(false);
  await page.goto(addressOf('email_update'));
  await pickPolicy(page, '50050022');
  await answer(
    page,
    definitionOf('email_update'),
    exampleNamed('email_update', 'accepted-primary').answers,
  );
  await context.setOffline(true);
  await pressButton(page, 'Send OTP');
  await expect(page.getByText(lost).first()).toBeVisible();
  await context.setOffline(false);
  await pressButton(page, 'Send OTP');
  await expect(page.getByRole('textbox', { name: /^OTP/ })).toBeVisible();
});

test('says what to do while the file of a form does not arrive, and goes on once it does', async ({
  page,
  signIn,
}) => {
  await signIn('Asha');
  await page.clock.install();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/definitions\/.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/definitions\/.*\.js/);
  await page.goto(addressOf('pan_card'));
  await asked;
  await expect(page.locator('main [aria-busy="true"]')).toBeVisible();
  await expect(broken(page)).toHaveCount(0);
  const late = page.getByText('This page takes longer to load than usual.');
  // Another placeholder may come before that of the form.
  await expect(async () => {
    await page.clock.fastForward(16_000);
    await expect(late).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(broken(page)).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: /PAN/ })).toBeVisible();
  await expect(broken(page)).toHaveCount(0);
});
