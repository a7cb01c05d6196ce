import { choosePolicy, openRequest } from './fill';
import { expect, test } from './portal';
import {
  callsTo,
  callTo,
  codeOf,
  loadedList,
  isReceived,
  pressButton,
  submitTo,
  summaryOn,
} from './send';

const question = 'Do you have existing EIA number associated with policy?';
const repositories = ['One', 'Two', 'Three', 'Four'];

test.beforeEach(({ ensureSignedIn }) => ensureSignedIn('Daniel'));

test('[EIA-01] [EIA-02] for No explains accounts and repositories, with links to four of them in a new tab', async ({
  page,
  context,
}) => {
  await openRequest(page, 'eia', '50050001');
  const answers = page.getByRole('radiogroup', { name: question });
  await expect(answers.getByRole('radio')).toHaveCount(2);
  await answers.getByRole('radio', { name: 'No', exact: true }).check();
  for (const title of [
    'What is an e-Insurance Account (EIA)?',
    'Key benefits',
    'What is an insurance repository?',
  ])
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit request' })).toHaveCount(0);
  await context.route(/repository-\w+\.example\.com/, (route) => route.fulfill({ body: 'Hello' }));
  for (const name of repositories) {
    const link = page.getByRole('link', { name: `Repository ${name}` });
    await expect(link).toHaveAttribute('rel', /noopener/);
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await expect(tab).toHaveURL(`https://repository-${name.toLowerCase()}.example.com/`);
    await tab.close();
  }
  await expect(answers).toBeVisible();
});

test('[EIA-03] [EIA-04] [EIA-05] [EIA-06] for Yes requires repository, number and policy', async ({
  page,
}) => {
  const sent = callsTo(page, 'eia-account-opening/');
  const [list] = await Promise.all([
    loadedList(callTo(page, 'get-eia-repository-list/')),
    openRequest(page, 'eia'),
  ]);
  expect(list.list).toHaveLength(4);
  await page.getByRole('radio', { name: 'Yes', exact: true }).check();
  const repository = page.getByLabel('EIA Repository');
  await expect(repository.locator('option')).toHaveText([
    'Please Select the EIA Repository',
    ...repositories.map((name) => `Repository ${name}`),
  ]);
  await pressButton(page, 'Submit request');
  await expect(summaryOn(page)).toHaveText([
    'Please select policy number',
    'Please Select the EIA Repository',
    'Please enter EIA Number',
  ]);
  await choosePolicy(page, '50050002');
  await repository.selectOption('Repository Three');
  await pressButton(page, 'Submit request');
  await expect(summaryOn(page)).toHaveText(['Please enter EIA Number']);
  const number = page.getByRole('textbox', { name: 'EIA Number' });
  await number.pressSequentially('ab-12 34');
  await number.blur();
  await expect(number).toHaveValue('AB1234');
  await repository.selectOption('');
  await pressButton(page, 'Submit request');
  await expect(summaryOn(page)).toHaveText(['Please Select the EIA Repository']);
  expect(sent).toEqual([]);
  await repository.selectOption('Repository Three');
  const { as, payload, ticketnumber } = await submitTo(page, 'eia-account-opening/');
  const name = 'EIA Account Opening / De-Materialization';
  expect([as, payload]).toEqual([
    'json',
    {
      policyNumber: '50050002',
      is_number_associated: 'yes',
      eia_repository: 'Repository Three',
      eia_number: 'AB1234',
      etli_sub_type: await codeOf(page, name.toLowerCase()),
    },
  ]);
  await isReceived(page, `for ${name}`, ticketnumber);
});
