import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer, reply, settings } from './fakeServer';
import { openPortal, startAfresh } from './openPortal';
import { signInAs } from './session';

const user = userEvent.setup();

const ticket = (number: number, changes: object = {}) => ({
  etli_PolicyNumber: { etli_applicationnumber: '50010001' },
  etli_SubType: { etli_name: 'PAN Update' },
  statuscode: 1,
  etli_srsubstatus: 'Received',
  ticketnumber: `SR${number}`,
  createdon: new Date(Date.UTC(2026, 0, number, 6)).toISOString(),
  etli_dateofclosure: null,
  description: 'New PAN',
  request_type: 'pan_card',
  has_answers: true,
  ...changes,
});

const track = '/dashboard/track-service-request';

const catalogue = {
  serviceTypes: [
    {
      key: 'details',
      title: 'Policy Details Update',
      requestTypes: [{ key: 'pan_card', title: 'PAN card', available: true }],
    },
  ],
  screens: { 'fund-switch': 'fund_switch' },
};

/** Opens Track, with this response. */
async function open(answer: object, address = track, offered: object = catalogue) {
  signInAs();
  const server = fakeServer({
    'POST track-service-request': { open: 0, closed: 0, ...answer },
    'GET catalogue/': offered as typeof catalogue,
  });
  await openPortal(address);
  return server;
}

const card = async (number: number) =>
  (await screen.findByText(`SR${number}`)).closest('section') as HTMLElement;
const cards = () =>
  [...document.querySelectorAll('section strong')].map(({ textContent }) => textContent);
const inputsOf = ({ callsTo }: ReturnType<typeof fakeServer>) =>
  callsTo('POST track-service-request').map(({ body }) => body);

beforeEach(startAfresh);

describe('choice of a policy', () => {
  it('shows the requests of all policies at once, and of one when it is chosen', async () => {
    const server = await open({ value: [ticket(1)] });
    await card(1);
    const policy = screen.getByLabelText<HTMLSelectElement>('Policy Number');
    expect(policy.selectedOptions[0]?.textContent).toBe('All policies');
    await user.selectOptions(policy, '50010001');
    await waitFor(() =>
      expect(inputsOf(server)).toEqual([{ page: 1 }, { policyNumber: '50010001', page: 1 }]),
    );
    expect(window.location.search).toBe('?policy=50010001');
  });

  it('[TRACK-02] sends the policy number of the address and reads `value`', async () => {
    const server = await open({ value: [ticket(1)] }, `${track}?policy=50010002&page=1`);
    await card(1);
    expect(inputsOf(server)).toEqual([{ policyNumber: '50010002', page: 1 }]);
  });

  it('[TRACK-01] without a policy shows "Please select an option" and makes no call', async () => {
    const server = await open({ value: [] }, `${track}?policy=50099999`);
    const policy = await screen.findByLabelText('Policy Number');
    const described = document.getElementById(policy.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Please select an option');
    expect(inputsOf(server)).toEqual([]);
    await user.selectOptions(policy, 'all');
    await waitFor(() => expect(inputsOf(server)).toEqual([{ page: 1 }]));
    await user.selectOptions(policy, '');
    await screen.findByText('Please select an option');
    expect(inputsOf(server)).toHaveLength(1);
  });

  it('finds one of many policies by what is typed', async () => {
    signInAs({
      policies: Array.from({ length: 40 }, (_, id) => ({
        id,
        policyNo: `5005${id + 1000}`,
        title: `5005${id + 1000} - Saver`,
      })),
    });
    const server = fakeServer({
      'POST track-service-request': { value: [ticket(1)], total: 1, open: 1, closed: 0 },
      'GET catalogue/': catalogue,
    });
    await openPortal(track);
    const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Policy Number' });
    expect(box.value).toBe('All policies');
    await user.click(box);
    await user.keyboard('50051039{Enter}');
    await waitFor(() =>
      expect(inputsOf(server).at(-1)).toEqual({ policyNumber: '50051039', page: 1 }),
    );
  });

  it('shows nothing of a policy that is no longer chosen when its response arrives', async () => {
    const answers: ((answer: object) => void)[] = [];
    signInAs();
    fakeServer({
      'POST track-service-request': () =>
        new Promise((resolve) => answers.push((answer) => resolve({ ...answer }))),
      'GET catalogue/': catalogue,
    });
    await openPortal(track);
    await user.selectOptions(await screen.findByLabelText('Policy Number'), '50010002');
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[0]!({ value: [ticket(1)] });
    answers[1]!({ value: [ticket(2)] });
    await card(2);
    expect(screen.queryByText('SR1')).toBeNull();
  });

  it('[TRACK-03] shows the warning toast "No Data Found" for an empty list', async () => {
    await open({ value: [] }, `${track}?policy=50010001`);
    const toast = (await screen.findByText('No Data Found')).closest('[data-type]');
    expect(toast?.getAttribute('data-type')).toBe('warning');
    await screen.findByText('No request was raised for this policy yet.');
  });

  it('[TRACK-04] shows the danger toast "No Response Received" for a missing list, and tries again', async () => {
    const server = await open({ status: 'success' });
    const toast = (await screen.findByText('No Response Received')).closest('[data-type]');
    expect(toast?.getAttribute('data-type')).toBe('danger');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(inputsOf(server)).toHaveLength(2));
  });
});

