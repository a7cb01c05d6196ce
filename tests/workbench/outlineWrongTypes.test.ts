import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { getAt, pointerOf, withAt } from '../../src/engine';
import {
  entryOf,
  servicesOf,
  withEntry,
  withMovedEntry,
  withoutEntry,
  withRenamedEntry,
} from '../../src/workbench/catalogue/catalogueEdits';
import { treeOf } from '../../src/workbench/catalogue/treeOf';
import { choicesIn } from '../../src/workbench/outline/edit/choices';
import { addField } from '../../src/workbench/outline/edit/addField';
import { setCall } from '../../src/workbench/outline/edit/calls';
import {
  deleteCondition,
  moveCondition,
  showOnly,
} from '../../src/workbench/outline/edit/conditions';
import { deleteField } from '../../src/workbench/outline/edit/deleteField';
import { newField } from '../../src/workbench/outline/edit/kinds';
import { moveField } from '../../src/workbench/outline/edit/moveField';
import { deletePart, movePart } from '../../src/workbench/outline/edit/parts';
import { renameField } from '../../src/workbench/outline/edit/renameField';
import { renameStep } from '../../src/workbench/outline/edit/renameStep';
import { addSection, deleteSection, moveSection } from '../../src/workbench/outline/edit/sections';
import type { Changes, Texts } from '../../src/workbench/outline/edit/texts';
import { readTexts } from '../../src/workbench/outline/model/definition';
import { flat, outlineOf } from '../../src/workbench/outline/model/outlineOf';
import { fieldControls } from '../../src/workbench/outline/properties/fieldControls';
import { otherControls } from '../../src/workbench/outline/properties/otherControls';
import { keysOf, projectFiles } from '../files';

/** With lists, conditions, shared pieces, tables, look-ups and overlays; what is in a small one is not tried in a larger. */
const some = [
  'phone_no',
  'eia',
  'address',
  'bank_account',
  'digital_life_certificate',
  'policy_assignment_request',
  'fund_switch',
  'dgh_form',
];

const wrong: unknown[] = ['text', 7, {}, { text: 7 }, [], [null], ['text'], null];

function* pointersIn(value: unknown, at = ''): Generator<string> {
  yield at;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) yield* pointersIn(part, at + pointerOf(name));
}

/** Places that are read alike: the last names of a pointer, without those of fields and the numbers of lists. */
const shapeOf = (at: string): string =>
  at
    .replaceAll(/\/(\d+)(?=\/|$)/g, '/*')
    .replaceAll(/\/(properties|send|keep|lookUps|lists|screens|\$defs)\/[^/]+/g, '/$1/*')
    .split('/')
    .slice(-3)
    .join('/');

/** One place of each kind that was not seen yet. */
function placesIn(value: unknown, seen: Set<string>): string[] {
  const places = [...pointersIn(value)].filter((at) => !seen.has(shapeOf(at)));
  const first = new Map(places.reverse().map((at) => [shapeOf(at), at]));
  for (const shape of first.keys()) seen.add(shape);
  return [...first.values()];
}

/** Texts in each of which some values have a wrong type: one, or `together` that are not inside of each other. */
function* mutants(
  text: string,
  seen: Set<string>,
  together = 1,
): Generator<[at: string, text: string]> {
  const value: unknown = JSON.parse(text);
  const all = placesIn(value, seen);
  const depths = [...new Set(all.map((at) => at.split('/').length))];
  const groups = depths.flatMap((depth) => {
    const places = all.filter((at) => at.split('/').length === depth);
    // Neighbours come into different groups: one of them could hide what the other does.
    const count = Math.ceil(places.length / together);
    return Array.from({ length: count }, (_, i) => places.filter((_at, j) => j % count === i));
  });
  for (const places of groups)
    for (const other of wrong)
      yield [
        `${places.join(', ')} = ${JSON.stringify(other)}`,
        JSON.stringify(places.reduce((whole, at) => changed(whole, at, other), value)),
      ];
}

const changed = (whole: unknown, at: string, value: unknown): unknown =>
  at === '' ? value : withAt(whole as object, at, value);

