import { describe, expect, it } from 'vitest';
import { isAsked, isGivable } from '../../src/authoring/draft/givable';
import type { CompiledDefinition, Definition, Pointer } from '../../src/engine';
import { compileDefinition } from '../../src/engine/compile';
import { contextOf, examplesOf } from '../examples';
import { definitionOf, keysOf, projectFiles } from '../files';

const file = (name: string, size = 10) => ({ id: name, name, size, type: 'image/jpeg' });

/** A form with one field of each kind, and what the form lets a customer give it. */
const definition: CompiledDefinition = {
  ...compileDefinition(
    {
      key: 'sample',
      schema: {
        type: 'object',
        properties: {
          name: { type: 'string', maxLength: 5, transform: ['toUpperCase'] },
          story: { type: 'string' },
          born: { type: 'string', format: 'date' },
          picked: { type: 'string', format: 'date', before: 'today' },
          years: { type: 'integer' },
          cost: { type: 'number' },
          agreed: { type: 'boolean' },
          same: { type: 'boolean' },
          start: { type: 'boolean', enum: [true] },
          colour: { type: 'string', enum: ['red', 'blue'] },
          branch: { type: 'string' },
          branchName: { type: 'string' },
          pin: { type: 'string', format: 'pincode' },
          city: { type: 'string' },
          owner: { type: 'string', readOnly: true },
          secret: { type: 'string' },
          scan: { type: 'object', upload: { extensions: ['pdf'], maxBytes: 100 } },
          face: { type: 'object', upload: { extensions: ['jpg'], maxBytes: 100 } },
          home: { type: 'object', properties: { street: { type: 'string' } } },
          people: {
            type: 'array',
            maxItems: 2,
            items: {
              type: 'object',
              properties: {
                name: { type: 'string' },
                isOpen: { type: 'boolean' },
                kind: { type: 'string', enum: ['son', 'wife'] },
                id: { type: 'string', readOnly: true },
              },
            },
          },
          funds: {
            type: 'array',
            items: {
              type: 'object',
              properties: {
                fund: { type: 'string', readOnly: true },
                share: { type: 'integer' },
                type: { type: 'string', enum: ['a'] },
              },
            },
          },
          given: {
            type: 'array',
            readOnly: true,
            items: { type: 'object', properties: { name: { type: 'string' } } },
          },
        },
        if: { properties: { agreed: { const: true } } },
        then: { properties: { later: { type: 'integer' }, colour: { enum: ['green'] } } },
      },
      ui: {
        story: { 'ui:widget': 'textarea' },
        picked: { 'ui:widget': 'date', 'ui:pickOnly': true },
        agreed: { 'ui:widget': 'checkbox' },
        start: { 'ui:widget': 'button' },
        branch: { 'ui:widget': 'select' },
        secret: { 'ui:widget': 'hidden' },
        face: { 'ui:widget': 'webcam' },
        people: { 'ui:entries': { editing: 'isOpen' } },
        funds: { 'ui:widget': 'table' },
        'ui:sections': [{ fields: ['*'] }],
      },
      request: {
        policies: { where: {} },
        lists: { '/branch': { call: 'GET x/', items: '/x', fills: { branchName: '/label' } } },
        lookUps: { '/pin': { call: 'GET y/', fills: { '/city': '/city' } } },
        steps: [],
      },
    } as unknown as Definition,
    { allErrors: true, isSound: true },
  ),
  today: '2026-07-25',
};

const lists = { '/branch': [{ value: 'B1', label: 'One', id: 'B1' }] };

