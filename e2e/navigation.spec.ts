import { pickPolicy } from './fill';
import { layoutShiftsOn, mostShift, sumOf, watchLayoutShifts } from './layoutShifts';
import { expect, test } from './portal';

const menu: { [entry: string]: string } = {
  'My Policies': 'policy',
  'Premium Payment': 'premium-payment',
  'Fund Switch': 'fund-switch',
  'Fund Value': 'fund-value',
  'Premium Redirection': 'premium-redirection',
  'Premium Paid Certificate': 'premium-paid-certificate',
  'Premium Receipt': 'premium-receipt',
  'Fund Statement': 'fund-statement',
  'Policy Document': 'policy-document',
  Track: 'track-service-request',
  Raise: 'raise-service-request',
  Profile: 'profile',
};
const groups = ['Policy Management', 'E-Statement', 'Service Request'];

test('[NAV-01] [NAV-02] the menu has its entries in groups; each opens its route, and Logout logs out', async ({
  page,
  signIn,
}) => {
  await signIn('Asha');
  const nav = page.getByRole('navigation', { name: 'Main menu' });
  await expect(nav.getByRole('link', { name: 'My Policies' })).toBeVisible();
  expect(await nav.getByRole('link').allTextContents()).toEqual(
    expect.arrayContaining(Object.keys(menu)),
  );
  for (const group of groups) await expect(nav.getByText(group, { exact: true })).toBeVisible();
  const widthOfMenu = async () => (await nav.boundingBox())!.width;
  const width = await widthOfMenu();
  for (const [entry, path] of Object.entries(menu)) {
    await nav.getByRole('link', { name: entry, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/${path}$`));
    await expect(nav.getByRole('link', { name: entry, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(await widthOfMenu(), `the menu while ${entry} is open`).toBe(width);
  }
  await nav.getByText('Logout').click();
  await expect(page).toHaveURL(/\/login/);
});

test('[NAV-01] [NAV-02] a phone has the same menu', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn('Asha');
  const drawer = page.getByRole('dialog', { name: 'Main menu' });
  for (const [entry, path] of Object.entries(menu)) {
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await drawer.getByRole('link', { name: entry, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/${path}$`));
  }
  await page.getByRole('button', { name: 'Open the menu' }).click();
  for (const group of groups)
    await expect(page.getByText(group, { exact: true }).locator('visible=true')).toHaveCount(1);
  await page.getByText('Logout').locator('visible=true').click();
  await expect(page).toHaveURL(/\/login/);
});

