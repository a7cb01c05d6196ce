import type { Page } from '@playwright/test';
import { drawnSections, activeSchema, normalizeAnswers } from '../src/engine';
import { exampleNamed } from '../tests/examples';
import { exampleContext } from './exampleContext';
import { addressOf, pickPolicy } from './fill';
import { jumpTo, openAllAnswers, pageHeading, savedLine, startAgain, walk } from './pages';
import { isWholeOnPaper } from './paper';
import { expect, test } from './portal';
import { shiftDates } from './shiftDates';

const key = 'revival_application';
const review = 'Check your answers';
const first = 'What you apply for';
const personal = 'A. Personal Details';
const illnesses = 'B. Health Details: illnesses';
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };

const pageInAddress = (page: Page) => new URL(page.url()).searchParams.get('page');

/** The page is shown from its heading, which has the focus; the title of the document names it. */
async function isOn(page: Page, title: string): Promise<void> {
  await expect(pageHeading(page)).toHaveText(title);
  await expect(pageHeading(page)).toBeFocused();
  await expect(pageHeading(page)).toBeInViewport();
  expect(await page.title()).toContain(`: ${title} – `);
}

const stepsOf = async (page: Page) =>
  /of (\d+)/.exec((await page.getByText(/^Step \d+ of \d+/).textContent())!)![1];

const isResumedAt = async (page: Page, title: string) => {
  await expect(page.getByText(`You were at “${title}”.`)).toBeInViewport();
  await isOn(page, title);
};

test('[REV-34] [REV-58] [REV-60] goes back and forward through every page with the browser, and goes on after a reload and on another device', async ({
  page,
  signIn,
  onAnotherDevice,
  today,
}) => {
  test.setTimeout(240_000);
  const example = shiftDates(exampleNamed(key, 'accepted-first-rows'), today);
  const { definition, answers } = exampleContext(example);
  const active = activeSchema(definition, normalizeAnswers(definition, answers));
  const titles = [...drawnSections(definition, active).map(({ title }) => title!), review];
  await signIn('Vikram');
  await page.goto(addressOf(key));
  await pickPolicy(page, '50020001');
  await startAgain(page);
  const steps = await stepsOf(page);
  const addresses = new Set<string | null>();
  for (const [i, title] of titles.entries()) {
    if (i > 0) {
      await walk(page, definition, answers, title);
      await isOn(page, title);
    }
    addresses.add(pageInAddress(page));
    expect(await stepsOf(page), title).toBe(steps);
  }
  expect(addresses.size).toBe(titles.length);

  const sentOn = page.getByText(/^Sent on \d\d\/\d\d\/\d{4} \d\d:\d\d\s[ap]m\./);
  const answer = page.getByText('Typhoid fever').first();
  await page.setViewportSize(phone);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height / phone.height).toBeLessThan(6);
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
  await page.emulateMedia({ media: null });
  await isWholeOnPaper(page, 'folded, on a phone');
  await page
    .getByRole('button', { name: 'B. Health Details: details of illnesses', exact: true })
    .click();
  await expect(answer).toBeVisible();
  await page.setViewportSize(desktop);
  await openAllAnswers(page);
  await isWholeOnPaper(page, 'unfolded, on a desktop');
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(sentOn).toBeVisible();
  await page.reload();
  await isResumedAt(page, review);
  await expect(sentOn).toBeVisible();

  for (const title of titles.slice(0, -1).reverse()) {
    await page.goBack();
    await isOn(page, title);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard\/policy/);
  await page.goForward();
  await expect(pageHeading(page)).toHaveText(first);
  for (const title of titles.slice(1)) {
    await page.goForward();
    await isOn(page, title);
  }

  await page.goBack();
  const last = titles.at(-2)!;
  await isOn(page, last);
  await expect(savedLine(page)).toBeVisible();
  const there = await onAnotherDevice('Vikram');
  await there.goto(addressOf(key));
  await pickPolicy(there, '50020001');
  await isResumedAt(there, last);
  await expect(there.getByText(/^Your answers have been sent for review\./)).toBeVisible();
  await there.goBack();
  await isOn(there, first);
});

