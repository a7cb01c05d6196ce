import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer } from './fakeServer';
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
  ...changes,
});

/** Searches the requests of the first policy, with this response. */
async function search(answer: object) {
  signInAs();
  const server = fakeServer({ 'POST track-service-request': { ...answer } });
  await openPortal('/dashboard/track-service-request');
  await user.selectOptions(await screen.findByLabelText('Policy Number'), '50010001');
  await user.click(screen.getByRole('button', { name: 'Show requests' }));
  return server;
}

const heads = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const numbers = () => heads().map((text) => /^SR\d+?(?=Policy)/.exec(text)?.[0]);
const found = (number: number) => screen.findByText(`SR${number}`);

/** The row of a ticket, by column. */
function factsOf(number: string): { [name: string]: string } {
  const row = screen.getByText(number).closest('tr') as HTMLTableRowElement;
  const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const texts = [...row.cells].map(({ textContent }) => textContent);
  return Object.fromEntries(columns.map((column, index) => [column, texts[index]!]));
}

beforeEach(startAfresh);

describe('search', () => {
  it('[TRACK-01] without a policy shows "Please select an option" and makes no call', async () => {
    signInAs();
    const { callsTo } = fakeServer({});
    await openPortal('/dashboard/track-service-request');
    const policy = await screen.findByLabelText('Policy Number');
    await user.click(screen.getByRole('button', { name: 'Show requests' }));
    const described = document.getElementById(policy.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Please select an option');
    await waitFor(() => expect(document.activeElement).toBe(policy));
    expect(callsTo('POST track-service-request')).toEqual([]);
  });

  it('shows nothing of a policy that is no longer chosen when its response arrives', async () => {
    let respond: (answer: object) => void;
    signInAs();
    fakeServer({
      'POST track-service-request': () =>
        new Promise((resolve) => (respond = (answer) => resolve({ ...answer }))),
    });
    await openPortal('/dashboard/track-service-request');
    const policies = await screen.findByLabelText('Policy Number');
    await user.selectOptions(policies, '50010001');
    await user.click(screen.getByRole('button', { name: 'Show requests' }));
    fireEvent.change(policies, { target: { value: '50010002' } });
    await waitFor(() => expect(respond).toBeTypeOf('function'));
    respond!({ value: [ticket(1)] });
    await waitFor(() => expect(screen.queryByTestId('loader')).toBeNull());
    expect(screen.queryByText('SR1')).toBeNull();
  });

  it('[TRACK-02] sends the policy number and reads `value`', async () => {
    const { callsTo } = await search({ value: [ticket(1)] });
    await found(1);
    expect(callsTo('POST track-service-request')[0]?.body).toEqual({
      policyNumber: '50010001',
      page: 1,
    });
  });

  it('[TRACK-03] shows the warning toast "No Data Found" for an empty list', async () => {
    await search({ value: [] });
    const toast = (await screen.findByText('No Data Found')).closest('[data-type]');
    expect(toast?.getAttribute('data-type')).toBe('warning');
    screen.getByText('No request was raised for this policy yet.');
  });

  it('[TRACK-04] shows the danger toast "No Response Received" for a missing list', async () => {
    await search({ status: 'success' });
    const toast = (await screen.findByText('No Response Received')).closest('[data-type]');
    expect(toast?.getAttribute('data-type')).toBe('danger');
  });
});

describe('list of requests', () => {
  it('[TRACK-05] shows all fields of a request', async () => {
    await search({ value: [ticket(5, { etli_dateofclosure: '2026-02-01T20:00:00Z' })] });
    await found(5);
    expect(factsOf('SR5')).toEqual({
      'Reference number': 'SR5Policy 5001 0001',
      'Request type': 'PAN Update',
      Status: 'Open',
      'Sub-status': 'Received',
      'Created on': '05/01/2026',
      'Closed on': '02/02/2026',
      Description: 'New PAN',
    });
  });

  it('[TRACK-06] [TRACK-07] shows the names of status codes, and a status only with a sub-status', async () => {
    const codes = [1, 2, 3, 4, 5, 6, 1000, 992760000, 2000, 77];
    const tickets = codes.map((statuscode, index) => ticket(index + 1, { statuscode }));
    await search({ value: tickets });
    await found(1);
    expect(codes.map((_, index) => factsOf(`SR${index + 1}`).Status)).toEqual([
      'Open',
      'On hold',
      'Waiting for Details',
      'Researching',
      'Resolved',
      'Cancelled',
      'Information Provided',
      'Closed',
      'Merged',
      '–',
    ]);
    startAfresh();
    await search({ value: [ticket(1, { etli_srsubstatus: '' })] });
    await found(1);
    expect(factsOf('SR1').Status).toBe('–');
  });

  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ticket(count - index));
  const pages = () =>
    within(screen.getByRole('navigation', { name: 'Pages of requests' }))
      .getAllByRole('button')
      .map((button) => button.textContent);

  /** A server that returns pages of ten. */
  async function searchPages(count: number) {
    const all = many(count);
    signInAs();
    const server = fakeServer({
      'POST track-service-request': ({ body }) => ({
        value: all.slice((body.page - 1) * 10, body.page * 10),
        total: count,
      }),
    });
    await openPortal('/dashboard/track-service-request');
    await user.selectOptions(await screen.findByLabelText('Policy Number'), '50010001');
    await user.click(screen.getByRole('button', { name: 'Show requests' }));
    await found(count);
    return server;
  }

  it('[TRACK-08] [TRACK-09] loads ten at a time, newest first, with five page numbers around the current one', async () => {
    const { callsTo } = await searchPages(75);
    screen.getByText('75 requests, newest first.');
    expect(numbers()).toEqual(Array.from({ length: 10 }, (_, index) => `SR${75 - index}`));
    expect(pages()).toEqual(['1', '2', '3', '4', '5']);
    await user.click(screen.getByRole('button', { name: 'Page 5' }));
    await found(35);
    expect(pages()).toEqual(['3', '4', '5', '6', '7']);
    expect(numbers()[0]).toBe('SR35');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Requests' })),
    );
    await user.click(screen.getByRole('button', { name: 'Page 7' }));
    await waitFor(() => expect(pages()).toEqual(['4', '5', '6', '7', '8']));
    await user.click(screen.getByRole('button', { name: 'Page 8' }));
    await found(5);
    expect(pages()).toEqual(['4', '5', '6', '7', '8']);
    expect(numbers()).toHaveLength(5);
    expect(callsTo('POST track-service-request').map(({ body }) => body.page)).toEqual([
      1, 5, 7, 8,
    ]);
  });

  it('[TRACK-08] sorts newest first and pages itself when the server returns all requests', async () => {
    await search({ value: many(12).toReversed() });
    await found(12);
    expect(numbers()).toEqual(Array.from({ length: 10 }, (_, index) => `SR${12 - index}`));
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(numbers()).toEqual(['SR2', 'SR1']));
  });

  it('[TRACK-09] has no pagination for one page', async () => {
    await searchPages(10);
    expect(screen.queryByRole('navigation', { name: 'Pages of requests' })).toBeNull();
  });
});
