import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bad, described, good, openForm, pick, submit } from './renderForm';
import { definitionOf, name } from './definitions';

describe('notes and links', () => {
  const definition = definitionOf(
    {
      about: { type: 'null' },
      warning: { type: 'null' },
      sites: { type: 'null' },
      form: { type: 'object', upload: { extensions: ['pdf'], maxBytes: 5000 } },
      isOurs: { type: 'boolean' },
    },
    {
      ui: {
        about: {
          'ui:title': 'What is it?',
          'ui:widget': 'note',
          'ui:notes': ['It is this.', 'And that.'],
          'ui:links': [{ title: 'Read more', href: 'https://example.com/more' }],
        },
        warning: { 'ui:widget': 'note', 'ui:notes': ['Call {careContact} first.'] },
        sites: { 'ui:title': 'Sites', 'ui:widget': 'links', 'ui:help': 'Each opens in a new tab.' },
        form: {
          'ui:title': 'Signed form',
          'ui:links': [{ title: 'Blank form', href: '/forms/blank.pdf', download: true }],
        },
        isOurs: { 'ui:title': 'Unseen', 'ui:widget': 'hidden' },
      },
      request: { lists: { '/sites': { call: 'GET sites/', items: '/list' } } },
    },
  );
  const sites = (...options: object[]) => ({ 'GET sites/': () => good({ list: options }) });
  const one = { label: 'Site One', value: '1', id: 1, url: 'https://one.example.com/' };
  const link = (text: RegExp) => screen.getByRole<HTMLAnchorElement>('link', { name: text });

  it('shows an explanation under its heading, and a notice without one', async () => {
    await openForm(definition, sites(one));
    const heading = screen.getByRole('heading', { name: 'What is it?' });
    for (const words of ['It is this.', 'And that.'])
      expect(heading.parentElement!.textContent).toContain(words);
    expect(screen.getByText('Call 1800 000 000 first.')).toBeTruthy();
    expect(screen.queryByText('Unseen')).toBeNull();
    expect(screen.queryByText(/optional/)?.parentElement?.textContent).toContain('Signed form');
    await screen.findByText('Site One');
  });

  it('opens other sites in a new tab without a referrer or opener, and says so', async () => {
    await openForm(definition, sites(one));
    await screen.findByText('Site One');
    for (const text of [/Read more/, /Site One/]) {
      expect(link(text).target).toBe('_blank');
      expect(link(text).rel).toBe('noopener noreferrer');
      expect(link(text).textContent).toContain('(opens in a new tab)');
    }
    expect(link(/Site One/).href).toBe('https://one.example.com/');
    expect(link(/Blank form/).hasAttribute('download')).toBe(true);
    expect(link(/Blank form/).target).toBe('');
  });

  it('shows whether the links are loading, missing or failed to load', async () => {
    let answer: () => ReturnType<typeof good> = () => bad();
    const form = await openForm(definition, { 'GET sites/': () => answer() });
    expect(await screen.findByText(/We could not get this list/)).toBeTruthy();
    answer = () => good({ list: [] });
    await form.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('There is nothing in this list at the moment.')).toBeTruthy();
  });

  it('sends neither notes nor links', async () => {
    const form = await openForm(definition, sites(one));
    await pick(form);
    await submit(form);
    await screen.findByText('SR1001');
    expect(form.calls.at(-1)!.payload).toEqual({
      policyNumber: '50010001',
      isOurs: '',
      etli_sub_type: 'ST0999',
    });
  });
});

describe('submit', () => {
  const waiting = (until: 'disabled' | 'hidden') =>
    definitionOf(
      { first: name },
      {
        ui: { first: { 'ui:title': 'First name' } },
        request: {
          submitWhen: {
            is: {
              type: 'object',
              properties: { answers: { type: 'object', required: ['first'] } },
              required: ['answers'],
            },
            until,
            message: 'Fill in a name first.',
          },
        },
      },
    );
  const button = () => screen.queryByRole<HTMLButtonElement>('button', { name: 'Submit' });

  it('is disabled, with the reason, until the definition allows it', async () => {
    const form = await openForm(waiting('disabled'));
    await pick(form);
    expect(button()!.disabled).toBe(true);
    expect(described(button()!)).toBe('Fill in a name first.');
    await form.user.type(screen.getByLabelText(/First name/), 'Asha');
    await form.user.tab();
    expect(button()!.disabled).toBe(false);
  });

  it('is hidden when the definition says so, and Enter in an input sends nothing', async () => {
    const form = await openForm(waiting('hidden'));
    await pick(form);
    expect(button()).toBeNull();
    expect(screen.getByText('Fill in a name first.')).toBeTruthy();
    await form.user.type(screen.getByLabelText(/First name/), 'A{Backspace}{Enter}');
    expect(form.calls).toEqual([]);
    await form.user.type(screen.getByLabelText(/First name/), 'Asha');
    await form.user.tab();
    await form.user.click(button()!);
    await screen.findByText('SR1001');
  });
});

