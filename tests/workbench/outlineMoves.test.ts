import { expect, it } from 'vitest';
import { moveField } from '../../src/workbench/outline/edit/moveField';
import type { Texts } from '../../src/workbench/outline/edit/texts';
import { readTexts } from '../../src/workbench/outline/model/definition';
import { flat, outlineOf } from '../../src/workbench/outline/model/outlineOf';
import { stepTarget } from '../../src/workbench/outline/steps';

const text = { type: 'string' };
const schema = {
  properties: { a: text, b: text, c: text, d: text },
  allOf: [{ if: {}, then: { properties: { e: text } } }],
};

const withSections = (...sections: string[][]): Texts => ({
  'schemas/x/schema.json': JSON.stringify(schema),
  'schemas/x/ui.json': JSON.stringify({ 'ui:sections': sections.map((fields) => ({ fields })) }),
});

/** The fields in the order of the outline, by section, after one of them made a step. */
function stepped(texts: Texts, name: string, by: 1 | -1) {
  const target = stepTarget(outlineOf(readTexts('x', texts)), `/${name}`, by);
  const changes = target && moveField('x', texts, `/${name}`, target);
  if (!changes) return undefined;
  const nodes = outlineOf(readTexts('x', { ...texts, ...(changes as Texts) }));
  const names = nodes
    .filter(({ kind }) => kind === 'section')
    .map((section) =>
      flat([section])
        .flatMap(({ at }) => at?.slice(1) ?? [])
        .join(''),
    );
  return { files: Object.keys(changes).map((path) => path.slice('schemas/x/'.length)), names };
}

it.each([
  ['b', 1, 'schema.json', ['acbe', 'd']],
  ['b', -1, 'schema.json', ['bace', 'd']],
  ['e', -1, 'ui.json', ['abec', 'd']],
  ['e', 1, 'ui.json', ['abc', 'ed']],
] as const)('moves %s by %i where a section shows all others', (name, by, file, names) => {
  expect(stepped(withSections(['*'], ['d']), name, by)).toEqual({ files: [file], names });
});

it.each([
  [{ before: '/a' }, ['d', '*']],
  [{ after: '/e' }, ['*', 'd']],
])('puts a field of another section beside all others at %j', (to, fields) => {
  const changes = moveField('x', withSections(['*'], ['d', 'c']), '/d', to)!;
  const [first] = JSON.parse(changes['schemas/x/ui.json']!)['ui:sections'];
  expect(first.fields).toEqual(fields);
});

it('leaves the only field that a section shows', () => {
  expect(stepped(withSections(['*'], ['a', 'b', 'c', 'd']), 'e', 1)).toBeUndefined();
});

it('writes the other fields out to put a named one between them', () => {
  const texts = withSections(['*'], ['d', 'c']);
  const changes = moveField('x', texts, '/d', { before: '/b' })!;
  expect(JSON.parse(changes['schemas/x/ui.json']!)['ui:sections']).toEqual([
    { fields: ['a', 'd', 'b', 'e'] },
    { fields: ['c'] },
  ]);
});
