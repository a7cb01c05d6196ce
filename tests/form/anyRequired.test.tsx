import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { definitionOf, name } from './definitions';
import { openForm, pick, submit } from './renderForm';

const definition = definitionOf(
  { mobile: name, landline: name },
  {
    schema: { anyRequired: ['mobile', 'landline'] },
    ui: {
      mobile: { 'ui:title': 'Mobile number', 'ui:widget': 'text' },
      landline: { 'ui:title': 'Landline', 'ui:widget': 'text' },
    },
  },
);

it('asks for one of several fields at the first of them, until one is answered', async () => {
  const form = await openForm(definition);
  await pick(form);
  await submit(form);
  const message = 'Please fill in at least one of these: Mobile number, Landline';
  await form.user.click(screen.getByRole('link', { name: message }));
  expect(document.activeElement).toBe(screen.getByLabelText(/Mobile number/));
  await form.user.type(screen.getByLabelText(/Landline/), '022');
  await form.user.tab();
  expect(screen.queryByText(message)).toBeNull();
  await submit(form);
  expect(form.calls.at(-1)!.payload).toMatchObject({ mobile: '', landline: '022' });
});

it('says at each of them that one of them is needed, not that it is optional', async () => {
  await pick(await openForm(definition));
  expect(screen.getByLabelText('Mobile number (at least one of these)')).toBeTruthy();
  expect(screen.getByLabelText('Landline (at least one of these)')).toBeTruthy();
});
