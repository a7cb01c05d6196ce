import { expect, it } from 'vitest';
import { knownCalls } from '../../src/api';
import { checkDefinition, emptyType, isSupportedKeyword } from '../../src/authoring';
import { addField } from '../../src/workbench/outline/edit/addField';
import { type KindName, kinds, newField } from '../../src/workbench/outline/edit/kinds';
import type { Texts } from '../../src/workbench/outline/edit/texts';
import { readTexts } from '../../src/workbench/outline/model/definition';
import { changeOf, type Control } from '../../src/workbench/outline/properties/control';
import { fieldControls } from '../../src/workbench/outline/properties/fieldControls';
import { projectFiles } from '../files';

const key = 'made_here';
const shared = Object.fromEntries(
  Object.entries(projectFiles).filter(([file]) => file.startsWith('schemas/_shared/')),
);

/** A form with one field of a kind. */
function definitionWith(kind: KindName) {
  const empty: Texts = { ...shared, ...emptyType({ key, title: 'Made here' }) };
  const field = newField(kind, { title: 'A', name: 'a', isRequired: false, choices: ['1', '2'] });
  const { changes } = addField(key, empty, field, { section: 0 });
  return readTexts(key, { ...empty, ...(changes as Texts) });
}

const controlsOf = (kind: KindName): [ReturnType<typeof readTexts>, Control[]] => {
  const definition = definitionWith(kind);
  const groups = fieldControls(definition, definition.fields[0]!);
  return [definition, groups.flatMap((group) => group.controls)];
};

const names = Object.keys(kinds) as KindName[];

it.each(names)('draws a field of the kind %s by each widget that is offered', (kind) => {
  const [definition, controls] = controlsOf(kind);
  const widget = controls.find(({ name }) => name === 'ui:widget')!;
  const offered = widget.options!.map(({ value }) => value);
  expect(offered).toContain(kinds[kind].widget === 'pincode' ? 'text' : kinds[kind].widget);
  const wrong = offered.flatMap((value) => {
    const changes = changeOf(definition, widget, value);
    return checkDefinition(key, { ...definition.texts, ...(changes as Texts) }, knownCalls)
      .filter(({ rule }) => ['ui-widget', 'widget-needs', 'proof-widget'].includes(rule))
      .map(({ message }) => message);
  });
  expect(wrong).toEqual([]);
});

it('offers a choice no widget in which something is typed', () => {
  const [, controls] = controlsOf('radio');
  const { options } = controls.find(({ name }) => name === 'ui:widget')!;
  expect(options!.map(({ value }) => value)).toEqual(['select', 'radio', 'hidden']);
});

it.each(names)('offers a field of the kind %s no keyword that the checker forbids', (kind) => {
  const [, controls] = controlsOf(kind);
  const rules = controls.filter(({ file }) => file.endsWith('/schema.json'));
  expect(rules.map(({ name }) => name).filter((name) => !isSupportedKeyword(name))).toEqual([]);
});

it('removes a property that is cleared, also one that may be of several types', () => {
  const [definition, controls] = controlsOf('date');
  const limit = controls.find(
    ({ name, pointer }) => name === 'notBefore' && !pointer.includes('usually'),
  )!;
  const set = readTexts(key, {
    ...definition.texts,
    ...(changeOf(definition, limit, 'today') as Texts),
  });
  expect(set.fields[0]!.schema.notBefore).toBe('today');
  expect({ ...set.texts, ...changeOf(set, limit, '') }).toEqual(definition.texts);
});
