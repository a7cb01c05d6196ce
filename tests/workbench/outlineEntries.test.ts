import { expect, it } from 'vitest';
import { knownCalls } from '../../src/api';
import { checkDefinition } from '../../src/authoring';
import { addField } from '../../src/workbench/outline/edit/addField';
import { deleteField } from '../../src/workbench/outline/edit/deleteField';
import { kindsIn, newField } from '../../src/workbench/outline/edit/kinds';
import { moveField } from '../../src/workbench/outline/edit/moveField';
import { renameField } from '../../src/workbench/outline/edit/renameField';
import type { Changes, Texts } from '../../src/workbench/outline/edit/texts';
import { filesBelow, projectFiles } from '../files';

const all: Texts = { ...projectFiles, ...filesBelow('schemas', 'tests/fixtures/payout') };

const textsOf = (key: string): Texts =>
  Object.fromEntries(
    Object.entries(all).filter(([path]) =>
      [`schemas/${key}/`, 'schemas/_shared/'].some((folder) => path.startsWith(folder)),
    ),
  );

const applied = (texts: Texts, changes: Changes = {}): Texts =>
  Object.fromEntries(
    Object.entries({ ...texts, ...changes }).filter(
      (entry): entry is [string, string] => entry[1] !== null,
    ),
  );

const fileIn = (texts: Texts, key: string, name: string) =>
  JSON.parse(texts[`schemas/${key}/${name}.json`]!);

/** What is wrong with a definition that was not wrong with it as it is shipped. */
function newProblems(key: string, texts: Texts): string[] {
  const messages = (of: Texts) =>
    checkDefinition(key, of, knownCalls).map(({ file, message }) => `${file}: ${message}`);
  const known = new Set(messages(textsOf(key)));
  return messages(texts).filter((message) => !known.has(message));
}

const added = (key: string, beside: string) => {
  const wanted = { title: 'Added here', name: 'added_here', isRequired: true };
  return addField(key, textsOf(key), newField('text', wanted), { beside, isBefore: false });
};

it.each([
  ['nominee', '/nominees/items/nomineeName', '/nominees/items/added_here', '/send/send'],
  ['nominee', '/nominees/items/appointeeName', '/nominees/items/added_here', '/send/send'],
  ['fund_switch', '/lines/items/fundCode', '/lines/items/added_here', '/send/switch/send'],
  ['premium_redirection', '/lines/items/fund_name', '/lines/items/added_here', undefined],
])('sends a field that is added in %s beside %s', (key, beside, at, map) => {
  const { at: place, changes } = added(key, beside);
  const texts = applied(textsOf(key), changes);
  expect(place).toBe(at);
  expect(newProblems(key, texts)).toEqual([]);
  const sent = JSON.stringify(fileIn(texts, key, 'request').steps.at(-1));
  expect(sent).toContain('"added_here":"/item/added_here"');
  if (map !== undefined) {
    const names = map.split('/').slice(1);
    const holder = names.reduce(
      (value, name) => value[name],
      fileIn(texts, key, 'request').steps[0],
    );
    expect(Object.keys(holder).at(-1)).toBe('added_here');
  }
  expect(Object.keys(changes).filter((path) => path.includes('.hi.'))).toEqual([]);
  expect(applied(texts, deleteField(key, texts, place).changes)).toEqual(textsOf(key));
});

it('sends a field of the form where the whole payload is a list', () => {
  const { changes } = added('nominee', '/owner_is_life_assured');
  const texts = applied(textsOf('nominee'), changes);
  expect(newProblems('nominee', texts)).toEqual([]);
  expect(fileIn(texts, 'nominee', 'request').steps[0].send.send.added_here).toBe(
    '/answers/added_here',
  );
});

it('adds a field to all groups that refer to one piece, and deletes it from all', () => {
  const { at, changes } = added('home_address', '/home/line1');
  const texts = applied(textsOf('home_address'), changes);
  expect(at).toBe('/home/added_here');
  expect(newProblems('home_address', texts)).toEqual([]);
  const ui = fileIn(texts, 'home_address', 'ui');
  expect([ui.home.added_here, ui.work.added_here].map((one) => one['ui:title'])).toEqual([
    'Added here',
    'Added here',
  ]);
  expect(applied(texts, deleteField('home_address', texts, at).changes)).toEqual(
    textsOf('home_address'),
  );
});

