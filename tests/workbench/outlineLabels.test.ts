import { expect, it } from 'vitest';
import { keywords, partsOf } from '../../src/engine';
import { labelOf } from '../../src/workbench/outline/model/labels';
import { otherControls } from '../../src/workbench/outline/properties/otherControls';
import { isShown } from '../../src/workbench/outline/properties/isShown';
import { readTexts } from '../../src/workbench/outline/model/definition';
import { flat, outlineOf } from '../../src/workbench/outline/model/outlineOf';
import { partKinds, plainNames, propertiesOf } from '../../src/workbench/outline/model/parts';
import { wordsFor } from '../../src/workbench/outline/properties/fieldKeywords';

const names = [
  ...plainNames,
  ...partKinds.flatMap((kind) => [
    kind.name,
    ...propertiesOf({}, kind).flatMap(({ at }) => partsOf(at)),
  ]),
  ...wordsFor.map(([name]) => name),
  ...keywords.filter(({ validate, isSoft }) => validate || isSoft).map(({ name }) => name),
];

it.each([...new Set(names)])('says in plain words what %s is', (name) => {
  expect(labelOf(name)).not.toBe(name);
});

it('asks first for what nearly every step says, and for nothing inside of it', () => {
  const definition = readTexts('x', {
    'schemas/x/schema.json': '{ "type": "object", "properties": {} }',
    'schemas/x/ui.json': '{}',
    'schemas/x/request.json': '{ "steps": [{ "id": "check" }] }',
  });
  const step = flat(outlineOf(definition)).find(({ title }) => title === 'check')!;
  const shown = otherControls(definition, step)
    .flatMap(({ controls }) => controls)
    .filter((control) => isShown(control))
    .map(({ label }) => label);
  expect(shown).toEqual(['Name', 'Call', 'Sent as', 'Sends', 'Raises', 'Title']);
});
