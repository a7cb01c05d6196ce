import { expect, it } from 'vitest';
import { knownCalls } from '../../src/api';
import { checkDefinition, emptyType } from '../../src/authoring';
import { addField } from '../../src/workbench/outline/edit/addField';
import {
  choiceProblem,
  choicesIn,
  newChoice,
  renameChoice,
} from '../../src/workbench/outline/edit/choices';
import { deleteChoice } from '../../src/workbench/outline/edit/deleteChoice';
import { deleteField } from '../../src/workbench/outline/edit/deleteField';
import {
  equalChoice,
  freeName,
  nameFor,
  nameProblem,
  newField,
} from '../../src/workbench/outline/edit/kinds';
import type { Changes, Texts } from '../../src/workbench/outline/edit/texts';
import { readTexts } from '../../src/workbench/outline/model/definition';
import { projectFiles } from '../files';

const key = 'made_here';
const path = (name: string) => `schemas/${key}/${name}.json`;

const applied = (texts: Texts, changes: Changes): Texts =>
  Object.fromEntries(
    Object.entries({ ...texts, ...changes }).filter(
      (entry): entry is [string, string] => entry[1] !== null,
    ),
  );

const read = (texts: Texts, name: string) => JSON.parse(texts[path(name)]!);
const text = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** A form that asks for the place where the reason is the first or the second one. */
function withChoices(): Texts {
  const shared = Object.fromEntries(
    Object.entries(projectFiles).filter(([file]) => file.startsWith('schemas/_shared/')),
  );
  const empty: Texts = { ...shared, ...emptyType({ key, title: 'Made here' }) };
  const wanted = { isRequired: true, choices: ['Lost', 'Torn', 'Other'] };
  const fields = [
    newField('radio', { ...wanted, title: 'Reason', name: 'reason' }),
    newField('text', { ...wanted, title: 'Place', name: 'place', isRequired: false }),
    newField('text', { ...wanted, title: 'Comment', name: 'comment', isRequired: false }),
  ];
  const texts = fields.reduce(
    (now, field) => applied(now, addField(key, now, field, { section: 0 }).changes),
    empty,
  );
  const { place, ...properties } = read(texts, 'schema').properties;
  const when = (value: object) => ({ properties: { reason: value }, required: ['reason'] });
  const schema = {
    ...read(texts, 'schema'),
    properties,
    allOf: [
      { if: when({ const: 'lost' }), then: { properties: { place } } },
      { if: when({ enum: ['torn', 'other'] }), then: { required: ['comment'] } },
    ],
  };
  const request = read(texts, 'request');
  request.steps[0].send.kind = {
    by: '/answers/reason',
    of: { lost: '/answers/place', torn: '/answers/comment', other: '/answers/comment' },
  };
  const example = (reason: string, more: object = {}) =>
    text({
      about: `The reason is ${reason}.`,
      answers: { reason, ...more },
      steps: [{ call: request.steps[0].call, payload: { reason, ...more } }],
    });
  return {
    ...texts,
    [path('schema')]: text(schema),
    [path('request')]: text(request),
    [path('ui.hi')]: text({ reason: { 'ui:enumNames': ['खोया', 'फटा', 'अन्य'] } }),
    [path('examples/accepted-lost')]: example('lost', { place: 'Home' }),
    [path('examples/accepted-torn')]: example('torn', { comment: 'Rain' }),
    [path('examples/accepted-torn-again')]: example('torn', { comment: 'Fire' }),
    [path('examples/accepted-other')]: example('other', { comment: 'torn' }),
  };
}

const reasonIn = (texts: Texts) => {
  const definition = readTexts(key, texts);
  return { definition, field: definition.fields.find(({ at }) => at === '/reason')! };
};