it('adds a field beside the list whose entries a shared piece describes', () => {
  const key = 'home_address';
  const own = textsOf(key);
  const piece = {
    type: 'array',
    maxItems: 2,
    items: { type: 'object', properties: { inner: { type: 'string', maxLength: 9 } } },
  };
  const schema = fileIn(own, key, 'schema');
  schema.properties.others = { $ref: '../_shared/others.json#/$defs/list' };
  const texts = {
    ...own,
    [`schemas/${key}/schema.json`]: JSON.stringify(schema),
    'schemas/_shared/others.json': JSON.stringify({ $defs: { list: piece } }),
  };
  const field = newField('text', { title: 'Added here', name: 'added_here', isRequired: true });
  const beside = '/others/items/inner';
  const { at, changes } = addField(key, texts, field, { beside, isBefore: false });
  expect(at).toBe('/added_here');
  expect(Object.keys(changes).filter((path) => path.includes('_shared'))).toEqual([]);
  const names = Object.keys(fileIn(applied(texts, changes), key, 'schema').properties);
  expect(names.slice(names.indexOf('others'))).toEqual(['others', 'added_here']);
});

it.each([
  ['home_address', '/work/line1'],
  ['nominee', '/nominees/items/percentageAllocated'],
])('renames in %s the field %s without new problems', (key, at) => {
  const texts = applied(textsOf(key), renameField(key, textsOf(key), at, 'other_name'));
  expect(newProblems(key, texts)).toEqual([]);
});

it('renames a field of two groups in a text that names it in both', () => {
  const path = 'schemas/home_address/ui.json';
  const texts = textsOf('home_address');
  const ui = fileIn(texts, 'home_address', 'ui');
  const help = 'Not {/answers/home/line1} but {/answers/work/line1}';
  const written = { ...ui, reason: { ...ui.reason, 'ui:help': help } };
  const given = { ...texts, [path]: JSON.stringify(written, null, 2) };
  const renamed = applied(given, renameField('home_address', given, '/work/line1', 'street'));
  expect(fileIn(renamed, 'home_address', 'ui').reason['ui:help']).toBe(
    'Not {/answers/home/street} but {/answers/work/street}',
  );
});

it('moves a field within its group or its list only', () => {
  const move = (key: string, at: string, other: string) =>
    moveField(key, textsOf(key), at, { after: other });
  expect(Object.keys(move('home_address', '/home/line1', '/home/country')!)).toEqual([
    'schemas/home_address/schema.json',
  ]);
  expect(move('home_address', '/home/line1', '/work/country')).toBeUndefined();
  expect(move('home_address', '/home/line1', '/work')).toBeUndefined();
  expect(moveField('nominee', textsOf('nominee'), '/nominees/items/id', { section: 0 })).toBe(
    undefined,
  );
});

it('names entries by another field that is seen once the one of their name is deleted', () => {
  const texts = textsOf('nominee');
  const left = applied(texts, deleteField('nominee', texts, '/nominees/items/nomineeName').changes);
  expect(fileIn(left, 'nominee', 'ui').nominees['ui:entries'].name).toBe('{nomineeDob}');
  expect(newProblems('nominee', left)).toEqual([]);
});

it('keeps the options of a list once what they fill is deleted', () => {
  const texts = textsOf('fund_switch');
  const left = applied(texts, deleteField('fund_switch', texts, '/lines/items/switch_to').changes);
  const list = fileIn(left, 'fund_switch', 'request').lists['/lines/items/switch_to_id'];
  expect(list.from).toBe('/loaded/options');
  expect(list.fills).toBeUndefined();
  expect(newProblems('fund_switch', left)).toEqual([]);
});

it('offers within a list no list and no file, and in a table only what a cell can be', () => {
  expect(kindsIn('form')).toContain('list');
  for (const kind of ['list', 'upload'] as const) expect(kindsIn('inside')).not.toContain(kind);
  expect(kindsIn('inside')).toContain('radio');
  expect(kindsIn('table')).toContain('select');
  expect(kindsIn('table')).not.toContain('radio');
});