/** Some of everything, in few lines. */
const small: Texts = Object.fromEntries(
  Object.entries({
    'schema.json': {
      type: 'object',
      properties: {
        a: { type: 'string', maxLength: 5, enum: ['x', 'y'] },
        b: { type: 'string', maxLength: 5, differsFrom: '/a' },
        list: {
          type: 'array',
          maxItems: 2,
          sumEquals: { of: 'n', total: 1 },
          items: { type: 'object', properties: { n: { type: 'integer' } }, required: ['n'] },
        },
      },
      required: ['a', 'b'],
      allOf: [
        {
          if: { properties: { a: { const: 'x' } }, required: ['a'] },
          then: { properties: { c: { type: 'string', maxLength: 5 } }, required: ['c'] },
        },
      ],
    },
    'ui.json': {
      'ui:title': 'T',
      'ui:sections': [
        { title: 'One', fields: ['a', 'b'] },
        { layout: 'parties', columns: [{ title: 'P', fields: ['c'] }] },
        { title: 'Two', fields: ['*'] },
      ],
      a: { 'ui:title': 'A', 'ui:enumNames': ['X', 'Y'], 'ui:messages': { required: 'R' } },
      b: { 'ui:title': 'B', 'ui:notes': ['one', 'two'], 'ui:toast': ['differsFrom'] },
      list: { 'ui:entries': { name: '{n}' }, items: { n: { 'ui:title': 'N' } } },
    },
    'ui.hi.json': {
      'ui:sections': [{ title: 'H' }, null, { title: 'I' }],
      b: { 'ui:notes': ['eins', 'zwei'] },
    },
    'request.json': {
      load: [{ call: 'GET get-gst-detail/', keep: { '/g': '/etli_gstin' }, none: 'Nothing' }],
      prefill: { '/b': '/loaded/g' },
      lookUps: {
        '/a': {
          call: 'GET pin-code/',
          send: { pinCode: '/answers/a' },
          fills: { '/b': '/0/city' },
        },
      },
      submitWhen: {
        is: { properties: { answers: { required: ['a'] } }, required: ['answers'] },
        until: 'hidden',
        message: 'M',
      },
      steps: [
        { id: 'check', call: 'POST pan-check/', send: { name: '/answers/a' } },
        {
          id: 'raise',
          raises: 'ticket',
          call: 'POST x/',
          send: { a: '/answers/a', s: '/steps/check/status' },
        },
      ],
    },
    'request.hi.json': { load: [{ none: 'Nichts' }], submitWhen: { message: 'H' } },
    'examples/rejected-a.json': {
      answers: { b: 'x', list: [{ n: 1 }] },
      problems: [{ at: '/a', rule: 'required', message: 'R' }],
      steps: [{ call: 'POST x/', payload: { a: 'x' } }],
    },
  }).map(([name, value]) => [`schemas/x/${name}`, JSON.stringify(value)]),
);

const definitionOf = (texts: Texts) => readTexts('x', texts);
const edits: { [name: string]: (texts: Texts) => Changes | undefined } = {
  'deletes a field': (texts) => deleteField('x', texts, '/a').changes,
  'deletes a field of a list': (texts) => deleteField('x', texts, '/list/items/n').changes,
  'deletes a shown field': (texts) => deleteField('x', texts, '/c').changes,
  'deletes a section': (texts) => deleteSection('x', texts, 0),
  'moves a section': (texts) => moveSection('x', texts, 0, 1),
  'adds a section': (texts) =>
    addSection('x', texts, { after: 0, title: 'New', fields: ['b'], from: 0 }),
  'moves a field': (texts) => moveField('x', texts, '/a', { after: '/b' }),
  'adds a field': (texts) =>
    addField('x', texts, newField('upload', { title: 'New', name: 'new', isRequired: true }), {
      beside: '/b',
      isBefore: true,
    }).changes,
  'renames a field': (texts) => renameField('x', texts, '/a', 'other'),
  'deletes a load': (texts) => deletePart('x', texts, '/load/0'),
  'deletes a look-up': (texts) => deletePart('x', texts, '/lookUps/~1a'),
  'deletes a step': (texts) => deletePart('x', texts, '/steps/0'),
  'moves a step': (texts) => movePart('x', texts, '/steps/0', 1),
  'renames a step': (texts) => renameStep(definitionOf(texts), '/steps/0', 'other'),
  'changes a call': (texts) => setCall(definitionOf(texts), '/steps/0', 'POST penny-drop/'),
  'deletes a condition': (texts) => deleteCondition(definitionOf(texts), '/allOf/0'),
  'moves a condition': (texts) => moveCondition(definitionOf(texts), '/allOf/0', 0),
  'shows another field': (texts) => showOnly(definitionOf(texts), '/allOf/0', ['b']),
};

/** What is drawn of a definition; React can draw texts, and no objects. */
function draw(key: string, texts: Texts): void {
  const definition = readTexts(key, texts);
  const nodes = flat(outlineOf(definition));
  expect(nodes.length).toBeGreaterThan(0);
  expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
  for (const { title, detail = '', when = '' } of nodes)
    expect([typeof title, typeof detail, typeof when]).toEqual(['string', 'string', 'string']);
  for (const node of nodes) if (node.kind !== 'field') otherControls(definition, node);
  for (const field of definition.fields.slice(0, 12)) {
    fieldControls(definition, field);
    choicesIn(definition, field);
  }
}

