import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { definitionOf } from './definitions';
import { openForm, pick } from './renderForm';

const definition = definitionOf(
  {
    amount: { type: 'integer', maximum: 100000 },
    reason: { type: 'string', maxLength: 60 },
  },
  {
    ui: {
      'ui:title': 'Withdraw from {/policy/title|your policy}',
      'ui:submit': 'Withdraw {/answers/amount|an amount}',
      'ui:sections': [{ title: 'For {/answers/reason|what?}', fields: ['*'] }],
      amount: { 'ui:title': 'Amount', 'ui:money': true },
      reason: {
        'ui:title': 'Why {/answers/amount|the amount}?',
        'ui:help': 'Call {careContact}, {/customer/fullName|you}.',
      },
    },
    request: {
      success: { message: '{/answers/amount} for {/answers/reason|nothing}: {ticketnumber}' },
    },
  },
);

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

it('says what is answered, and keeps the focus and the text while it changes', async () => {
  const form = await openForm(definition);
  expect(heading()).toBe('Withdraw from your policy');
  await pick(form);
  expect(heading()).toBe('Withdraw from 50010001 - Wealth Builder');
  expect(screen.getByText('Call 1800 000 000, Asha Sample.')).toBeTruthy();
  const amount = screen.getByRole<HTMLInputElement>('textbox', { name: /^Amount/ });
  await form.user.type(amount, '500');
  await waitFor(() => screen.getByRole('textbox', { name: /^Why ₹\u00A0500\?/ }));
  await form.user.keyboard('00');
  await waitFor(() => screen.getByRole('button', { name: 'Withdraw ₹\u00A050,000' }));
  expect(document.activeElement).toBe(amount);
  expect(amount.isConnected).toBe(true);
  expect(amount.value.replaceAll(',', '')).toBe('50000');
});

it('shows what is typed as text, and nothing that it asks for', async () => {
  const form = await openForm(definition, {
    'POST trial/': () => ({ status: 'ok', data: { status: 'success', ticketnumber: 'SR7' } }),
  });
  await pick(form);
  const typed = '<b>{/customer/emailId}</b> {careContact} {ticketnumber}';
  await form.user.click(screen.getByRole('textbox', { name: /^Why/ }));
  await form.user.paste(typed);
  await form.user.type(screen.getByRole('textbox', { name: /^Amount/ }), '5');
  await waitFor(() => screen.getByRole('group', { name: `For ${typed}` }));
  await form.user.click(screen.getByRole('button', { name: /^Withdraw/ }));
  await vi.waitFor(() => expect(form.raised).toEqual(['SR7']));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain(`₹\u00A05 for ${typed}: SR7`);
});