const givable: [at: Pointer, ...values: unknown[]][] = [
  ['/name', 'Asha', 'longer than allowed', '', '😀', 'e\u0301', undefined],
  ['/story', 'One\nTwo'],
  ['/born', '1985-04-12', '2024-02-29', '30/02/2026', '1'],
  ['/picked', '1985-04-12', '1985-03-', '-02-29', undefined],
  ['/years', 3, 0, 1.5, 'five'],
  ['/cost', 12.34],
  ['/agreed', true, false],
  ['/same', true, false, undefined],
  ['/start', true],
  ['/colour', 'red', 'green'],
  ['/branch', 'B1'],
  ['/pin', '400050'],
  ['/scan', file('a.pdf'), file('a.exe'), file('a.pdf', 0), file('a.pdf', 100)],
  ['/face', file('photo.jpg'), file('photo.webp')],
  ['/home', { street: 'Hill Road' }],
  ['/home/street', 'Hill Road'],
  [
    '/people',
    [],
    [
      { name: 'A', isOpen: false, kind: 'son' },
      { name: 'B', isOpen: true, id: '1' },
    ],
  ],
  ['/people/0/name', 'Asha'],
  ['/people/items/kind', 'wife'],
  ['/funds', [{ fund: 'F1', share: 20, type: 'anything' }]],
  ['/funds/3/share', 20],
  ['/later', 7],
];

const notGivable: [at: Pointer, ...values: unknown[]][] = [
  ['/name', 5, true, 'One\nTwo', '\uD800', ['a'], null],
  ['/story', 5],
  ['/born', '2026-02-30x', 'letters', '12/04/1985', 20260725],
  ['/picked', '2026-02-30', '1905-01-01', '2027-01-01', '--', 'x'],
  ['/years', 1e21, Number.NaN, true],
  ['/agreed', 'true', 1],
  ['/same', 'yes'],
  ['/start', false],
  ['/colour', 'pink', 1],
  ['/branch', 'B2'],
  ['/branchName', 'One'],
  ['/city', 'Mumbai'],
  ['/owner', 'Asha', undefined],
  ['/secret', 'x', undefined],
  ['/scan', 'a.pdf', file('a.pdf', -1), file('a.pdf', 1.5), { name: 'a.pdf', size: 1 }],
  ['/face', file('photo.pdf'), file('photo.jpg', 0)],
  ['/home', 'Hill Road', { street: 5 }],
  ['/people', [{}, {}, {}], [{ name: 5 }], [{ isOpen: 'x' }], ['A'], {}],
  ['/people/0/id', '1'],
  ['/people/0/kind', 'cousin'],
  ['/funds', [{ share: true }]],
  ['/funds/0/fund', 'F1'],
  ['/given', [{ name: 'A' }]],
  ['/given/0/name', 'A'],
  ['/unknown', 'x', undefined],
];

const cases = (all: [at: Pointer, ...values: unknown[]][]) =>
  all.flatMap(([at, ...values]) => values.map((value) => ({ at, value })));

describe('what a form lets a customer give', () => {
  it.each(cases(givable))('gives $at the value $value', ({ at, value }) => {
    expect(isGivable(definition, at, value, lists)).toBe(true);
  });

  it.each(cases(notGivable))('does not give $at the value $value', ({ at, value }) => {
    expect(isGivable(definition, at, value, lists)).toBe(false);
  });

  it('gives no choice of a list that could not be loaded', () => {
    expect(isGivable(definition, '/branch', 'B1')).toBe(false);
  });

  it('gives nothing that no section shows', () => {
    const ui = { ...definition.ui, 'ui:sections': [{ fields: ['name'] }] };
    expect(isGivable({ ...definition, ui }, '/name', 'Asha')).toBe(true);
    expect(isGivable({ ...definition, ui }, '/years', 3)).toBe(false);
  });
});

describe.each(keysOf(projectFiles))('%s', (key) => {
  it('gives the answers of its accepted examples, apart from what the insurer gives', () => {
    const own = definitionOf(key);
    const found = examplesOf(key, projectFiles)
      .filter(({ kind }) => kind === 'accepted')
      .flatMap((example) => {
        const context = contextOf(own, example);
        return (
          Object.entries(example.answers ?? {})
            .filter(([name]) => isAsked(own, `/${name}`))
            // Saved answers stay where their list cannot be loaded, and some photos are as only the server sees them.
            .filter(
              ([name]) => !Object.values(example.lists ?? {}).includes(null) && name !== 'photo',
            )
            .filter(
              ([name, value]) =>
                !isGivable({ ...own, today: context.today }, `/${name}`, value, context.lists),
            )
            .map(([name, value]) => `${example.name} ${name} ${JSON.stringify(value)}`)
        );
      });
    expect(found).toEqual([]);
  });
});