/** The labels of a card with their values. */
const factsOf = (of: HTMLElement) =>
  Object.fromEntries(
    [...of.querySelectorAll('dt')].map((label) => [
      label.textContent,
      label.nextElementSibling?.textContent,
    ]),
  );

const stepsOf = (of: HTMLElement) =>
  within(of)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('card of a request', () => {
  it('[TRACK-05] shows all fields of a request', async () => {
    await open({
      value: [ticket(5, { statuscode: 5, etli_dateofclosure: '2026-02-01T20:00:00Z' })],
    });
    const shown = await card(5);
    within(shown).getByRole('heading', { name: 'PAN Update' });
    within(shown).getByText('Resolved');
    expect(factsOf(shown)).toEqual({
      'Reference number': 'SR5',
      'Policy Number': '5001 0001',
      'Sub-status': 'Received',
      'Note from us': 'New PAN',
    });
    expect(stepsOf(shown)).toEqual([
      'Received (done)05/01/2026',
      'In work (done)',
      'Done02/02/2026',
    ]);
  });

  it('[TRACK-06] [TRACK-07] shows the names of status codes, and a status only with a sub-status', async () => {
    const names = {
      1: 'Open',
      2: 'On hold',
      3: 'Waiting for Details',
      4: 'Researching',
      5: 'Resolved',
      6: 'Cancelled',
      1000: 'Information Provided',
      2000: 'Merged',
      992760000: 'Closed',
      77: '–',
    };
    const codes = Object.keys(names).map(Number);
    await open({ value: codes.map((statuscode, i) => ticket(i + 1, { statuscode })) });
    for (const [i, name] of Object.values(names).entries())
      expect((await card(i + 1)).querySelector('h3')?.nextElementSibling?.textContent).toBe(name);
    startAfresh();
    await open({ value: [ticket(1, { etli_srsubstatus: '' })] });
    const shown = await card(1);
    expect(shown.querySelector('h3')?.nextElementSibling).toBeNull();
    expect(stepsOf(shown)).toEqual(['Received (now)01/01/2026']);
  });

  it('marks the current step, and gives the number to call where the customer has to do something', async () => {
    await open({ value: [ticket(1, { statuscode: 3 })] });
    const shown = await card(1);
    const current = shown.querySelector('[aria-current="step"]');
    expect(current?.textContent).toBe('Waiting for you (now)');
    within(shown).getByText(/We need something from you/);
    expect(shown.textContent).toContain('call us on 1800-000-0000.');
    expect(within(shown).queryByRole('link', { name: /again/ })).toBeNull();
  });

  it('leads from a request that is over to the form that raises it again', async () => {
    await open({
      value: [
        ticket(1, { statuscode: 5 }),
        ticket(2, { statuscode: 5, request_type: 'fund_switch' }),
        ticket(3, { statuscode: 5, request_type: 'gone' }),
        ticket(4, { statuscode: 2000 }),
      ],
    });
    const addressIn = async (number: number) =>
      within(await card(number))
        .queryByRole('link', { name: 'Raise it again: PAN Update' })
        ?.getAttribute('href');
    expect(await addressIn(1)).toBe('/dashboard/raise-service-request?request=pan_card');
    expect(await addressIn(2)).toBe('/dashboard/fund-switch');
    expect(await addressIn(3)).toBeUndefined();
    // It goes on in another one.
    expect(await addressIn(4)).toBeUndefined();
  });

  it('copies its number and says so', async () => {
    await open({ value: [ticket(1)] });
    const shown = await card(1);
    await user.click(within(shown).getByRole('button', { name: 'Copy number' }));
    expect(await navigator.clipboard.readText()).toBe('SR1');
    await within(shown).findByText('Copied');
  });

  it('says that what was sent is not kept', async () => {
    await open({ value: [ticket(1, { has_answers: false })] });
    within(await card(1)).getByText(/^What was sent is not kept/);
    expect(screen.queryByRole('link', { name: 'What I sent' })).toBeNull();
  });
});

