import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emptyType } from '../../src/authoring';
import { projectFiles } from '../files';
import { openOutline } from './outlinePane';

const shared = Object.fromEntries(
  Object.entries(projectFiles).filter(([path]) => path.startsWith('schemas/_shared/')),
);

async function addStep(key: string) {
  const outline = openOutline(key, { ...shared, ...emptyType({ key, title: 'Made here' }) });
  await outline.user.click(screen.getByRole('button', { name: /^More: a condition/ }));
  await outline.user.click(screen.getByRole('menuitem', { name: 'Steps' }));
  await screen.findByRole('dialog');
  return outline;
}

const button = (name: string) =>
  within(screen.getByRole('dialog'))
    .queryAllByRole('button', { name })
    .find((one) => one.getAttribute('type') === 'submit') ?? null;

it('offers the calls that can be a step, and no others', async () => {
  const { user, dialog } = await addStep('calls');
  await user.click(dialog().getByRole('combobox', { name: /^Call/ }));
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(offered).toContain('POST pan-check/');
  for (const call of ['GET policy/', 'POST logout/', 'POST oauth/', 'POST send-otp/'])
    expect(offered).not.toContain(call);
});

it('says what is wrong with a step by the names on the screen, until it is corrected', async () => {
  const { user, dialog, file, pick, closed } = await addStep('wrong');
  await user.click(button('Add')!);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('“Call” is empty. Choose or write it.');
  expect(button('Add all the same')).not.toBe(null);
  const name = dialog().getByRole('textbox', { name: /^Name/ });
  await user.type(name, ' x');
  expect(screen.queryByRole('alert')).toBe(null);
  expect(button('Add all the same')).toBe(null);
  await pick(/^Call/, 'POST pan-check/');
  await user.click(button('Add')!);
  await waitFor(() =>
    expect(within(screen.getByRole('alert')).getByText(/^“Name” must be letters/)).toBeTruthy(),
  );
  expect(screen.getByRole('alert').textContent).not.toContain('/steps/');
  await user.click(button('Add all the same')!);
  await closed();
  expect(file('request').steps[0].call).toBe('POST pan-check/');
});

it('goes from a deleted step to the next one', async () => {
  const { user, dialog, pick, closed, item } = await addStep('next_step');
  await pick(/^Call/, 'POST pan-check/');
  await user.type(dialog().getByRole('textbox', { name: /^Name/ }), '{Backspace}2');
  await user.click(button('Add')!);
  await screen.findByRole('alert');
  await user.click(button('Add all the same')!);
  await closed();
  await waitFor(() => expect(document.activeElement).toBe(item(/^step2/)));
  await user.keyboard('{Delete}');
  await waitFor(() => expect(screen.queryByRole('treeitem', { name: /^step2/ })).toBe(null));
  expect(document.activeElement).toBe(item(/^raise/));
});