test('on a phone a bar has what most come for, covers nothing that has the focus, and is not under a form', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn('Daniel');
  const bar = page.getByRole('navigation', { name: 'Most used' });
  for (const entry of ['Premium Payment', 'Raise', 'Track', 'My Policies']) {
    await bar.getByRole('link', { name: entry, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/${menu[entry]}$`));
    await expect(page.locator('h1')).toBeFocused();
    await expect(bar.getByRole('link', { name: entry })).toHaveAttribute('aria-current', 'page');
  }
  await expect(page.getByRole('button', { name: 'Show details' }).first()).toBeVisible();
  const top = (await bar.boundingBox())!.y;
  for (let i = 0; i < 30; i++) {
    await page.keyboard.press('Tab');
    const bottom = await page.evaluate(
      () => document.activeElement!.getBoundingClientRect().bottom,
    );
    expect(bottom).toBeLessThan(top);
  }
  const scrolled = () => page.evaluate(() => window.scrollY);
  expect(await scrolled()).toBeGreaterThan(100);
  await bar.getByRole('link', { name: 'My Policies' }).click();
  await expect.poll(scrolled).toBe(0);
  await page.goto('/dashboard/raise-service-request?request=email_update');
  await expect(page.getByRole('button', { name: 'Submit request' })).toBeVisible();
  await expect(bar).toHaveCount(0);
  await page.goto('/dashboard/fund-switch');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toHaveCount(0);
  await page.goto('/dashboard/profile');
  await expect(bar).toBeVisible();
  await page.setViewportSize({ width: 390, height: 400 });
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(bar).toBeHidden();
});

test('the initial of the customer opens the profile and Logout, by keyboard too', async ({
  page,
  signIn,
}) => {
  await signIn('Asha');
  const initial = page.getByRole('button', { name: 'Asha: my account' });
  const panel = page.getByRole('dialog', { name: 'Asha: my account' });
  await initial.press('Enter');
  await expect(panel.getByRole('link', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(initial).toBeFocused();
  await initial.click();
  await page.mouse.click(300, 500);
  await expect(panel).toBeHidden();
  await initial.click();
  await panel.getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
  await expect(panel).toBeHidden();
  await initial.click();
  await panel.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
});

test('a question before a logout stays in sight where Back opens another page', async ({
  page,
  signIn,
}) => {
  await signIn('Savitri');
  await page.goto('/dashboard/raise-service-request?request=DGH&form=revival_application');
  await pickPolicy(page, '50060007');
  await page.getByText('All steps').click();
  await page.getByRole('button', { name: 'A. Personal Details', exact: true }).click();
  await page.getByLabel('Nature of duties').fill('Teaching');
  await page.context().setOffline(true);
  await page.getByLabel('Nature of duties').fill('Teaching children');
  await page.getByRole('button', { name: 'Savitri: my account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  const stay = page.getByRole('button', { name: 'Stay here' });
  await expect(stay).toBeFocused();
  await page.goBack();
  await expect(stay).toBeVisible();
  await stay.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Savitri: my account' }).click();
  await expect(page.getByRole('dialog', { name: 'Savitri: my account' })).toBeVisible();
  await page.context().setOffline(false);
});

test('[NAV-03] a visitor sees no menu and no header links', async ({ page }) => {
  for (const path of ['/login', '/nowhere']) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
    await expect(page.getByText('Logout')).toHaveCount(0);
    await expect(page.getByText(/Hello,/)).toHaveCount(0);
  }
});

test('[NAV-04] [NAV-05] the header shows the greeting, the last login, and the customer-service number with its hours', async ({
  page,
  signInThroughScreens,
}) => {
  await signInThroughScreens('Asha');
  await signInThroughScreens('Asha');
  const header = page.getByRole('banner');
  await expect(header).toContainText('Hello, Asha');
  await expect(header).toContainText(/Last login \d\d\/\d\d\/\d{4} \d\d:\d\d\s(am|pm)/);
  await expect(header).toContainText('1800-000-0000');
  await expect(header).toContainText('Mon-Sat 10 AM to 7 PM');
});

test('[NAV-06] the side menu shows the hours as 9 AM to 9 PM', async ({ page, signIn }) => {
  await signIn('Asha');
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toContainText('9 AM to 9 PM');
});

test('[NAV-07] the footer has the regulatory note', async ({ page, signIn }) => {
  await signIn('Asha');
  await expect(page.getByRole('contentinfo')).toContainText(
    'As per regulatory norms all payments are made only by electronic mode. Please keep your contact, nominee and bank details updated.',
  );
});

test('the focus moves to the heading of a new page, and the skip link to the content', async ({
  page,
  signIn,
}) => {
  await signIn('Asha');
  await page.getByRole('link', { name: 'Profile' }).first().click();
  await expect(page.locator('h1')).toBeFocused();
  await page.reload();
  await expect(page.locator('h1')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
});

test('a switch of the language keeps the focus, on a form too, and moves nothing', async ({
  page,
  signIn,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await watchLayoutShifts(page);
  await signIn('Asha');
  for (const path of ['nowhere', 'policy', 'track-service-request', 'profile', 'fund-switch']) {
    await page.goto(`/dashboard/${path}`);
    await expect(page.locator('h1')).toBeVisible();
    for (const [name, other] of [
      ['हिन्दी', 'English'],
      ['English', 'हिन्दी'],
    ] as const) {
      await button(name).focus();
      await page.keyboard.press('Enter');
      await expect(button(other)).toBeFocused();
      await page.waitForLoadState('networkidle');
      await expect(button(other), path).toBeFocused();
      const shifts = await layoutShiftsOn(page);
      expect(sumOf(shifts), `${path}\n${JSON.stringify(shifts)}`).toBeLessThanOrEqual(mostShift);
    }
  }
  // Afterwards it is an ordinary visit: the next screen begins with its heading.
  await page.getByRole('link', { name: 'Profile' }).first().click();
  await expect(page.locator('h1')).toBeFocused();
});