describe('list of requests', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ticket(count - index));
  const pages = () =>
    within(screen.getByRole('navigation', { name: 'Pages of requests' }))
      .getAllByRole('button')
      .map((button) => button.textContent);
  const go = (name: string) => user.click(screen.getByRole('button', { name }));

  /** A server that returns pages of ten. */
  async function openPages(count: number, address = track) {
    const all = many(count);
    signInAs();
    const server = fakeServer({
      'POST track-service-request': ({ body }) => ({
        value: all.slice((body.page - 1) * 10, body.page * 10),
        total: count,
        open: 2,
        closed: count - 2,
      }),
      'GET catalogue/': catalogue,
    });
    await openPortal(address);
    return server;
  }

  it('[TRACK-08] [TRACK-09] loads ten at a time, newest first, with five page numbers around the current one', async () => {
    const server = await openPages(75);
    await card(75);
    screen.getByText('75 requests, newest first. Page 1 of 8.');
    screen.getByText('2 open');
    screen.getByText('73 closed');
    expect(cards()).toEqual(Array.from({ length: 10 }, (_, index) => `SR${75 - index}`));
    expect(pages()).toEqual(['First', 'Previous', '1', '2', '3', '4', '5', 'Next', 'Last']);
    await go('Page 5');
    await card(35);
    expect(pages().slice(2, 7)).toEqual(['3', '4', '5', '6', '7']);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Requests' }));
    await go('Last');
    await card(5);
    expect(pages().slice(2, 7)).toEqual(['4', '5', '6', '7', '8']);
    expect(cards()).toHaveLength(5);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
    await go('Previous');
    await card(15);
    await go('First');
    await card(75);
    expect(inputsOf(server).map(({ page }) => page)).toEqual([1, 5, 8, 7, 1]);
    expect(window.location.search).toBe('?policy=all&page=1');
  });

  it('[TRACK-08] sorts newest first and pages itself when the server returns all requests', async () => {
    await open({ value: many(12).toReversed() });
    await card(12);
    expect(cards()).toEqual(Array.from({ length: 10 }, (_, index) => `SR${12 - index}`));
    await go('Page 2');
    await waitFor(() => expect(cards()).toEqual(['SR2', 'SR1']));
  });

  it('[TRACK-09] has no pagination for one page', async () => {
    await openPages(10);
    await card(10);
    expect(screen.queryByRole('navigation', { name: 'Pages of requests' })).toBeNull();
  });

  it('shows the last page when the address names one after it', async () => {
    await openPages(15, `${track}?policy=all&page=9`);
    await card(5);
    expect(window.location.search).toBe('?policy=all&page=2');
  });
});

