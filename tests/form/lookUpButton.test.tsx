import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { definitionOf, name } from './definitions';
import { described, good, openForm, pick } from './renderForm';

const definition = definitionOf(
  { year: name, found: { type: 'boolean', readOnly: true } },
  {
    schema: { required: ['year', 'found'] },
    ui: {
      year: {
        'ui:title': 'Year',
        'ui:lookUp': 'Check',
        'ui:messages': { required: 'Please enter a year', lookUp: 'Nothing in this year' },
      },
      found: { 'ui:widget': 'hidden' },
    },
    request: {
      lookUps: {
        '/year': {
          call: 'POST years/',
          send: { policy: '/policy/policyNo', year: '/answers/year' },
          fills: { '/found': '/found' },
        },
      },
    },
  },
);

it('starts a look-up only when its button is pressed, and first names what is missing', async () => {
  const form = openForm(definition, {
    'POST years/': ({ year }) => good(year === '2020' ? { found: true } : {}),
  });
  const year = screen.getByRole('textbox', { name: 'Year' });
  const press = () => form.user.click(screen.getByRole('button', { name: 'Check' }));
  const asked = () => form.calls.filter(({ name: call }) => call === 'POST years/').length;
  await press();
  const policy = screen.getByRole('combobox', { name: 'Policy Number' });
  expect(described(policy)).toContain('Please select policy number');
  expect(described(year)).toContain('Please enter a year');
  expect(document.activeElement).toBe(policy);
  await pick(form);
  await press();
  expect(document.activeElement).toBe(year);
  await form.user.type(year, '2019');
  await form.user.tab();
  expect(asked()).toBe(0);
  await press();
  await expect.poll(() => described(year)).toContain('Nothing in this year');
  await form.user.clear(year);
  await form.user.type(year, '2020');
  await press();
  await expect.poll(asked).toBe(2);
  await expect.poll(() => described(year)).not.toContain('Nothing in this year');
});
