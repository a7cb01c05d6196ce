import { expect, it } from 'vitest';
import type { Texts } from '../../src/workbench/outline/edit/texts';
import { readTexts } from '../../src/workbench/outline/model/definition';
import { changeOf, changeOfWords } from '../../src/workbench/outline/properties/control';
import { fieldControls } from '../../src/workbench/outline/properties/fieldControls';
import { filesWithPayout } from '../payout';

const key = 'payout_choice';
const texts = Object.fromEntries(
  Object.entries(filesWithPayout).filter(([path]) => /\/(payout_choice|_shared)\//.test(path)),
) as Texts;

const controlOf = (at: string, name: string) => {
  const definition = readTexts(key, texts);
  const field = definition.fields.find((one) => one.at === at)!;
  const controls = fieldControls(definition, field).flatMap((group) => group.controls);
  return { definition, control: controls.find((one) => one.name === name)! };
};

it('shows a title of schema.json, changes it there, and its translation in the overlay of ui.json', () => {
  const { definition, control } = controlOf('/plan', 'title');
  expect(control).toMatchObject({ value: 'Plan', file: `schemas/${key}/schema.json` });
  const changed = changeOf(definition, control, 'Your plan') as Texts;
  expect(Object.keys(changed)).toEqual([`schemas/${key}/schema.json`]);
  expect(changed[`schemas/${key}/schema.json`]).toContain('"title": "Your plan"');
  const words = changeOfWords(definition, control, 'hi', 'आपकी योजना') as Texts;
  expect(Object.keys(words)).toEqual([`schemas/${key}/ui.hi.json`]);
  expect(words[`schemas/${key}/ui.hi.json`]).toContain('"ui:title": "आपकी योजना"');
});

it('offers the place in ui.json where neither file has a word', () => {
  const { control } = controlOf('/plan', 'ui:help');
  expect(control).toMatchObject({ file: `schemas/${key}/ui.json`, value: undefined });
});