describe('by when', () => {
  const [service] = catalogue.serviceTypes;
  const offered = {
    ...catalogue,
    turnaroundDays: 10,
    serviceTypes: [
      { ...service, requestTypes: [{ ...service!.requestTypes[0], turnaroundDays: 3 }] },
    ],
  };
  const now = Date.parse(`${settings.today}T06:30:00Z`);
  const daysAgo = (days: number) => new Date(now - days * 24 * 60 * 60 * 1000).toISOString();
  const other = { request_type: null };

  it.each([
    ['its own time', {}, 2, /We answer by \d\d\/\d\d\/\d{4}\./],
    ['its own time is over', {}, 6, /takes longer than it should\. Keep the reference/],
    ['the time of the others', other, 6, /We answer by/],
    ['the time of the others is over', other, 13, /takes longer than it should/],
  ])('a request in work is answered: %s', async (_, changes, days, said) => {
    await open({ value: [ticket(1, { createdon: daysAgo(days), ...changes })] }, track, offered);
    expect((await card(1)).textContent).toMatch(said);
  });

  it('is not said of a request that waits for the customer or is done, nor without a time', async () => {
    await open(
      { value: [ticket(1, { statuscode: 3 }), ticket(2, { statuscode: 5 })] },
      track,
      offered,
    );
    for (const number of [1, 2])
      expect((await card(number)).textContent).not.toMatch(/answer by|longer than it should/);
  });

  it('is not said where the insurer gives no time', async () => {
    await open({ value: [ticket(1)] });
    expect((await card(1)).textContent).not.toMatch(/answer by|longer than it should/);
  });
});

describe('what was sent', () => {
  const sent = (changes: object = {}) => ({
    status: 'success',
    ticketnumber: 'SR1',
    policy_number: '50010001',
    title: 'PAN card',
    createdon: '2026-01-05T06:00:00Z',
    sealed: 'whole',
    sha256: 'ab'.repeat(32),
    record: {
      version: 1,
      ticketNumber: 'SR1',
      language: 'en',
      title: 'Update PAN card',
      policy: '50010001 Plan',
      parts: [
        { kind: 'heading', text: 'New details' },
        { kind: 'text', text: 'As on the card.' },
        {
          kind: 'question',
          label: 'New PAN',
          help: 'Ten characters',
          answers: [{ text: 'ABCPM4321Q' }],
        },
        { kind: 'question', label: 'Kind', choices: ['Old', 'New'], answers: [{ text: '' }] },
        {
          kind: 'table',
          parties: ['Insured', 'Proposer'],
          questions: [
            {
              kind: 'question',
              label: 'Height',
              answers: [{ party: 'Insured', text: '5 ft' }],
            },
          ],
        },
      ],
      signatures: [{ party: 'Insured', text: 'Confirmed by OTP' }],
      reply: 'We have it.',
    },
    ...changes,
  });

  async function openSent(answer: object | Response, paper?: () => Promise<Response>) {
    signInAs();
    const server = fakeServer({
      'POST track-service-request': { value: [ticket(1)], total: 1, open: 1, closed: 0 },
      'GET catalogue/': catalogue,
      'GET sent-requests/SR1/': answer as { [name: string]: unknown },
      ...(paper && { [pdf]: paper }),
    });
    await openPortal(`${track}?policy=all&page=1`);
    await user.click(await screen.findByRole('link', { name: 'What I sent' }));
    return server;
  }

  const pdf = 'GET sent-requests/SR1/pdf/';

  it('shows the questions and answers of the form, and leads back to the list', async () => {
    const { callsTo } = await openSent(sent());
    await screen.findByRole('heading', { name: 'New details' });
    expect(document.activeElement?.textContent).toBe('What I sent');
    const asked = (answer: string) => screen.getByText(answer).previousElementSibling?.textContent;
    expect(asked('ABCPM4321Q')).toBe('New PANTen characters');
    expect(asked('Not answered')).toBe('KindChoices: Old · New');
    screen.getByRole('row', { name: 'Height 5 ft' });
    screen.getByText('As on the card.');
    screen.getByText('Confirmed by OTP');
    screen.getByText('We have it.');
    screen.getByRole('heading', { name: 'Update PAN card', level: 2 });
    expect(factsOf(document.body)).toMatchObject({
      'Sent by': 'Asha Sample',
      Policy: '50010001 Plan',
    });
    expect(screen.getByText(/abababab abababab/).closest('details')?.open).toBe(false);
    expect(callsTo('GET sent-requests/SR1/')).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'Back to my requests' }));
    await card(1);
  });

  it('says its own words in the language of the record', async () => {
    const hindi = { ...sent().record, language: 'hi' };
    await openSent(sent({ record: hindi }));
    const { parentElement: row } = await screen.findByText('जवाब नहीं दिया');
    expect(row?.textContent).toBe('Kindविकल्प: Old · Newजवाब नहीं दिया');
    expect(row?.closest('[lang]')?.getAttribute('lang')).toBe('hi');
    screen.getByText('हमारा जवाब');
    screen.getByText('Reference number');
  });

  it('says on the button that the PDF is being saved, and what to do when it was not', async () => {
    let respond!: (response: Response) => void;
    await openSent(sent(), () => new Promise((resolve) => (respond = resolve)));
    await user.click(await screen.findByRole('button', { name: 'Save as PDF' }));
    const button = await screen.findByRole('button', { name: 'Saving…' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByText('Loading, please wait')).toBeNull();
    respond(new Response('{}', { status: 500 }));
    await screen.findByText('The PDF could not be saved. Please try again in a moment.');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save as PDF' }));
  });

  it.each([
    ['none', /not raised on this site/],
    ['broken', /does not fit its seal/],
  ])('says why nothing can be shown: %s', async (sealed, text) => {
    await openSent(sent({ sealed, record: undefined, sha256: undefined }));
    await screen.findByText(text);
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  });

  it('says that there is no such request', async () => {
    await openSent(new Response('{}', { status: 404, statusText: 'Not Found' }));
    await screen.findByText(/You have no request with this reference number/);
    expect(screen.queryByText('Not Found')).toBeNull();
  });
});

