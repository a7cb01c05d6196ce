import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { definitionOf as projectDefinition } from '../files';
import { openForm, pick } from './renderForm';
import { closedCheck } from './twoNames';

it('[MOTHER-01] [MOTHER-02] [MOTHER-03] mother’s maiden name has one upper-case text and remarks', async () => {
  const form = await openForm(projectDefinition('mother_name'), closedCheck);
  await pick(form);
  const [mother, remarks] = screen.getAllByRole<HTMLInputElement>('textbox');
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
  await form.user.click(screen.getByRole('button', { name: /Submit/ }));
  expect(mother!.getAttribute('aria-invalid')).toBe('true');
  await form.user.type(mother!, 'sita devi abcdefghijklmnop');
  expect(mother!.value).toBe('SITA DEVI ABCDEFGHIJKLMNOP');
  await form.user.clear(mother!);
  await form.user.type(mother!, 'sita devi abcdefghij');
  expect(mother!.value).toBe('SITA DEVI ABCDEFGHIJ');
  await form.user.type(remarks!, 'As in the passport');
  await form.user.click(screen.getByRole('button', { name: /Submit/ }));
  expect(await screen.findByText('SR1001')).toBeTruthy();
  expect(form.calls.at(-1)).toMatchObject({
    name: 'POST mothers-name-change/',
    payload: {
      policyNumber: '50010001',
      mother_name: 'SITA DEVI ABCDEFGHIJ',
      remarks: 'As in the passport',
    },
  });
});

it('names the language of its texts, which can be another one than that of the page', async () => {
  const english = projectDefinition('mother_name');
  const ui = { ...english.ui, 'ui:title': 'माता का नाम' };
  await openForm({ ...english, ui, language: 'hi' }, closedCheck);
  const title = await screen.findByRole('heading', { name: 'माता का नाम' });
  expect(title.closest('[lang]')?.getAttribute('lang')).toBe('hi');
});
