import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emptyType } from '../../src/authoring';
import { addField } from '../../src/workbench/outline/edit/addField';
import { newField } from '../../src/workbench/outline/edit/kinds';
import type { Texts } from '../../src/workbench/outline/edit/texts';
import { projectFiles } from '../files';
import { openOutline } from './outlinePane';

const shared = Object.fromEntries(
  Object.entries(projectFiles).filter(([path]) => path.startsWith('schemas/_shared/')),
);

/** A request type with text fields of these titles; the key keeps what one test chooses from the others. */
const withFields = (key: string, ...titles: string[]): Texts =>
  titles.reduce<Texts>(
    (texts, title) => {
      const field = newField('text', { title, name: title.toLowerCase(), isRequired: true });
      return { ...texts, ...(addField(key, texts, field, { section: 0 }).changes as Texts) };
    },
    { ...shared, ...emptyType({ key, title: 'Made here' }) },
  );

it.each([
  ['First', 'Second'],
  ['Second', 'Third'],
  ['Third', 'Second'],
])('goes from the deleted field %s to %s', async (gone, next) => {
  const { user, choose, item, closed } = openOutline(
    `gone_${gone.toLowerCase()}`,
    withFields(`gone_${gone.toLowerCase()}`, 'First', 'Second', 'Third'),
  );
  await choose(new RegExp(`^${gone}`));
  await user.keyboard('{Delete}');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await closed();
  await waitFor(() => expect(document.activeElement).toBe(item(new RegExp(`^${next}`))));
  expect(screen.queryByRole('treeitem', { name: new RegExp(`^${gone}`) })).toBe(null);
});

it('stays in the entries of a list where a field of them is deleted', async () => {
  const key = 'gone_inside';
  const wanted = { title: 'Nominees', name: 'nominees', isRequired: true, firstTitle: 'Who' };
  const texts = withFields(key, 'First', 'Last');
  const list = addField(key, texts, newField('list', wanted), {
    beside: '/first',
    isBefore: false,
  });
  const share = newField('number', { title: 'Share', name: 'share', isRequired: true });
  const withList = { ...texts, ...(list.changes as Texts) };
  const added = addField(key, withList, share, {
    beside: '/nominees/items/isEditing',
    isBefore: false,
  });
  const outline = openOutline(key, { ...withList, ...(added.changes as Texts) });
  const { user, choose, item, closed } = outline;
  await choose(/^Share/);
  await user.keyboard('{Delete}');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await closed();
  await waitFor(() => expect(document.activeElement).toBe(item(/^Being edited/)));
  // The list cannot be without it.
  await user.keyboard('{Delete}');
  expect(screen.queryByRole('dialog')).toBe(null);
  expect(screen.getByRole('status').textContent).toContain('The list needs “Being edited”');
});

const nameBox = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });

it('applies a typed name when another field is chosen', async () => {
  const { user, choose, file } = openOutline('typed', withFields('typed', 'First', 'Second'));
  await choose(/^First/);
  await user.clear(nameBox());
  await user.type(nameBox(), 'renamed');
  await choose(/^Second/);
  expect(Object.keys(file('schema').properties)).toEqual(['renamed', 'second']);
  expect(nameBox().value).toBe('second');
});

it('keeps a name that no field can have until it is corrected', async () => {
  const { user, choose, file } = openOutline('kept', withFields('kept', 'First', 'Second'));
  await choose(/^First/);
  await user.clear(nameBox());
  await user.type(nameBox(), 'second');
  await choose(/^Second/);
  expect(Object.keys(file('schema').properties)).toEqual(['first', 'second']);
  await choose(/^First/);
  expect(nameBox().value).toBe('second');
  expect(nameBox().getAttribute('aria-invalid')).toBe('true');
  await user.type(nameBox(), '_one{Enter}');
  expect(Object.keys(file('schema').properties)).toEqual(['second_one', 'second']);
});
