import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { described, good, openForm, pick, submit } from './renderForm';
import { definitionOf, name } from './definitions';

const share = { type: 'integer', minimum: 0, maximum: 100 };
const lines = {
  type: 'array',
  maxItems: 9,
  someOf: 'next',
  sumEquals: { of: 'next', total: 100 },
  items: {
    type: 'object',
    properties: {
      fund: { ...name, readOnly: true },
      price: { type: 'number', readOnly: true },
      next: share,
      id: name,
    },
  },
};
const definition = definitionOf(
  { lines },
  {
    ui: {
      lines: {
        'ui:title': 'Shares',
        'ui:widget': 'table',
        'ui:dialog': { someOf: 'Enter a total', sumEquals: 'The total must be 100' },
        'ui:messages': { someOf: 'No value', sumEquals: 'Not 100' },
        items: {
          fund: { 'ui:title': 'Fund', 'ui:widget': 'existing' },
          price: {
            'ui:title': 'Price',
            'ui:widget': 'existing',
            'ui:decimals': 4,
            'ui:money': true,
          },
          next: { 'ui:title': 'New', 'ui:widget': 'text', 'ui:messages': { maximum: 'Too much' } },
          id: { 'ui:widget': 'hidden' },
        },
      },
    },
    request: {
      load: [
        { call: 'GET funds/', send: { no: '/policy/policyNo' }, keep: { '/funds': '/funds' } },
      ],
      prefill: { '/lines': '/loaded/funds' },
    },
  },
);
const funds = [
  { fund: 'Equity', price: 1042.18754, id: 'E' },
  { fund: 'Bond', price: 25, id: 'B' },
];
const open = () => openForm(definition, { 'GET funds/': () => good({ funds }) });
const box = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const press = async (form: Awaited<ReturnType<typeof open>>, label: string) =>
  form.user.click(screen.getByRole('button', { name: label }));

it('shows entries as rows with formatted values, and with inputs that are named by row and column', async () => {
  const form = await open();
  expect(screen.queryByRole('table')).toBeNull();
  await pick(form);
  const table = screen.getByRole('table', { name: 'Shares' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((one) => one.textContent),
  ).toEqual(['Fund', 'Price', 'New']);
  const [, first, second] = within(table).getAllByRole('row');
  expect(within(first!).getByRole('rowheader').textContent).toBe('Equity');
  expect(first!.textContent).toContain('₹\u00A01,042.1875');
  expect(second!.textContent).toContain('₹\u00A025.0000');
  await form.user.type(box('New, Equity'), '3०');
  await form.user.tab();
  expect(box('New, Equity').value).toBe('30');
  await form.user.type(box('New, Bond'), '70');
  await waitFor(() => expect(screen.getByText('Total: 100 of 100')).toBeTruthy());
  await submit(form);
  expect(form.calls.at(-1)!.payload.lines).toEqual([
    { ...funds[0], next: 30 },
    { ...funds[1], next: 70 },
  ]);
});

it('shows a problem in its cell', async () => {
  const form = await open();
  await pick(form);
  await form.user.type(box('New, Equity'), '101');
  await submit(form);
  await press(form, 'OK');
  expect(described(box('New, Equity'))).toBe('Error: Too much');
  expect(box('New, Equity').getAttribute('aria-invalid')).toBe('true');
});

it.each([
  ['-5', '105'],
  ['33.33', '66.67'],
  ['ten', '100'],
])('shows no total while an entry is impossible: %s and %s', async (one, other) => {
  const form = await open();
  await pick(form);
  await form.user.type(box('New, Bond'), '40');
  expect(await screen.findByText('Total: 40 of 100')).toBeTruthy();
  await form.user.clear(box('New, Bond'));
  await form.user.type(box('New, Bond'), other);
  await form.user.type(box('New, Equity'), one);
  await form.user.tab();
  await waitFor(() => expect(screen.getByText(/^There is no total yet/)).toBeTruthy());
  expect(screen.queryByText(/^Total:/)).toBeNull();
});

it('names the row of each problem in the summary', async () => {
  const form = await open();
  await pick(form);
  const links = () => screen.getAllByRole('link').map((link) => link.textContent);
  await form.user.type(box('New, Equity'), '101');
  await submit(form);
  await press(form, 'OK');
  expect(links()).toContain('New, Equity: Too much');
  await form.user.type(box('New, Bond'), '102');
  await submit(form);
  await press(form, 'OK');
  expect(links()).toEqual(expect.arrayContaining(['New, Equity: Too much', 'New, Bond: Too much']));
});

it('[RED-08] shows the separate dialog message of a rule as well as the one at the field', async () => {
  const form = await open();
  await pick(form);
  await submit(form);
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Enter a total');
  expect(screen.queryByRole('alert')).toBeNull();
  await press(form, 'OK');
  expect(screen.getByRole('link', { name: 'No value' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  await form.user.type(box('New, Equity'), '99');
  await submit(form);
  expect((await screen.findByRole('alertdialog')).textContent).toContain('The total must be 100');
  await press(form, 'OK');
  expect(screen.getByRole('link', { name: 'Not 100' })).toBeTruthy();
});

it('no longer shows, once a policy is picked, what was missing without it', async () => {
  const needed = definitionOf(
    { lines: { type: 'array', maxItems: 9, items: lines.items }, note: name },
    {
      schema: { required: ['lines', 'note'] },
      ui: {
        lines: { 'ui:title': 'Shares', 'ui:widget': 'table', items: { next: {} } },
        note: { 'ui:title': 'Note' },
      },
      request: definition.request,
    },
  );
  const form = await openForm(needed, { 'GET funds/': () => good({ funds }) });
  await submit(form);
  const links = () => screen.queryAllByRole('link').map((link) => link.textContent);
  expect(links()).toEqual([
    'Please select policy number',
    'Please enter Shares',
    'Please enter Note',
  ]);
  await pick(form);
  await waitFor(() => expect(links()).toEqual(['Please enter Note']));
});