test('opens the page of an address as far as the customer has come, and skips a page that has disappeared', async ({
  page,
  signIn,
}) => {
  await signIn('Savitri');
  const address = `${addressOf(key)}&policyNum=50060004`;
  await page.goto(address);
  await startAgain(page);
  await page.goto(`${address}&page=habits`);
  await expect(pageHeading(page)).toHaveText(first);
  expect(pageInAddress(page)).toBe('request');

  // On a slow device Back comes before the router has drawn the address of the page that is left.
  const processor = await page.context().newCDPSession(page);
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await jumpTo(page, personal);
  await page.getByLabel('Nature of duties').pressSequentially('Teaches');
  await page.goBack();
  await isOn(page, first);
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goForward();
  await isOn(page, personal);
  await expect(page.getByLabel('Nature of duties')).toHaveValue('Teaches');
  await page.reload();
  await isResumedAt(page, personal);
  await expect(page.getByLabel('Nature of duties')).toHaveValue('Teaches');

  const ill = (name: string) =>
    page
      .getByRole('radiogroup', { name: /^2\.a/ })
      .getByRole('radio', { name, exact: true })
      .check();
  await jumpTo(page, illnesses);
  await ill('Yes');
  await jumpTo(page, 'B. Health Details: details of illnesses');
  await jumpTo(page, illnesses);
  await ill('No');
  await page.goBack();
  await isOn(page, personal);
  await page.goForward();
  await isOn(page, illnesses);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await isOn(page, 'B. Health Details: height and weight');
  await page.goBack();
  await isOn(page, illnesses);
});

test('starts again on the first page, and neither Back nor Forward leads into what was discarded', async ({
  page,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Kavita');
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(addressOf(key));
  await pickPolicy(page, '50090014');
  await jumpTo(page, personal);
  await page.getByLabel('Nature of duties').fill('Fishing');
  await jumpTo(page, illnesses);
  // Only what the server has is saved anew when the customer starts again.
  await expect(savedLine(page)).toBeVisible();
  await page.reload();
  await isResumedAt(page, illnesses);
  await startAgain(page);
  await expect(pageHeading(page)).toHaveText(first);
  await expect.poll(() => pageInAddress(page)).toBeNull();
  await page.goForward();
  await expect(page.getByText(/^Step 1 of/)).toBeVisible();
  await expect(pageHeading(page)).toHaveText(first);
  await jumpTo(page, personal);
  await expect(page.getByLabel('Nature of duties')).toHaveValue('');
  await page.goBack();
  await expect(pageHeading(page)).toHaveText(first);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goBack();
  await expect(pageHeading(page)).toHaveText(first);
  await page.goBack();
  await expect(page).toHaveURL(/profile$/);
});

/** The heights that the page has from now on. */
const watchHeights = (page: Page) =>
  page.evaluateHandle(() => {
    const heights = new Set<number>();
    const note = () => heights.add(document.documentElement.scrollHeight);
    new ResizeObserver(note).observe(document.body);
    return heights;
  });

test('stays in place while answers are saved', async ({ page, signIn }) => {
  await signIn('Savitri');
  await page.goto(`${addressOf(key)}&policyNum=50060004`);
  await startAgain(page);
  await jumpTo(page, personal);
  const isSaved = () => page.waitForResponse((response) => response.url().endsWith('/dgh-draft/'));
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    const box = page.getByLabel('Nature of duties');
    const first = isSaved();
    await box.pressSequentially('T');
    await first;
    const heights = await watchHeights(page);
    const second = isSaved();
    await box.pressSequentially('each');
    await second;
    await expect(savedLine(page)).toBeVisible();
    expect(await heights.evaluate((all) => [...all])).toHaveLength(1);
  }
});
