import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { definitionOf } from './definitions';
import { openForm, pick, submit, ticket } from './renderForm';

const own = { type: 'string', readOnly: true, maxLength: 30 };
const titled = (title: string) => ({ 'ui:title': title, 'ui:widget': 'existing' });

/** Values of the records that are required, and one that is not. */
const definition = definitionOf(
  {
    first: { ...own, format: 'person-name' },
    last: { ...own, format: 'person-name' },
    country: { ...own, format: 'country' },
    second_email: own,
    secret: own,
  },
  {
    schema: { required: ['first', 'last', 'country'] },
    ui: {
      first: titled('First name'),
      last: { ...titled('Last name'), 'ui:messages': { format: 'Enter Valid Last Name' } },
      country: titled('Nationality'),
      second_email: titled('Second e-mail'),
      secret: { 'ui:widget': 'hidden' },
    },
    request: {
      prefill: {
        '/first': '/customer/firstName',
        '/last': '/customer/lastName',
        '/country': '/customer/permanentCountry',
        '/second_email': '/customer/proposerAlternateEmail',
        '/secret': '/customer/nothing',
      },
    },
  },
);

const withCustomer = (customer: object) => ({
  customer: { clientId: 'C1', firstName: 'Asha', ...customer },
});

describe('a required value that our records lack', () => {
  it('can be filled in, is checked like any answer, and is sent', async () => {
    const form = await openForm(
      definition,
      { 'POST trial/': ticket },
      withCustomer({ lastName: ' ', permanentCountry: 'India' }),
    );
    await pick(form);
    expect(screen.getByText('Asha')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'First name' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Nationality' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Second e-mail' })).toBeNull();
    const last = screen.getByRole<HTMLInputElement>('textbox', { name: 'Last name' });
    expect(last.readOnly).toBe(false);
    expect(screen.getByText(/If you have only one name, write it here once more/)).toBeTruthy();
    await form.user.type(last, '1');
    await submit(form);
    await screen.findByText('Enter Valid Last Name');
    await form.user.clear(last);
    await form.user.type(last, 'Asha');
    await submit(form);
    await waitFor(() => expect(form.raised).toEqual(['SR1001']));
    const sent = form.calls.find(({ name }) => name === 'POST trial/')!.payload;
    expect(sent).toMatchObject({ first: 'Asha', last: 'Asha', country: 'India' });
  });

  it('is shown as text where the records have it', async () => {
    const form = await openForm(
      definition,
      {},
      withCustomer({ lastName: 'Sample', permanentCountry: 'India' }),
    );
    await pick(form);
    expect(screen.getByText('Sample')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
