import { describe, expect, it } from 'vitest';
import { knownCalls } from '../../src/api';
import { checkDefinition, emptyType } from '../../src/authoring';
import * as fixtures from '../../src/server/integrations/demoContext';
import type { SearchResults } from '../../src/workbench/checker/search/protocol';
import { search } from '../../src/workbench/checker/search/search';
import { addField } from '../../src/workbench/outline/edit/addField';
import { type KindName, kinds, newField } from '../../src/workbench/outline/edit/kinds';
import type { Changes, Texts } from '../../src/workbench/outline/edit/texts';
import { deleteCondition, showableBy, showOnly } from '../../src/workbench/outline/edit/conditions';
import { deletePart } from '../../src/workbench/outline/edit/parts';
import { renameStep } from '../../src/workbench/outline/edit/renameStep';
import { writeRule } from '../../src/workbench/outline/model/rules';
import { additionsTo } from '../../src/workbench/outline/additions';
import { readTexts } from '../../src/workbench/outline/model/definition';
import { findNode, outlineOf } from '../../src/workbench/outline/model/outlineOf';
import { changeOf, type Control } from '../../src/workbench/outline/properties/control';
import { otherControls } from '../../src/workbench/outline/properties/otherControls';
import { projectFiles } from '../files';
import { responseIs } from '../engine/definitionOf';

const shared = Object.fromEntries(
  Object.entries(projectFiles).filter(([path]) => path.startsWith('schemas/_shared/')),
);
const empty: Texts = { ...shared, ...emptyType({ key: 'made_here', title: 'Made here' }) };

const applied = (texts: Texts, changes: Changes): Texts =>
  Object.fromEntries(
    Object.entries({ ...texts, ...changes }).filter(
      (entry): entry is [string, string] => entry[1] !== null,
    ),
  );

const problems = (texts: Texts): string[] =>
  checkDefinition('made_here', texts, knownCalls).map(
    ({ file, rule, message }) => `${file} ${rule}: ${message}`,
  );

const withField = (kind: KindName, name: string, texts = empty): Texts => {
  const wanted = {
    title: `Title of ${name}`,
    name,
    isRequired: kind !== 'note',
    choices: ['One', 'Two'],
  };
  return applied(
    texts,
    addField('made_here', texts, newField(kind, wanted), { section: 0 }).changes,
  );
};

describe('a new field', () => {
  it.each(Object.keys(kinds) as KindName[])('of the kind %s leaves nothing to correct', (kind) => {
    expect(problems(withField(kind, 'added', withField('text', 'first')))).toEqual([]);
  });
});

it.each<[KindName, string, object | undefined]>([
  ['text', 'City', { required: 'Please enter City' }],
  ['text', 'What is the danger?', { required: 'Please answer this question' }],
  ['radio', 'Reason', { required: 'Please select Reason' }],
  ['select', 'What is your occupation now?', { required: 'Please answer this question' }],
  ['yesNo', 'Does your work involve danger?', { required: 'Please select yes or no' }],
  ['date', 'Since when', { required: 'Please select a date', format: 'Please enter a valid date' }],
  ['tick', 'I agree', { required: 'Please tick this box' }],
  ['upload', 'Bank proof', { required: 'Please upload Bank proof' }],
])('asks for a field of the kind %s called “%s” in a sentence', (kind, title, messages) => {
  const wanted = { title, name: 'a', isRequired: true, choices: ['One', 'Two'] };
  expect(newField(kind, wanted).ui['ui:messages']).toEqual(messages);
});

it('drafts examples that reach the limits of an amount', () => {
  const files = withField('amount', 'income');
  const request = { key: 'made_here', files, keys: ['made_here'], publicFiles: [] };
  const messages = [...search({ ...request, kind: 'drafts', today: '2026-11-21' }, fixtures)];
  const found = messages.flatMap((one) => (one.type === 'found' ? [one.found] : [])).at(-1);
  const { left } = found as SearchResults['drafts'];
  expect(left.map(({ message }) => message)).toEqual([]);
});

