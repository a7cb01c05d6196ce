import { describe, expect, it } from 'vitest';
import { form, imported, text } from './imported';

const addressOf: { [draft: string]: string } = {
  'draft-04': 'http://json-schema.org/draft-04/schema#',
  'draft-06': 'http://json-schema.org/draft-06/schema#',
  'draft-07': 'http://json-schema.org/draft-07/schema#',
  '2019-09': 'https://json-schema.org/draft/2019-09/schema',
  '2020-12': 'https://json-schema.org/draft/2020-12/schema',
};

const amount = (rules: object) => form({ amount: { type: 'number', ...rules } });
const pair = (rules: object) => form({ pair: { type: 'array', maxItems: 1, ...rules } });
const named = form({ a: text, b: text });
const isA = { properties: { a: { const: 'x' } }, required: ['a'] };

describe('a keyword of another draft than that of the source', () => {
  it.each([
    ['draft-07', { ...named, dependentRequired: { a: ['b'] } }, '/dependentRequired', '2019-09'],
    [
      'draft-07',
      { ...named, dependentSchemas: { a: { required: ['b'] } } },
      '/dependentSchemas',
      '2019-09',
    ],
    ['2020-12', { ...named, dependencies: { a: ['b'] } }, '/dependencies', 'draft-07'],
    ['draft-06', { ...named, if: isA, then: { required: ['b'] } }, '/if', 'draft-07'],
    [
      'draft-04',
      form({ a: { type: 'string', const: 'x' }, b: text }),
      '/properties/a/const',
      'draft-06',
    ],
    [
      'draft-06',
      amount({ minimum: 0, exclusiveMinimum: true }),
      '/properties/amount/exclusiveMinimum',
      'draft-04',
    ],
    [
      'draft-04',
      amount({ exclusiveMaximum: 9 }),
      '/properties/amount/exclusiveMaximum',
      'draft-06',
    ],
    ['2020-12', pair({ items: [text] }), '/properties/pair/items', '2019-09'],
    ['2019-09', pair({ prefixItems: [text] }), '/properties/pair/prefixItems', '2020-12'],
    ['draft-07', form({ a: { $ref: '#/$defs/a' } }, { $defs: { a: text } }), '/$defs', '2019-09'],
    [
      'draft-07',
      form({ a: { $ref: '#/definitions/a', maxLength: 5 } }, { definitions: { a: text } }),
      '/properties/a/maxLength',
      '2019-09',
    ],
    ['2020-12', form({ a: { ...text, nullable: true } }), '/properties/a/nullable', 'OpenAPI 3.0'],
    ['draft-04', form({ a: true, b: text }), '/properties/a', 'draft-06'],
  ])('is read, and listed: %s %j', (draft, source, at, origin) => {
    const { notes, texts } = imported({ $schema: addressOf[draft], ...source });
    expect(notes).toContain(`changed ${at}`);
    expect(texts[at]).toContain(`${draft}, which $schema names`);
    expect(texts[at]).toContain(`as in ${origin}`);
    for (const other of [undefined, 'https://spec.example/dialect'])
      expect(
        imported({ ...(other && { $schema: other }), ...source }).texts[at] ?? '',
      ).not.toContain('which $schema names');
  });

  it.each([
    ['draft-04', amount({ minimum: 0, exclusiveMinimum: true })],
    ['draft-07', { ...named, dependencies: { a: ['b'] }, if: isA, then: { required: ['b'] } }],
    [
      'draft-07',
      form({ a: { $ref: '#/definitions/a', title: 'A' } }, { definitions: { a: text } }),
    ],
    ['2019-09', form({ a: { $ref: '#/$defs/a', maxLength: 5 } }, { $defs: { a: text } })],
    ['2020-12', { ...named, dependentRequired: { a: ['b'] } }],
  ])('is not one of its own: %s %j', (draft, source) => {
    expect(imported({ $schema: addressOf[draft], ...source }).notes).toEqual([]);
  });

  it('is one of the nearest schema that names a draft', () => {
    const inner = {
      $schema: addressOf['2019-09'],
      $id: 'inner',
      ...named,
      dependentRequired: { a: ['b'] },
    };
    const source = form({ inner: { $ref: 'inner' } }, { definitions: { inner } });
    expect(imported({ $schema: addressOf['draft-07'], ...source }).notes).toEqual([]);
  });

  it('may be that of a property', () => {
    const { texts } = imported(form({ a: { ...text, required: true } }));
    expect(texts['/properties/a/required']).toContain('a list beside the properties');
  });
});
