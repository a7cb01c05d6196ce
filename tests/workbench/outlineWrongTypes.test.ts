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
import type { Texts } from '../../src/workbench/outline/edit/texts';
import { readTexts } from '../../src/workbench/outline/model/definition';
import { flat, outlineOf } from '../../src/workbench/outline/model/outlineOf';
import { fieldControls } from '../../src/workbench/outline/properties/fieldControls';
import { otherControls } from '../../src/workbench/outline/properties/otherControls';
import { keysOf, projectFiles } from '../files';

/** With lists, conditions, shared pieces, tables, look-ups and overlays; drawing the largest a thousand times takes long. */
const some = [
  'address',
  'bank_account',
  'dgh_form',
  'digital_life_certificate',
  'eia',
  'fund_switch',
  'phone_no',
  'policy_assignment_request',
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

/** Texts in each of which one value has a wrong type: each kind of place once. */
function* mutants(text: string, seen: Set<string>): Generator<[at: string, text: string]> {
  const value: unknown = JSON.parse(text);
  for (const at of pointersIn(value)) {
    if (seen.has(shapeOf(at))) continue;
    seen.add(shapeOf(at));
    for (const other of wrong) {
      const whole = at === '' ? other : withAt(value as object, at, other);
      yield [`${at} = ${JSON.stringify(other)}`, JSON.stringify(whole)];
    }
  }
}

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
    for (const [what, text] of mutants(texts[path]!, seen))
      try {
        draw(key, { ...texts, [path]: text });
      } catch (error) {
        broken.push(`${what}: ${String(error)}`);
      }
    expect(broken).toEqual([]);
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
