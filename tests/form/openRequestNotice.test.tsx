import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { definitionOf, name } from './definitions';
import { bad, good, openForm, pick, submit, ticket } from './renderForm';

const definition = definitionOf(
  { note: name },
  {
    schema: { required: ['note'] },
    ui: { note: { 'ui:title': 'Note' } },
    request: {
      openRequestNotice: {
        message: 'Your request {ticketnumber} is still open.',
        note: 'Both are carried out.',
        goOn: 'Send this as well',
        change: 'Do not send it',
        field: '/note',
      },
    },
  },
);

it('names an open request of the same kind before sending, and sends only when told to', async () => {
  let isDown = false;
  const form = await openForm(definition, {
    'POST sr-status/': () => (isDown ? bad() : good({ already_open: 'true', ticketnumber: 'SR7' })),
    'POST trial/': ticket,
  });
  const calls = (path: string) => form.calls.filter(({ name: call }) => call === path).length;
  const press = async (button: string) => {
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('Your request SR7 is still open.');
    expect(dialog.textContent).toContain('Both are carried out.');
    await form.user.click(within(dialog).getByRole('button', { name: button }));
  };
  await pick(form);
  await submit(form);
  // What is missing is said first.
  expect(calls('POST sr-status/')).toBe(0);
  const note = screen.getByRole('textbox', { name: 'Note' });
  await form.user.type(note, 'Twice');
  await submit(form);
  await press('Do not send it');
  expect(calls('POST trial/')).toBe(0);
  await expect.poll(() => document.activeElement).toBe(note);
  isDown = true;
  await submit(form);
  await expect.poll(() => calls('POST sr-status/')).toBe(2);
  expect(calls('POST trial/')).toBe(0);
  isDown = false;
  await submit(form);
  await press('Send this as well');
  await screen.findByText('SR1001');
});