it('renames the value of a choice wherever it is named, and back to the same bytes', () => {
  const texts = withChoices();
  const before = reasonIn(texts);
  const renamed = applied(texts, renameChoice(before.definition, before.field, 1, 'ripped'));
  expect(read(renamed, 'schema').properties.reason.enum).toEqual(['lost', 'ripped', 'other']);
  expect(read(renamed, 'schema').allOf[1].if.properties.reason.enum).toEqual(['ripped', 'other']);
  expect(Object.keys(read(renamed, 'request').steps[0].send.kind.of)).toEqual([
    'lost',
    'ripped',
    'other',
  ]);
  const example = read(renamed, 'examples/accepted-torn');
  expect([example.answers.reason, example.steps[0].payload.reason]).toEqual(['ripped', 'ripped']);
  expect(renamed[path('examples/accepted-other')]).toBe(texts[path('examples/accepted-other')]);
  const after = reasonIn(renamed);
  expect(applied(renamed, renameChoice(after.definition, after.field, 1, 'torn'))).toEqual(texts);
});

it('deletes a choice with its words, its tests and the examples that choose it', () => {
  const texts = withChoices();
  const { changes, also, examples } = deleteChoice(key, texts, '/reason', 1);
  const after = applied(texts, changes);
  expect(also).toEqual([]);
  expect(examples.toSorted()).toEqual([
    path('examples/accepted-torn-again'),
    path('examples/accepted-torn'),
  ]);
  expect(examples.filter((example) => example in after)).toEqual([]);
  expect(read(after, 'schema').properties.reason.enum).toEqual(['lost', 'other']);
  expect(read(after, 'schema').allOf[1].if.properties.reason.enum).toEqual(['other']);
  expect(read(after, 'ui').reason['ui:enumNames']).toEqual(['Lost', 'Other']);
  expect(read(after, 'ui.hi').reason['ui:enumNames']).toEqual(['खोया', 'अन्य']);
  expect(Object.keys(read(after, 'request').steps[0].send.kind.of)).toEqual(['lost', 'other']);
});

it('deletes with a choice what only it shows', () => {
  const texts = withChoices();
  const { changes, also, examples } = deleteChoice(key, texts, '/reason', 0);
  const after = applied(texts, changes);
  expect(also).toEqual(['/place']);
  expect(examples).toEqual([path('examples/accepted-lost')]);
  expect(read(after, 'schema').allOf.length).toBe(1);
  expect(read(after, 'ui').place).toBeUndefined();
  const errors = checkDefinition(key, after, knownCalls).filter(
    ({ severity, file }) => severity === 'error' && !file.endsWith('.hi.json'),
  );
  expect(errors.map(({ message }) => message)).toEqual([]);
});

it('removes with a field the examples that only repeat others without it', () => {
  const texts = withChoices();
  const { examples } = deleteField(key, texts, '/comment');
  expect(examples).toEqual([path('examples/accepted-torn-again')]);
});

it('gives no two choices the same value', () => {
  const { definition, field } = reasonIn(withChoices());
  const choices = choicesIn(definition, field);
  expect(choiceProblem(choices, 1, 'lost')).toBe('taken');
  expect(choiceProblem(choices, 1, ' ')).toBe('empty');
  expect(choiceProblem(choices, 1, 'torn')).toBeUndefined();
  const taken = choices.with(0, { ...choices[0]!, value: 'choice_4' });
  expect(newChoice(field, taken).value).toBe('choice_5');
});

it('makes no two equal values of lines that are alike', () => {
  const wanted = { title: 'A', name: 'a', isRequired: true };
  const { schema } = newField('radio', { ...wanted, choices: ['A', 'A!', 'A 2', 'नाम', 'पता'] });
  expect(schema.enum).toEqual(['a', 'a_2', 'a_2_2', 'choice', 'choice_2']);
  expect(equalChoice(['A', 'B', ' A'])).toBe('A');
  expect(equalChoice(['A', 'B', 'a'])).toBeUndefined();
});

it('accepts no name of a field that the checker refuses', () => {
  const names = ['constructor', 'valueOf', 'prototype', 'first name', '9', 'n'.repeat(101)];
  expect(names.map((name) => nameProblem(name, []))).toEqual([
    'reserved',
    'reserved',
    'reserved',
    'form',
    'form',
    'long',
  ]);
  expect(nameProblem('a', ['a'])).toBe('taken');
  expect(nameProblem('n'.repeat(100), [])).toBeUndefined();
  expect(freeName(nameFor('Constructor'), [])).toBe('constructor_2');
});
