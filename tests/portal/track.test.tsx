// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
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

/** Searches the requests of the first policy, answered so. */
async function search(answer: object) {
  signInAs();
  const server = fakeServer({ 'POST track-service-request': { ...answer } });
  await openPortal('/dashboard/track-service-request');
  await user.selectOptions(await screen.findByLabelText('Policy Number'), '50010001');
  await user.click(screen.getByRole('button', { name: 'Show requests' }));
  return server;
}

const numbers = () => screen.getAllByRole('heading', { level: 3 }).map((h) => h.textContent);

/** What the card of a ticket says, by name. */
function factsOf(number: string): { [name: string]: string } {
  const card = screen.getByRole('heading', { name: number }).closest('li') as HTMLElement;
  const names = [...card.querySelectorAll('dt')].map((name) => [
    name.textContent,
    name.nextElementSibling?.textContent,
  ]);
  return Object.fromEntries(names);
}

beforeEach(startAfresh);

describe('searching', () => {
  it('[TRACK-01] without a policy says "Please select an option" and makes no call', async () => {
    signInAs();
    const { callsTo } = fakeServer({});
    await openPortal('/dashboard/track-service-request');
    const policy = await screen.findByLabelText('Policy Number');
    await user.click(screen.getByRole('button', { name: 'Show requests' }));
    const described = document.getElementById(policy.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Please select an option');
    expect(document.activeElement).toBe(policy);
    expect(callsTo('POST track-service-request')).toEqual([]);
  });

  it('[TRACK-02] sends the policy number and reads value', async () => {
    const { callsTo } = await search({ value: [ticket(1)] });
    await screen.findByRole('heading', { name: 'SR1' });
    expect(callsTo('POST track-service-request')[0]?.body).toEqual({ policyNumber: '50010001' });
  });

  it('[TRACK-03] an empty list is a warning toast "No Data Found"', async () => {
    await search({ value: [] });
    const toast = (await screen.findByText('No Data Found')).closest('[data-type]');
    expect(toast?.getAttribute('data-type')).toBe('warning');
    screen.getByText('No request was raised for this policy yet.');
  });

  it('[TRACK-04] a missing list is a danger toast "No Response Received"', async () => {
    await search({ status: 'success' });
    const toast = (await screen.findByText('No Response Received')).closest('[data-type]');
    expect(toast?.getAttribute('data-type')).toBe('danger');
  });
});

describe('the list', () => {
  it('[TRACK-05] shows all that is known of a request', async () => {
    await search({ value: [ticket(5, { etli_dateofclosure: '2026-02-01T20:00:00Z' })] });
    await screen.findByRole('heading', { name: 'SR5' });
    expect(factsOf('SR5')).toEqual({
      'Policy Number': '5001 0001',
      'Request type': 'PAN Update',
      Status: 'Open',
      'Sub-status': 'Received',
      'Created on': '05/01/2026',
      'Closed on': '02/02/2026',
      Description: 'New PAN',
    });
  });

  it('[TRACK-06] [TRACK-07] reads the status codes, and shows a status only with a sub-status', async () => {
    const codes = [1, 2, 3, 4, 5, 6, 1000, 992760000, 2000, 77];
    const tickets = codes.map((statuscode, index) => ticket(index + 1, { statuscode }));
    await search({ value: tickets });
    await screen.findByRole('heading', { name: 'SR1' });
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
    await screen.findByRole('heading', { name: 'SR1' });
    expect(factsOf('SR1').Status).toBe('–');
  });

  it('[TRACK-08] [TRACK-09] shows ten to a page, newest first, and five pages around the current one', async () => {
    const tickets = Array.from({ length: 75 }, (_, index) => ticket(index + 1));
    await search({ value: tickets });
    await screen.findByRole('heading', { name: 'SR75' });
    expect(numbers()).toEqual(Array.from({ length: 10 }, (_, index) => `SR${75 - index}`));
    const pages = () =>
      within(screen.getByRole('navigation', { name: 'Pages of requests' }))
        .getAllByRole('button')
        .map((button) => button.textContent);
    expect(pages()).toEqual(['1', '2', '3', '4', '5']);
    await user.click(screen.getByRole('button', { name: 'Page 5' }));
    expect(pages()).toEqual(['3', '4', '5', '6', '7']);
    expect(numbers()[0]).toBe('SR35');
    await user.click(screen.getByRole('button', { name: 'Page 7' }));
    await waitFor(() => expect(pages()).toEqual(['4', '5', '6', '7', '8']));
    await user.click(screen.getByRole('button', { name: 'Page 8' }));
    expect(pages()).toEqual(['4', '5', '6', '7', '8']);
    expect(numbers()).toHaveLength(5);
  });

  it('[TRACK-09] has no pager for one page', async () => {
    await search({ value: Array.from({ length: 10 }, (_, index) => ticket(index + 1)) });
    await screen.findByRole('heading', { name: 'SR10' });
    expect(screen.queryByRole('navigation', { name: 'Pages of requests' })).toBeNull();
  });
});
