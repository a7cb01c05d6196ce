import { describe, expect, it } from 'vitest';
import { checkExamples, definitionWords, type Files, readDefinition } from '../../src/authoring';
import { checkDefinition } from '../../src/authoring/lint/checkDefinition';
import { compileDefinition } from '../../src/engine/compile';
import { getAt, setAt } from '../../src/engine/json/pointer';
import * as fixtures from '../../src/server/integrations/demoContext';
import { filesWithPayout } from '../payout';

const key = 'payout_choice';
const schemaFile = `schemas/${key}/schema.json`;

/** The fixture with other values at pointers of its schema. */
function withSchema(changes: { [at: string]: unknown }): Files {
  const schema = JSON.parse(filesWithPayout[schemaFile]!);
  for (const [at, value] of Object.entries(changes)) setAt(schema, at, value);
  return { ...filesWithPayout, [schemaFile]: JSON.stringify(schema, null, 1) };
}

function read(files: Files, language?: string) {
  const found = readDefinition(key, files, language);
  if ('diagnostics' in found) throw new Error(JSON.stringify(found.diagnostics));
  return found.definition;
}

const diagnosticsOf = (files: Files) => checkDefinition(key, files);
const lineOf = (files: Files, line: number) => files[schemaFile]!.split('\n')[line - 1];

it('a request type in the words of other systems has no diagnostics, and its examples pass', () => {
  expect(diagnosticsOf(filesWithPayout)).toEqual([]);
  const found = readDefinition(key, filesWithPayout);
  if ('diagnostics' in found) throw new Error('There is no definition.');
  const definition = compileDefinition(found.definition, { allErrors: true });
  const { examples } = checkExamples(definition, filesWithPayout, fixtures, found.sources);
  expect(examples.length).toBeGreaterThan(15);
  expect(examples.flatMap(({ diagnostics }) => diagnostics)).toEqual([]);
});

describe('texts', () => {
  it('of schema.json are those of ui.json, which wins', () => {
    expect(read(filesWithPayout).ui).toMatchObject({
      'ui:title': 'Choose how you are paid',
      'ui:description': 'Tell us where your payout goes.',
      plan: { 'ui:title': 'Plan', 'ui:enumNames': ['Savings', 'Pension'] },
      urgent: { 'ui:enumNames': ['Yes, please', 'No hurry'] },
      reference: { 'ui:title': 'Your reference', 'ui:help': 'We print it on the advice.' },
    });
    const path = `schemas/${key}/ui.json`;
    const ui = JSON.parse(filesWithPayout[path]!);
    ui.plan['ui:title'] = 'Your plan';
    const own = read({ ...filesWithPayout, [path]: JSON.stringify(ui) });
    expect(getAt(own.ui, '/plan/ui:title')).toBe('Your plan');
  });

  it('are translated by the overlay of ui.json', () => {
    expect(read(filesWithPayout, 'hi').ui).toMatchObject({
      'ui:title': 'भुगतान का तरीका चुनें',
      kind: { 'ui:enumNames': ['बैंक ट्रांसफ़र', 'चेक', 'रहने दें'] },
    });
    const rows = definitionWords(key, filesWithPayout, 'hi');
    if (!Array.isArray(rows)) throw new Error(rows.message);
    const own = rows.filter(({ file }) => file.startsWith(`schemas/${key}/`));
    expect(own.filter(({ translation }) => translation === '')).toEqual([]);
    expect(own).toContainEqual(
      expect.objectContaining({
        file: `schemas/${key}/ui.json`,
        pointer: '/plan/ui:title',
        text: 'Plan',
        translation: 'योजना',
      }),
    );
  });

  it('are held to the rules for texts, at their line in schema.json', () => {
    const files = withSchema({ '/properties/plan/title': 'Plan  {nobody}' });
    const [first] = diagnosticsOf(files);
    expect(first).toMatchObject({ file: schemaFile });
    expect(lineOf(files, first!.line)).toContain('Plan  {nobody}');
  });

  it('are missing only where neither file has one', () => {
    const files = withSchema({ '/properties/plan/title': undefined });
    expect(diagnosticsOf(files).map(({ message }) => message)).toContain(
      '"plan" has no ui:title. Add it.',
    );
  });
});

