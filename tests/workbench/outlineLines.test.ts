import { describe, expect, it } from 'vitest';
import { addField } from '../../src/workbench/outline/edit/addField';
import {
  changeChoices,
  choicesIn,
  choiceValue,
  isOwnEnum,
} from '../../src/workbench/outline/edit/choices';
import { newField } from '../../src/workbench/outline/edit/kinds';
import { readTexts } from '../../src/workbench/outline/model/definition';
import { changeOf } from '../../src/workbench/outline/properties/control';
import { fieldControls } from '../../src/workbench/outline/properties/fieldControls';
import { entriesOfLines, withoutNewBreaks } from '../../src/workbench/outline/properties/lines';

describe('a list of texts, one in each line', () => {
  it('has no empty entries in the first language', () => {
    expect(entriesOfLines('one\n\ntwo\n', false)).toEqual(['one', 'two']);
  });

  it('keeps the places of a translation', () => {
    expect(entriesOfLines('\n \ndrei\n\nfünf\n\n', true)).toEqual([
      null,
      null,
      'drei',
      null,
      'fünf',
    ]);
    expect(entriesOfLines('\n\n', true)).toEqual([]);
  });
});

it.each([
  ['a\nb', 'a\nbc', 'a\nbc'],
  ['a\nb', 'a\n\nb', 'a\nb'],
  ['ab', 'a\nb', 'ab'],
  ['a\nb', 'ab', 'ab'],
  ['a\nb', 'a\nx\ny b', 'a\nx y b'],
  ['', 'x\ny', 'x y'],
  ['a\nb\nc', 'a\nX\nc', 'a\nX\nc'],
])('keeps the line breaks that %j has while it becomes %j', (before, after, kept) => {
  expect(withoutNewBreaks(before, after)).toBe(kept);
});

const typeWith = (schema: object, more: { [path: string]: string } = {}) =>
  readTexts('x', {
    'schemas/x/schema.json': JSON.stringify(schema),
    'schemas/x/ui.json': '{}\n',
    'schemas/x/request.json': '{}\n',
    ...more,
  });

it('takes a choice of a field with numbers for a number, also after it was none', () => {
  const definition = typeWith({ properties: { a: { type: 'integer', enum: ['', 2] } } });
  const field = definition.fields[0]!;
  expect(['5', '-', '-3', '1.', '1.5', ''].map((text) => choiceValue(field, text))).toEqual([
    5,
    '-',
    -3,
    '1.',
    1.5,
    '',
  ]);
  const texts = typeWith({ properties: { a: { type: 'string', enum: ['1', '2'] } } });
  expect(choiceValue(texts.fields[0]!, '5')).toBe('5');
});

it('leaves the choices of a shared piece as they are', () => {
  const shared = { $defs: { p: { properties: { a: { type: 'string', enum: ['one', 'two'] } } } } };
  const definition = typeWith(
    { allOf: [{ $ref: '../_shared/p.json#/$defs/p' }] },
    { 'schemas/_shared/p.json': JSON.stringify(shared) },
  );
  const field = definition.fields[0]!;
  expect(isOwnEnum(definition, field)).toBe(false);
  const choices = choicesIn(definition, field).map((one) => ({ ...one, value: 'other' }));
  expect(Object.keys(changeChoices(definition, field, choices))).toEqual(['schemas/x/ui.json']);
});

it('adds no field to a request type that was removed meanwhile', () => {
  const field = newField('text', { title: 'A', name: 'a', isRequired: true });
  expect(addField('x', {}, field, { beside: '/b', isBefore: false }).changes).toEqual({});
  expect(addField('x', {}, field, { section: 0 }).changes).toEqual({});
});

it.each([
  [['eins', 'drei'], 'one\nthree'],
  [['drei', 'eins', 'zwei'], 'three\none\ntwo'],
  [['eins', null, 'zwei', 'drei'], 'one\nnew\ntwo\nthree'],
  [['eins', 'zwei', 'drei'], 'one\nother\nthree'],
])('keeps the translations %j with their lines', (words, lines) => {
  const definition = typeWith(
    { properties: { a: { type: 'string', maxLength: 5 } } },
    {
      'schemas/x/ui.json': '{ "a": { "ui:notes": ["one", "two", "three"] } }',
      'schemas/x/ui.hi.json': '{ "a": { "ui:notes": ["eins", "zwei", "drei"] } }',
    },
  );
  const controls = fieldControls(definition, definition.fields[0]!).flatMap((one) => one.controls);
  const notes = controls.find(({ name }) => name === 'ui:notes')!;
  const changes = changeOf(definition, notes, lines.split('\n'));
  expect(JSON.parse(changes['schemas/x/ui.json']!).a['ui:notes']).toEqual(lines.split('\n'));
  const overlay = changes['schemas/x/ui.hi.json'] ?? definition.texts['schemas/x/ui.hi.json']!;
  expect(JSON.parse(overlay).a['ui:notes']).toEqual(words);
});
