import type { Page } from '@playwright/test';
import { definitionOf, filesBelow } from '../tests/files';
import { answer, openRequest, submitButton } from './fill';
import { mouse } from './hand';
import { dialogOn, expect, sentTo } from './portal';
import { summaryOn } from './send';
import { run, test as small } from './smallWorkbench';

const test = small.extend<object, { serverSettings: { [name: string]: string } }>({
  serverSettings: [async ({ root }, use) => use({ DEFINITIONS_DIR: root }), { scope: 'worker' }],
});

const source = 'tests/fixtures/movingAbroad/movingAbroad.json';
const key = 'moving_abroad';

const family = [
  { name: 'Ravi', visas: [{ number: 'H4-1', work: false }, { number: 'B2-7' }] },
  { name: 'Mira', visas: [] },
];

const answers = {
  person_name_first: 'Asha',
  person_name_last: 'Sample',
  person_phone: '9876543210',
  address_street: '5 Hill Road',
  address_country: 'United States',
  address_state: 'Texas',
  address_zip: '73301',
  movesOn: '2099-03-01',
  returns: true,
  returnsOn: '2099-12-31',
  concerns: ['premium', 'tax'],
  family,
  ticket: { id: '', name: 'ticket.pdf', size: 3000, type: 'application/pdf' },
  agreed: true,
};

/** With the names and objects of the source, as texts beside a file; what is not answered is left out. */
const sent = {
  policyNumber: '50010001',
  person: JSON.stringify({ name: { first: 'Asha', last: 'Sample' }, phone: '9876543210' }),
  address: JSON.stringify({
    street: '5 Hill Road',
    country: 'United States',
    state: 'Texas',
    zip: '73301',
  }),
  movesOn: '2099-03-01',
  returns: 'true',
  returnsOn: '2099-12-31',
  concerns: JSON.stringify(['premium', 'tax']),
  family: JSON.stringify([family[0], { name: 'Mira' }]),
  ticket: 'ticket.pdf',
  agreed: 'true',
  etli_sub_type: expect.any(String),
};

const conditional = ['PIN code', 'State', 'ZIP code', 'Day of return', 'Why not'];

/** The height of each choice of a question besides its words. */
const spaceAroundChoices = (page: Page, title: string): Promise<number[]> =>
  page
    .getByRole('group', { name: title })
    .locator('label')
    .evaluateAll((labels) =>
      labels.map((label) => {
        const words = document.createRange();
        words.selectNode(label.lastChild!);
        return label.clientHeight - words.getBoundingClientRect().height;
      }),
    );

/** Expects these of the questions that have a condition, and no other one. */
async function asks(page: Page, ...titles: string[]): Promise<void> {
  for (const title of conditional)
    await expect(page.getByLabel(title, { exact: true }), title).toHaveCount(
      titles.includes(title) ? 1 : 0,
    );
}

test('a JSON Schema is imported while the portal runs, drawn with its conditions, filled in and sent as it says', async ({
  page,
  root,
  ensureSignedIn,
  isAccessible,
}) => {
  const catalogue = (...args: string[]) =>
    run('.', process.execPath, ['src/cli/start.mjs', ...args, '--root', root]);
  const changes = catalogue('import', source).match(/ (?:left out|changed) .*/g);
  expect(changes).toEqual([
    expect.stringMatching(/^ changed It is asked for as letters, digits/),
    expect.stringMatching(/^ changed With a file the request is sent as multipart/),
  ]);
  catalogue('lint', key);
  const definition = definitionOf(key, filesBelow('schemas', root));
  await ensureSignedIn('Asha');
  await openRequest(page, key, '50010001');

  await submitButton(page, definition).click();
  // All that is required, and one for e-mail and phone together.
  await expect(summaryOn(page)).toHaveCount(9);
  const choose = (title: string, name: string) =>
    mouse.choose(page.getByRole('radiogroup', { name: title }), name);
  await asks(page);
  await choose('Country', 'India');
  await asks(page, 'PIN code');
  await choose('Country', 'Singapore');
  await choose('Do you plan to return?', 'No');
  await asks(page, 'Why not');
  await choose('Country', 'United States');
  await choose('Do you plan to return?', 'Yes');
  await asks(page, 'State', 'ZIP code', 'Day of return');

  await page.setViewportSize({ width: 390, height: 900 });
  const spaces = await spaceAroundChoices(page, 'What do you need?');
  expect(Math.min(...spaces), 'between choices of several lines').toBeGreaterThan(12);
  await answer(page, definition, answers);
  await isAccessible('an imported form, filled in');
  await submitButton(page, definition).click();
  await expect(dialogOn(page)).toContainText(/Your reference number is SR\d{8}/);
  expect(await sentTo(page, /\/api\/moving-abroad\/$/)).toEqual(sent);
});