describe('simulated calls', () => {
  const definition = definitionOf({ first: name }, { ui: { first: { 'ui:title': 'First name' } } });
  const words = /answered by a stand-in/;

  it('are mentioned only in requests that make them', async () => {
    const { unmount } = await openForm(definition, {}, { simulated: ['POST trial/'] });
    expect(screen.getByText(words)).toBeTruthy();
    unmount();
    await openForm(definition, {}, { simulated: ['POST other/'] });
    expect(screen.queryByText(words)).toBeNull();
  });
});

describe('a lookup with a message in a toast', () => {
  const definition = definitionOf(
    {
      pincode: { type: 'string', format: 'pincode', maxLength: 6 },
      isServed: { type: 'boolean', readOnly: true },
    },
    {
      schema: {
        required: ['pincode', 'isServed'],
        allOf: [
          {
            if: { properties: { isServed: { const: true } }, required: ['isServed'] },
            then: { properties: { place: name } },
          },
        ],
      },
      ui: {
        pincode: {
          'ui:title': 'Pin code',
          'ui:widget': 'pincode',
          'ui:toast': ['lookUp'],
          'ui:messages': { lookUp: 'We do not come there' },
        },
        isServed: { 'ui:widget': 'hidden' },
        place: { 'ui:title': 'Place' },
      },
      request: {
        lookUps: {
          '/pincode': {
            call: 'GET served/',
            find: { in: '/list', by: 'value' },
            fills: { '/isServed': { const: true } },
          },
        },
      },
    },
  );
  const open = async () =>
    await openForm(definition, { 'GET served/': () => good({ list: [{ value: '400050' }] }) });
  const pincode = () => screen.getByLabelText<HTMLInputElement>('Pin code');
  const place = () => screen.queryByLabelText(/Place/);

  it('shows the other fields once the value is found, and hides them for another value', async () => {
    const form = await open();
    expect(place()).toBeNull();
    await form.user.type(pincode(), '400050');
    await waitFor(() => expect(place()).toBeTruthy());
    expect(screen.getByText('You can go on below.')).toBeTruthy();
    await form.user.type(pincode(), '{Backspace}');
    await form.user.tab();
    expect(place()).toBeNull();
  });

  it('shows at the field and in a toast that nothing was found', async () => {
    const form = await open();
    await form.user.type(pincode(), '400051');
    await waitFor(() => expect(form.toasts).toEqual(['danger: We do not come there']));
    expect(described(pincode())).toContain('We do not come there');
    expect(place()).toBeNull();
  });
});

it('a date in three lists keeps what was picked, also a day that the month has not, and says so', async () => {
  const definition = definitionOf(
    { born: { type: 'string', format: 'date', maxLength: 10, before: 'today' } },
    {
      schema: { required: ['born'] },
      ui: { born: { 'ui:title': 'Born', 'ui:pickOnly': true } },
    },
  );
  const form = await openForm(definition);
  await pick(form);
  const part = (label: string) =>
    within(screen.getByRole('group', { name: 'Born' })).getByLabelText<HTMLSelectElement>(label);
  const choose = (label: string, value: string) => form.user.selectOptions(part(label), value);
  await choose('Day', '31');
  await choose('Month', 'February');
  expect(part('Day').value).toBe('31');
  screen.getByText('February has only 29 days. Please pick another day.');
  await choose('Year', '1985');
  screen.getByText('February 1985 has only 28 days. Please pick another day.');
  await submit(form);
  expect(screen.getAllByText('Born is not written as expected')).not.toHaveLength(0);
  expect(form.calls.some(({ name }) => name.startsWith('POST'))).toBe(false);
  await choose('Day', '28');
  expect(screen.queryByText(/has only/)).toBeNull();
  expect(part('Day').options).toHaveLength(29);
  await submit(form);
  await screen.findByText('SR1001');
  expect(form.calls.at(-1)!.payload.born).toBe('1985-02-28');
});

it('an amount is put right where it is pasted, and kept where it cannot be meant', async () => {
  const definition = definitionOf(
    { amount: { type: 'string', format: 'amount', maxLength: 12 } },
    { ui: { amount: { 'ui:title': 'Amount' } } },
  );
  const form = await openForm(definition);
  const box = screen.getByLabelText<HTMLInputElement>(/Amount/);
  await form.user.click(box);
  await form.user.paste('₹ 25,080.50');
  expect(box.value).toBe('25080.50');
  await form.user.clear(box);
  await form.user.paste('₹ 25,080.50.1');
  expect(box.value).toBe('₹ 25,080.50.1');
  expect(box.inputMode).toBe('decimal');
});