describe('withdrawing a request', () => {
  const withdrawable = ticket(1, {
    withdraw: { until: '2026-01-08', message: 'Your old PAN stays.' },
  });

  it('asks first, then withdraws it, shows its new status and moves the focus to the list', async () => {
    const server = await open({ value: [withdrawable, ticket(2)] });
    server.handlers['POST withdraw-request/'] = { status: 'success', customerTold: true };
    expect(within(await card(2)).queryByRole('button', { name: /Withdraw/ })).toBeNull();
    const ask = within(await card(1)).getByRole('button', { name: 'Withdraw this request' });
    expect(within(await card(1)).getByText('Possible until 08/01/2026')).toBeTruthy();
    await user.click(ask);
    const dialog = await screen.findByRole('alertdialog', { name: 'Withdraw this request?' });
    expect(dialog.textContent).toContain('“PAN Update”, reference number SR1');
    expect(dialog.textContent).toContain('Your old PAN stays.');
    expect(document.activeElement?.textContent).toBe('Keep it');
    await user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    expect(server.callsTo('POST withdraw-request/')).toEqual([]);

    Object.assign(server.handlers, {
      'POST track-service-request': {
        open: 1,
        closed: 1,
        value: [ticket(1, { statuscode: 6, etli_srsubstatus: 'Withdrawn' }), ticket(2)],
      },
    });
    await user.click(ask);
    await user.click(await screen.findByRole('button', { name: 'Withdraw it' }));
    await screen.findByText('Your request SR1 is withdrawn.');
    expect(server.callsTo('POST withdraw-request/').map(({ body }) => body)).toEqual([
      { ticketnumber: 'SR1' },
    ]);
    await waitFor(async () => expect((await card(1)).textContent).toContain('Withdrawn'));
    expect(within(await card(1)).queryByRole('button', { name: /Withdraw/ })).toBeNull();
    expect(document.activeElement?.tagName).toBe('H2');
  });

  it('says why it is not possible any more, and shows what the request is now', async () => {
    const server = await open({ value: [withdrawable] });
    await card(1);
    const message = 'This request is closed already, so there is nothing to withdraw.';
    Object.assign(server.handlers, {
      'POST withdraw-request/': reply({ status: 'failed', message }, 409),
      'POST track-service-request': { open: 0, closed: 1, value: [ticket(1, { statuscode: 5 })] },
    });
    await user.click(within(await card(1)).getByRole('button', { name: 'Withdraw this request' }));
    await user.click(await screen.findByRole('button', { name: 'Withdraw it' }));
    await screen.findByText(message);
    await waitFor(async () => expect((await card(1)).textContent).toContain('Resolved'));
  });
});
