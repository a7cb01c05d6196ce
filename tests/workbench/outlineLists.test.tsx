import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { knownCalls } from '../../src/api';
import { checkDefinition, emptyType } from '../../src/authoring';
import { projectFiles } from '../files';
import { openOutline } from './outlinePane';

const shared = Object.fromEntries(
  Object.entries(projectFiles).filter(([path]) => path.startsWith('schemas/_shared/')),
);
const empty = { ...shared, ...emptyType({ key: 'made_here', title: 'Made here' }) };

it('makes a list of entries by its title and its first field, and adds another field to them', async () => {
  const { user, file, texts, dialog, closed, item, pick } = openOutline('made_here', empty);
  await user.click(screen.getByRole('button', { name: /^Add a field/ }));
  await user.type(dialog().getByRole('textbox', { name: 'Title' }), 'Nominees');
  await pick('Kind', 'List of entries (nominees, accounts …)');
  await user.click(dialog().getByRole('button', { name: 'Add a field' }));
  const first = dialog().getByRole('textbox', { name: 'First field of an entry' });
  expect(first.getAttribute('aria-invalid')).toBe('true');
  await user.type(first, 'Name of nominee{Enter}');
  await closed();
  await waitFor(() => expect(document.activeElement).toBe(item(/^Nominees/)));
  expect(file('request').steps[0].send.nominees).toEqual({
    each: '/answers/nominees',
    send: { name_of_nominee: '/item/name_of_nominee' },
  });
  await user.keyboard('{Insert}');
  await user.type(dialog().getByRole('textbox', { name: 'Title' }), 'Share');
  await pick('Where', 'in “Nominees”, behind its last field');
  await user.click(dialog().getByRole('button', { name: 'Add a field' }));
  await closed();
  await waitFor(() => expect(document.activeElement).toBe(item(/^Share/)));
  expect(Object.keys(file('schema').properties.nominees.items.properties)).toEqual([
    'name_of_nominee',
    'share',
    'isEditing',
  ]);
  expect(file('request').steps[0].send.nominees.send.share).toBe('/item/share');
  expect(checkDefinition('made_here', texts(), knownCalls)).toEqual([]);
});