const form = (texts: Texts) => outlineOf(readTexts('made_here', texts))[0]!;

/** Adds a thing, and gives its controls values by their names, in turn, as the dialog does. */
function added(
  texts: Texts,
  name: string,
  place: string,
  values: [name: string, value: unknown][],
) {
  const definition = readTexts('made_here', texts);
  const addition = additionsTo(definition, form(texts)).find((one) => one.name === name)!;
  const { id, changes } = addition.begin(place)!;
  return values.reduce(
    (draft, [control, value]) => {
      const now = readTexts('made_here', draft);
      const controls = otherControls(now, findNode(outlineOf(now), id)!).flatMap(
        (one) => one.controls,
      );
      const found = controls.find((one: Control) => one.pointer.endsWith(control))!;
      return applied(draft, changeOf(now, found, value));
    },
    applied(texts, changes),
  );
}

const request = (texts: Texts) => JSON.parse(texts['schemas/made_here/request.json']!);

/** The fields of an address, of which a look-up fills the city and the state. */
function addressFields(): Texts {
  const texts = withField(
    'text',
    'state',
    withField('text', 'city', withField('pincode', 'pincode')),
  );
  const file = 'schemas/made_here/schema.json';
  const schema = JSON.parse(texts[file]!);
  for (const name of ['city', 'state']) schema.properties[name].readOnly = true;
  return { ...texts, [file]: JSON.stringify(schema) };
}

const address = addressFields();

it('adds a look-up whose call, sources and fields are chosen', () => {
  const texts = added(address, 'lookUps', '/pincode', [
    ['/call', 'GET pin-code/'],
    ['/fills', { '/city': '/0/city', '/state': '/0/state' }],
  ]);
  expect(request(texts).lookUps).toEqual({
    '/pincode': {
      call: 'GET pin-code/',
      send: { pinCode: '/answers/pincode' },
      fills: { '/city': '/0/city', '/state': '/0/state' },
    },
  });
  expect(problems(texts)).toEqual([]);
});

it('adds a load that fills in a field', () => {
  const texts = added(withField('text', 'gstin'), 'load', '', [
    ['/call', 'GET get-gst-detail/'],
    ['/keep', { '/gstin': '/etli_gstin' }],
    ['/prefill', { '/gstin': '/loaded/gstin' }],
  ]);
  expect(request(texts).load).toEqual([
    {
      call: 'GET get-gst-detail/',
      keep: { '/gstin': '/etli_gstin' },
      send: { clientId: '/customer/clientId' },
    },
  ]);
  expect(problems(texts)).toEqual([]);
});

const isInvalid = responseIs('check', { pan_status: { const: 'invalid pan' } });

const twoSteps = () =>
  added(withField('pan', 'new_pan_number'), 'steps', '', [
    ['/call', 'POST pan-check/'],
    ['/stopWhen', isInvalid],
    ['/messageFrom', '/message'],
    ['/id', 'check'],
  ]);

it('adds a step before the one that raises the ticket', () => {
  const texts = twoSteps();
  expect(request(texts).steps.map(({ id }: { id: string }) => id)).toEqual(['check', 'raise']);
  expect(request(texts).steps[0]).toEqual({
    id: 'check',
    call: 'POST pan-check/',
    send: {
      policy_number: '/policy/policyNo',
      new_pan_number: '/answers/new_pan_number',
      name: '/customer/fullName',
    },
    stopWhen: isInvalid,
    messageFrom: '/message',
  });
  expect(problems(texts)).toEqual([]);
});

it('renames a step in all that reads its response, and deletes it with that', () => {
  const texts = twoSteps();
  const path = 'schemas/made_here/request.json';
  const used = JSON.parse(texts[path]!);
  used.steps[1].send.status = '/steps/check/pan_status';
  const before = readTexts('made_here', { ...texts, [path]: `${JSON.stringify(used, null, 2)}\n` });
  const renamed = applied(before.texts, renameStep(before, '/steps/0', 'verify'));
  expect(request(renamed).steps[1].send.status).toBe('/steps/verify/pan_status');
  const deleted = applied(renamed, deletePart('made_here', renamed, '/steps/0'));
  expect(request(deleted)).toEqual(request(withField('pan', 'new_pan_number')));
});