describe('choices and cases', () => {
  it('read as enum, texts and conditions', () => {
    const { schema } = read(filesWithPayout);
    expect(schema.properties.plan).toEqual({ type: 'string', enum: ['SAV', 'PEN'] });
    expect(schema.properties.urgent).toEqual({ type: 'boolean' });
    expect(schema.properties.kind.enum).toEqual(['bank', 'cheque', 'keep']);
    expect(schema.required).toEqual(['plan', 'kind']);
    expect(schema.allOf).toHaveLength(2);
    expect(schema.allOf[0].if).toEqual({
      properties: { kind: { const: 'bank' } },
      required: ['kind'],
    });
    expect(schema.allOf[0].then.required).toEqual(['ifsc']);
  });

  it('keep a choice that the object describes itself, and name the property of OpenAPI', () => {
    const kind = { type: 'string', enum: ['bank', 'cheque', 'keep'] };
    const { schema } = read(
      withSchema({ '/properties/kind': kind, '/discriminator': { propertyName: 'kind' } }),
    );
    expect(schema.properties.kind).toEqual(kind);
    expect('discriminator' in schema).toBe(false);
  });

  it('point at the branch that is wrong', () => {
    const files = withSchema({ '/oneOf/1/properties/city/maxLength': undefined });
    const found = diagnosticsOf(files).filter(({ rule }) => rule === 'schema-limits');
    expect(found.map(({ line }) => lineOf(files, line))).toEqual([
      expect.stringContaining('"city"'),
    ]);
  });

  it('say how to write what cannot be read', () => {
    const files = withSchema({ '/oneOf/1/properties/kind': { type: 'string' } });
    expect(diagnosticsOf(files)).toContainEqual(
      expect.objectContaining({
        rule: 'schema-dialect',
        message: expect.stringMatching(
          /"oneOf" is not supported in this form\. Write a constant with a title/,
        ),
      }),
    );
  });

  it('report a value that is named twice at its second place', () => {
    const files = withSchema({ '/properties/plan/oneOf/1/const': 'SAV' });
    expect(diagnosticsOf(files).map(({ file }) => file)).toContain(schemaFile);
  });
});

describe('the parts of an allOf', () => {
  it('describe one answer, each as far as the others do not say the same keyword', () => {
    const { schema } = read(
      withSchema({
        '/$defs': { short: { type: 'string', maxLength: 9 } },
        '/properties/reference': {
          allOf: [{ $ref: '#/$defs/short' }, { type: 'string', minLength: 3 }, { maxLength: 8 }],
        },
        '/properties/account': { allOf: [{ $ref: '#/$defs/short' }] },
      }),
    );
    expect(schema.properties.reference).toEqual({
      type: 'string',
      maxLength: 9,
      minLength: 3,
      allOf: [{ maxLength: 8 }],
    });
    expect(schema.properties.account).toEqual({ type: 'string', maxLength: 9 });
  });

  it('are clean with a reference, and a mistake in one is shown where it is written', async () => {
    const short = { type: 'string', title: 'Reference', maxLength: 9 };
    const of = (more: object) =>
      diagnosticsOf(
        withSchema({
          '/$defs': { short },
          '/properties/reference': { allOf: [{ $ref: '#/$defs/short' }, more] },
        }),
      );
    const problems = ({ rule }: { rule: string }) => !rule.startsWith('example');
    expect((await of({ minLength: 3 })).filter(problems)).toEqual([]);
    const [wrong] = (await of({ minLength: 12 })).filter(problems);
    expect(wrong).toMatchObject({ rule: 'no-value' });
  });
});

describe('what may be null', () => {
  it.each([
    ['a list of types', { type: ['string', 'null'], maxLength: 9 }],
    ['OpenAPI', { type: 'string', nullable: true, maxLength: 9 }],
    ['a case', { anyOf: [{ type: 'string', maxLength: 9 }, { type: 'null' }] }],
  ])('is optional by %s', (_, reference) => {
    const { schema } = read(withSchema({ '/properties/reference': reference }));
    expect(schema.properties.reference).toEqual({ type: 'string', maxLength: 9, nullable: true });
    expect(schema.required).toEqual(['plan', 'kind']);
  });

  it('is a choice where the only other case is a constant', () => {
    const oneOf = [
      { const: 'x', title: 'By post' },
      { const: null, title: 'Not at all' },
    ];
    const { schema, ui } = read(
      withSchema({ '/properties/reference': { type: ['string', 'null'], oneOf } }),
    );
    expect(schema.properties.reference).toEqual({ type: 'string', enum: ['x'], nullable: true });
    expect(ui.reference).toMatchObject({ 'ui:enumNames': ['By post'] });
  });

  it('is a choice without null where an enum has it', () => {
    const { schema } = read(
      withSchema({ '/properties/reference': { type: ['string', 'null'], enum: ['a', null] } }),
    );
    expect(schema.properties.reference).toEqual({ type: 'string', enum: ['a'], nullable: true });
  });
});
