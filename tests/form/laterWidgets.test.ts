import { expect, it } from 'vitest';
import type { Schema, Ui } from '../../src/engine/definition/definition';
import { laterWidgetsOf } from '../../src/form/widgets/laterWidgets';
import { small } from '../engine/definitionOf';
import { definitionOf } from '../files';

const text = { type: 'string' };
const day = { ...text, format: 'date' };
const file = { type: 'object', upload: { extensions: ['pdf'], maxBytes: 9 } };

it.each<[string, Record<string, Schema>, Ui, string[]]>([
  ['nothing for a text', { text }, {}, []],
  ['what ui.json names', { a: file }, { a: { 'ui:widget': 'webcam' } }, ['webcam']],
  ['what follows from the schema', { a: file, b: day }, {}, ['date', 'upload']],
  ['what is in a group', { g: { type: 'object', properties: { a: file } } }, {}, ['upload']],
  [
    'what is in the entries of a list',
    { l: { type: 'array', items: { properties: { day } } } },
    {},
    ['date', 'entries'],
  ],
  [
    'what a field has that the records lack',
    { day: { ...day, readOnly: true } },
    { day: { 'ui:widget': 'existing' } },
    ['date'],
  ],
])('comes with a definition: %s', (_about, properties, ui, expected) => {
  expect(laterWidgetsOf(small({ properties }, ui))).toEqual(expected);
});

it('comes with a condition', () => {
  const allOf = [{ if: { required: ['text'] }, then: { properties: { file } } }];
  expect(laterWidgetsOf(small({ properties: { text }, allOf }))).toEqual(['upload']);
});

it('comes with a field that a condition makes a day where the records lack it', () => {
  const given = { ...text, readOnly: true };
  const allOf = [{ if: { required: ['text'] }, then: { properties: { given: day } } }];
  const ui = { given: { 'ui:widget': 'existing' } };
  expect(laterWidgetsOf(small({ properties: { text, given }, allOf }, ui))).toEqual(['date']);
});

it('is none of the largest form', () => {
  expect(laterWidgetsOf(definitionOf('revival_application'))).toEqual([]);
});