it('says who may ask by a rule for policies, instead of the shared one', () => {
  const policies = findNode(outlineOf(readTexts('made_here', empty)), 'part:/policies')!;
  const definition = readTexts('made_here', empty);
  const controls = otherControls(definition, policies).flatMap((one) => one.controls);
  const where = controls.find(({ name }) => name === 'where')!;
  expect(where.subjects!.map(({ at }) => at)).toContain('/policyStatus');
  const rule = writeRule(
    {
      isAny: false,
      tests: [{ at: '/policyStatus', keyword: 'is', value: ['PAID-UP', 'MATURED'] }],
    },
    { hasTypes: true, typeOf: () => 'string' },
  );
  const texts = applied(empty, changeOf(definition, where, rule));
  expect(request(texts).policies.where.properties.policyStatus.enum).toEqual([
    'PAID-UP',
    'MATURED',
  ]);
  expect(problems(texts)).toEqual([]);
});

describe('a condition', () => {
  const fields = withField('text', 'place', withField('radio', 'reason'));

  const withCondition = (texts: Texts) =>
    applied(
      texts,
      additionsTo(readTexts('made_here', texts), form(texts))
        .find(({ name }) => name === 'condition')!
        .begin('')!.changes,
    );

  it('is added, shows fields and lets them go again', () => {
    const begun = additionsTo(readTexts('made_here', fields), form(fields))
      .find(({ name }) => name === 'condition')!
      .begin('')!;
    expect(begun.id).toBe('condition:/allOf/0');
    const before = readTexts('made_here', applied(fields, begun.changes));
    const shown = readTexts(
      'made_here',
      applied(before.texts, showOnly(before, '/allOf/0', ['place'])),
    );
    expect(shown.schema.allOf).toEqual([
      {
        if: { properties: { reason: { const: 'one' } }, required: ['reason'] },
        then: { properties: { place: { type: 'string', maxLength: 100 } }, required: ['place'] },
      },
    ]);
    expect(Object.keys(shown.schema.properties)).toEqual(['reason']);
    expect(problems(shown.texts)).toEqual([]);
    expect(showableBy(shown, '/allOf/0')).toEqual(['place']);
    const deleted = applied(shown.texts, deleteCondition(shown, '/allOf/0'));
    expect(JSON.parse(deleted['schemas/made_here/schema.json']!)).toEqual(
      readTexts('made_here', fields).schema,
    );
    // Last it is in any case.
    expect(shown.texts['schemas/made_here/ui.json']).toBe(fields['schemas/made_here/ui.json']);
  });

  it('leaves a field at its place in a form without sections', () => {
    const three = withField('text', 'comment', fields);
    const before = readTexts('made_here', withCondition(three));
    const texts = applied(before.texts, showOnly(before, '/allOf/0', ['place']));
    const shown = readTexts('made_here', texts);
    expect(shown.ui['ui:sections']).toEqual([{ fields: ['reason', 'place', 'comment'] }]);
    expect(problems(texts)).toEqual([]);
    const deleted = readTexts('made_here', applied(texts, deleteCondition(shown, '/allOf/0')));
    expect(deleted.ui['ui:sections']).toEqual([{ fields: ['reason', 'place', 'comment'] }]);
    expect(problems(deleted.texts)).toEqual([]);
  });

  it('can show a field that is called as a choice or a keyword is', () => {
    const texts = withCondition(withField('text', 'one', withField('text', 'const', fields)));
    expect(showableBy(readTexts('made_here', texts), '/allOf/0')).toEqual([
      'place',
      'const',
      'one',
    ]);
  });
});