describe.each(['schema', 'ui', 'request'])('values of wrong types in %s.json', (name) => {
  const seen = new Set<string>();

  it.each(some)('of %s break nothing', (key) => {
    const path = `schemas/${key}/${name}.json`;
    const texts = Object.fromEntries(
      Object.entries(projectFiles).filter(([file]) =>
        [`schemas/${key}/`, 'schemas/_shared/'].some((folder) => file.startsWith(folder)),
      ),
    );
    const broken: string[] = [];
    for (const [what, text] of mutants(texts[path]!, seen, 8))
      try {
        draw(key, { ...texts, [path]: text });
      } catch (error) {
        broken.push(`${what}: ${String(error)}`);
      }
    expect(broken).toEqual([]);
  });
});

describe.each(Object.keys(small))('a value of a wrong type in %s', (path) => {
  it('is left alone by every edit of what is around it', () => {
    const broken: string[] = [];
    for (const [what, text] of mutants(small[path]!, new Set()))
      for (const [name, edit] of Object.entries(edits))
        try {
          for (const changed of Object.values(edit({ ...small, [path]: text }) ?? {}))
            if (changed !== null) JSON.parse(changed);
        } catch (error) {
          broken.push(`${name}, ${what}: ${String(error)}`);
        }
    expect(broken.slice(0, 20)).toEqual([]);
  });
});

describe('values of wrong types in catalogue.json', () => {
  const catalogue = readFileSync('catalogue.json', 'utf8');
  const keys = keysOf(projectFiles);
  const entry = { key: 'new_one', title: 'New', icon: 'document', keywords: [] };

  it('break neither the tree nor an edit', () => {
    const broken: string[] = [];
    for (const [what, text] of mutants(catalogue, new Set()))
      try {
        const groups = treeOf(text, keys, (key) => key);
        expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
        for (const { title = '', types } of groups)
          for (const one of [title, ...types.map((type) => type.title)])
            expect(typeof one).toBe('string');
        expect(groups.flatMap(({ types }) => types.map(({ key }) => key)).toSorted()).toEqual(
          keys.toSorted(),
        );
        for (const { key, title } of servicesOf(text))
          expect([typeof key, typeof title]).toEqual(['string', 'string']);
        const edited = ['DGH', 'fund_switch'].flatMap((key) => [
          withoutEntry(text, key),
          withRenamedEntry(text, key, { key: 'other', title: 'Other' }),
          withMovedEntry(text, key, 1),
          withMovedEntry(text, key, -1),
          typeof (entryOf(text, key)?.title ?? '') === 'string' ? '{}' : 'no text',
        ]);
        for (const service of ['policy_details', ''])
          edited.push(withEntry(text, service, entry, 'pan_card'));
        for (const one of edited) JSON.parse(one);
      } catch (error) {
        broken.push(`${what}: ${String(error)}`);
      }
    expect(broken).toEqual([]);
  });

  it('as a list of entries that is missing takes an entry', () => {
    const text = '{ "serviceTypes": [{ "key": "a", "title": "A", "requestTypes": null }] }';
    expect(getAt(JSON.parse(withEntry(text, 'a', entry)), '/serviceTypes/0/requestTypes')).toEqual([
      entry,
    ]);
  });
});

it('gives a field that two sections name, or one twice, an id for each', () => {
  const key = 'pan_card';
  const path = `schemas/${key}/ui.json`;
  const { fields } = readTexts(key, projectFiles);
  const name = fields.find(({ at }) => !at.includes('/items/'))!.name;
  const ui = JSON.parse(projectFiles[path]!);
  ui['ui:sections'] = [{ fields: [name, name, '*'] }, { fields: [name] }, { fields: ['*'] }];
  const nodes = flat(outlineOf(readTexts(key, { ...projectFiles, [path]: JSON.stringify(ui) })));
  const ids = nodes.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain(`field:/${name}`);
  expect(nodes.filter(({ at }) => at === `/${name}`).length).toBe(3);
});

it('reads a piece that refers to itself', () => {
  const schema = { properties: { a: { $ref: '#/$defs/a' } }, $defs: { a: { $ref: '#/$defs/a' } } };
  draw('x', { 'schemas/x/schema.json': JSON.stringify(schema), 'schemas/x/ui.json': '{}' });
});
