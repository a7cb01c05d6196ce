import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { definitionOf } from './definitions';
import { good, openForm, pick, submit, ticket } from './renderForm';

const mobile = { type: 'string', format: 'mobile', maxLength: 10, proof: 'phone', readOnly: true };

const definition = definitionOf(
  { mobile },
  {
    schema: { required: ['mobile'] },
    ui: { mobile: { 'ui:title': 'Mobile number', 'ui:widget': 'otp' } },
    request: {
      prefill: { '/mobile': '/customer/mobileNo' },
      proofs: {
        '/mobile': {
          call: 'POST get-otp/',
          send: {
            policy_number: '/policy/policyNo',
            phone_number: '/answers/mobile',
            email: { const: '' },
            otp_type: { const: 'phone' },
          },
        },
      },
    },
  },
);

const server = {
  'POST get-otp/': () => good({ unique_id: 'u-1' }),
  'POST verify-otp/': () => good(),
  'POST trial/': ticket,
};

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' });

it('proves a number of the records by an OTP, and does not let it be changed', async () => {
  const form = await openForm(definition, server, {
    customer: { clientId: 'C1', mobileNo: '9876543210' },
  });
  await pick(form);
  await waitFor(() => expect(box().value).toBe('9876543210'));
  expect(box().readOnly).toBe(true);
  await form.user.type(box(), '1');
  expect(box().value).toBe('9876543210');
  await form.user.click(screen.getByRole('button', { name: 'Send OTP' }));
  await form.user.type(await screen.findByLabelText('OTP'), '1234{Enter}');
  await screen.findAllByText('Verified Successfully');
  expect(form.calls.find(({ name }) => name === 'POST get-otp/')!.payload).toMatchObject({
    phone_number: '9876543210',
  });
  await submit(form);
  await waitFor(() => expect(form.raised).toEqual(['SR1001']));
});

it('lets the customer fill in a number that the records lack', async () => {
  const form = await openForm(definition, server, { customer: { clientId: 'C1', mobileNo: '' } });
  await pick(form);
  await waitFor(() => expect(box().readOnly).toBe(false));
});
