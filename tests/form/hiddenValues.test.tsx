import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { definitionOf } from './definitions';
import { openForm, pick, submit, ticket } from './renderForm';

const definition = definitionOf(
  {
    nights: { type: 'integer', minimum: 1 },
    paid: { type: 'integer', readOnly: true, maximum: 100_000 },
  },
  {
    schema: { required: ['nights', 'paid'] },
    ui: {
      nights: { 'ui:title': 'Nights' },
      paid: { 'ui:widget': 'hidden', 'ui:messages': { maximum: 'We pay at most {limit}' } },
    },
    request: {
      prefill: { '/paid': { compute: 'product', of: ['/answers/nights', { const: 2000 }] } },
    },
  },
);

it('lists a problem of a value that is not shown with a link to the answer that it follows from', async () => {
  const form = await openForm(definition, { 'POST trial/': ticket });
  await pick(form);
  await submit(form);
  const summary = () => screen.getByRole('alert');
  expect(
    within(summary())
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Please enter Nights']);
  const nights = screen.getByRole('textbox', { name: 'Nights' });
  await form.user.type(nights, '60');
  await submit(form);
  const link = within(summary()).getByRole('link', { name: 'We pay at most 100000' });
  expect(document.getElementById(link.getAttribute('href')!.slice(1))).toBe(nights);
  await form.user.clear(nights);
  await form.user.type(nights, '50');
  await submit(form);
  expect(form.raised).toEqual(['SR1001']);
});
