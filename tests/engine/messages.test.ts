import { describe, expect, it } from 'vitest';
import { overlay, formatMessage, submitRequest } from '../../src/engine';
import { compileDefinition } from '../../src/engine/compile/compileDefinition';
import { readDefinition } from '../../src/authoring/read/readDefinition';
import { projectFiles } from '../files';
import { context, small } from './definitionOf';

describe('formatMessage', () => {
  const words = { signIn: { title: 'Hello, {name}' } };

  it('finds a message and fills in its values', () => {
    expect(formatMessage(words, 'signIn.title', { name: 'Asha' })).toBe('Hello, Asha');
    expect(formatMessage(words, 'signIn.title')).toBe('Hello, {name}');
  });

  it('throws for a missing message', () => {
    expect(() => formatMessage(words, 'signIn.titel')).toThrow(
      'There is no message "signIn.titel".',
    );
    expect(() => formatMessage(words, 'signIn')).toThrow();
  });
});

describe('messages of problems', () => {
  const first = (definition: Parameters<typeof submitRequest>[0], answers = {}) => {
    const outcome = submitRequest(definition, context, answers);
    return outcome.kind === 'problems' ? outcome.problems[0]!.message : outcome.kind;
  };

  it('come from the field, then from the form, then from the defaults', () => {
    const schema = { properties: { a: { type: 'string' } }, required: ['a'] };
    expect(
      first(
        small(schema, {
          a: { 'ui:messages': { required: 'A, please' } },
          'ui:messages': { required: 'All' },
        }),
      ),
    ).toBe('A, please');
    expect(
      first(
        small(schema, {
          'ui:messages': { required: '{label} is missing' },
          a: { 'ui:title': 'Letter' },
        }),
      ),
    ).toBe('Letter is missing');
    expect(first(small(schema, { a: { 'ui:title': 'Letter' } }))).toBe('Please enter Letter');
  });

  it('ask to tick a box whose only answer is yes', () => {
    const ui = { agree: { 'ui:title': 'I agree', 'ui:widget': 'checkbox' } };
    const boxes = [{ const: true }, { enum: [true] }];
    for (const only of boxes) {
      const schema = { properties: { agree: { type: 'boolean', ...only } }, required: ['agree'] };
      expect(first(small(schema, ui))).toBe('Please tick “I agree”');
      expect(first(small(schema, ui), { agree: false })).toBe('Please tick “I agree”');
      const asRadio = { agree: { ...ui.agree, 'ui:widget': 'radio' } };
      expect(first(small(schema, asRadio), { agree: false })).not.toContain('tick');
    }
    const free = { properties: { agree: { type: 'boolean' } }, required: ['agree'] };
    expect(first(small(free, ui))).toBe('Please enter I agree');
  });

  it('show how a code is written, where neither field nor form has own words', () => {
    const schema = (format: string) => ({ properties: { a: { type: 'string', format } } });
    const about = (format: string, a: unknown, ui = {}) => first(small(schema(format), ui), { a });
    expect(about('pincode', '4000')).toBe('a: please write it like this: 400050');
    expect(about('pan', 'ABC')).toBe('a: please write it like this: ABCPS1234F');
    expect(about('email', 'asha')).toBe('a: please write it like this: asha.sample@example.com');
    expect(about('pincode', 'x')).toBe('a: use digits only');
    expect(about('person-name', '#')).toBe('a is not written as expected');
    const words = { 'ui:messages': { format: 'No {label}' } };
    expect(about('pan', 'ABC', words)).toBe('No a');
    expect(about('pan', 'ABC', { a: words })).toBe('No a');
  });

  it('name what a day or a text is compared with', () => {
    const date = { type: 'string', format: 'date', maxLength: 10 };
    const about = (rule: object, ui = {}) =>
      first(
        small(
          { properties: { from: date, to: { ...date, ...rule } } },
          { from: { 'ui:title': 'First day' }, ...ui },
        ),
        { from: '2026-05-01', to: '2026-04-30' },
      );
    expect(about({ after: '/from' })).toBe('to must be after “First day”');
    expect(about({ notBefore: './from' })).toBe('to must not be before “First day”');
    expect(about({ sameAs: '/from' })).toBe('to must be the same as “First day”');
    expect(about({ after: 'today' })).toBe('to must be after today');
    expect(about({ after: '/from' }, { from: { 'ui:widget': 'hidden' } })).toBe(
      'to must be after 01/05/2026',
    );
  });

  it('name a constant by its choice, and a list by what it has to contain', () => {
    const choice = { type: 'string', enum: ['r', 'c'] };
    const names = { 'ui:enumNames': ['Refund', 'Cheque'] };
    expect(
      first(small({ properties: { b: { ...choice, const: 'r' } } }, { b: names }), { b: 'c' }),
    ).toBe('b must be “Refund”');
    expect(
      first(small({ properties: { b: { type: 'string', const: 'I agree' } } }), { b: 'yes' }),
    ).toBe('b must be “I agree”');
    const main = { properties: { k: { const: 'main' } }, required: ['k'] };
    const list = {
      type: 'array',
      contains: main,
      items: { type: 'object', properties: { k: choice } },
    };
    const outcome = submitRequest(small({ properties: { l: list } }), context, { l: [{ k: 'c' }] });
    expect(outcome).toMatchObject({
      problems: [{ at: '/l', rule: 'contains', message: 'l: one that is needed here is missing' }],
    });
  });

  it('say that a number has more digits than can be kept', () => {
    const schema = { properties: { a: { type: 'integer' }, b: { type: 'number' } } };
    const many = '50200012345678901';
    expect(first(small(schema), { a: many })).toBe('a: at most 15 digits; this has 17');
    expect(first(small(schema), { b: `${many}.5` })).toBe('b: at most 15 digits; this has 18');
    const wide = { properties: { a: { type: 'integer', maximum: 1e15 } } };
    expect(first(small(wide), { a: many })).toBe('a: at most 15 digits; this has 17');
    const share = { properties: { a: { type: 'integer', maximum: 100 } } };
    expect(first(small(share), { a: many })).toBe('a: at most 3 digits; this has 17');
  });

  it('name a limit by its number, as the form shows it and on the allowed side', () => {
    const schema = {
      properties: {
        value: { type: 'number' },
        amount: {
          type: 'number',
          numberAtMost: { percent: 25, of: '/value' },
          allOf: [{ numberAtLeast: '/value' }],
        },
        rows: { type: 'array', sumEquals: { of: 'part', total: '/value' } },
      },
    };
    const ui = {
      amount: { 'ui:title': 'Amount', 'ui:money': true },
      rows: { 'ui:title': 'Rows', items: { part: { 'ui:decimals': 1 } } },
    };
    const message = (answers: object, over = {}) =>
      first(small(schema, { ...ui, ...over }), answers);
    expect(message({ value: 1000000.1, amount: 9e6 })).toBe(
      'Amount must be ₹\u00A02,50,000.02 or less',
    );
    expect(message({ value: 1.005, amount: 0.001 })).toBe('Amount must be ₹\u00A01.01 or more');
    expect(message({ value: 1000, rows: [] })).toBe('Rows must come to 1,000.0 in all');
    const own = { numberAtMost: { '/value': '{limit} at most' }, numberAtLeast: 'Too little' };
    const amount = { ...ui.amount, 'ui:messages': own };
    expect(message({ value: 1000, amount: 9e6 }, { amount })).toBe('₹\u00A0250 at most');
  });

  it('can differ for two uses of one rule by their limit', () => {
    const schema = {
      properties: {
        a: { type: 'string' },
        b: { type: 'string' },
        c: { type: 'string', differsFrom: '/a', allOf: [{ differsFrom: '/b' }] },
      },
    };
    const ui = { c: { 'ui:messages': { differsFrom: { '/a': 'Not as A', '/b': 'Not as B' } } } };
    expect(first(small(schema, ui), { a: 'x', c: 'x' })).toBe('Not as A');
    expect(first(small(schema, ui), { b: 'x', c: 'x' })).toBe('Not as B');
  });

  it('name the properties of a limit that has several', () => {
    const entries = (rule: object, message: string) =>
      small(
        { properties: { a: { type: 'array', items: { properties: { share: {} } }, ...rule } } },
        {
          a: {
            'ui:messages': { [Object.keys(rule)[0]!]: message },
            items: { fund: { 'ui:title': 'Fund of yours' } },
          },
        },
      );
    const sum = entries(
      { sumAtMost: { of: 'share', by: 'fund', total: 100 } },
      'At most {total} of {of} for each {by}',
    );
    expect(first(sum, { a: [{ share: 101 }] })).toBe('At most 100 of share for each Fund of yours');
    const changed = entries({ changedFrom: { from: '/b' } }, 'Not {from}, {limit}');
    expect(first(changed, { a: [] })).toBe('Not /b, {limit}');
  });

  it('[FMT-07] name the accepted file formats: .pdf, .docx, .doc by default, or those of the form', () => {
    const file = { id: '1', name: 'x.gif', size: 1, type: 'image/gif' };
    const accepting = (extensions: string[]) =>
      small({ properties: { doc: { type: 'object', upload: { extensions, maxBytes: 100 } } } });
    expect(first(accepting(['jpg', 'png']), { doc: file })).toBe(
      'Only .jpg, .png file formats are accepted',
    );
    const shared = JSON.parse(projectFiles['schemas/_shared/upload.json']!).$defs.document.upload;
    expect(first(accepting(shared.extensions), { doc: file })).toBe(
      'Only .pdf, .docx, .doc file formats are accepted',
    );
  });
});

describe('a translation', () => {
  it('is merged over the default language, which is the fallback', () => {
    expect(overlay({ a: 'one', b: { c: 'two', d: 'three' } }, { b: { c: 'zwei' } })).toEqual({
      a: 'one',
      b: { c: 'zwei', d: 'three' },
    });
  });

  it('needs only overlays of ui.json and request.json', () => {
    const files = {
      ...projectFiles,
      'schemas/mother_name/ui.hi.json':
        '{ "ui:title": "माता का नाम", "mother_name": { "ui:messages": { "required": "नाम लिखें" } } }',
      'schemas/_shared/words.hi.json': '{ "policy": { "required": "पॉलिसी चुनें" } }',
    };
    const read = readDefinition('mother_name', files, 'hi');
    if (!('definition' in read)) throw new Error('cannot be read');
    const definition = compileDefinition(read.definition, { allErrors: true });
    expect(definition.ui['ui:title']).toBe('माता का नाम');
    expect(definition.ui.remarks['ui:title']).toBe('Remarks');
    const outcome = submitRequest(definition, { ...context, policy: undefined }, {});
    expect(outcome).toMatchObject({ problems: [{ message: 'पॉलिसी चुनें' }, { message: 'नाम लिखें' }] });
  });
});
