import { choosePolicy, openRequest } from './fill';
import { expect, test } from './portal';
import { submitTo } from './send';

const backOffice = '/demo/back-office';

test('[TRACK-05] [TRACK-06] a request that a clerk closes in the back office is closed in Track, and an SMS says so', async ({
  page,
  context,
  ensureSignedIn,
  isAccessible,
}) => {
  await ensureSignedIn('Daniel');
  await openRequest(page, 'policy-document');
  const title = (await page.getByRole('heading', { level: 1 }).textContent())!;
  await page.getByLabel('Comment (optional)').fill('Never in my letter box');
  await choosePolicy(page, '50050001');
  const { ticketnumber } = await submitTo(page, 'policy-document-not-received/');

  const clerk = await context.newPage();
  const ticket = clerk.getByRole('link', { name: ticketnumber });
  await expect(async () => {
    await clerk.goto(backOffice);
    await expect(ticket).toBeVisible({ timeout: 500 });
  }).toPass();
  await clerk.getByLabel('Number of ticket, policy or customer').fill(ticketnumber.slice(-4));
  await clerk.getByRole('button', { name: 'Search' }).click();
  await ticket.click();
  await expect(clerk.getByRole('heading', { level: 1 })).toHaveText(`Ticket ${ticketnumber}`);
  const shown = clerk.getByRole('region', { name: 'What was asked and answered' });
  await expect(shown).toContainText('Never in my letter box');
  await expect(shown.getByRole('heading', { level: 3 }).first()).toHaveText(title);
  await clerk.getByLabel('Status', { exact: true }).selectOption('Resolved');
  await clerk.getByLabel('Sub-status').fill('Sent again');
  await clerk.getByLabel('Note to the customer (optional)').fill('It comes by courier.');
  await clerk.getByRole('button', { name: 'Save and tell the customer' }).click();
  await expect(clerk.getByRole('status')).toHaveText(
    'Saved. The customer sees it under Track and was told by SMS or e-mail.',
  );

  await page.goto('/dashboard/track-service-request?policy=50050001');
  const card = page
    .getByRole('list', { name: 'Requests' })
    .locator('section')
    .filter({ hasText: ticketnumber });
  await expect(card.getByText('Resolved', { exact: true })).toBeVisible();
  await expect(card.getByText('Sent again', { exact: true })).toBeVisible();
  await expect(card.getByText('It comes by courier.')).toBeVisible();
  await expect(card.getByRole('listitem').last()).toHaveText(/^Done\d\d\/\d\d\/\d{4}$/);

  await clerk.goto('/demo/outbox');
  await expect(clerk.getByText(`your request ${ticketnumber}`)).toContainText('is now: Resolved');
  await page.goto(backOffice);
  await isAccessible('the list of the back office');
  await page.getByRole('link', { name: ticketnumber }).click();
  await expect(page.getByText('Resolved, Sent again')).toBeVisible();
  // Each status has words of its own.
  await expect(page.getByLabel('Sub-status')).toHaveValue('');
  await expect(page.getByText('goes on reading: It comes by courier.')).toBeVisible();
  await isAccessible('a ticket of the back office');
});
