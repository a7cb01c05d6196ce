import { describe, expect, it } from 'vitest';
import { findUnusual, openModule, submitRequest } from '../../src/engine';
import { standaloneModule } from '../../src/engine/compile/standaloneModule';
import { compileDefinition } from '../../src/engine/compile/compileDefinition';
import type { Answers, Context, Schema } from '../../src/engine/definition/definition';
import { small } from './definitionOf';

const context: Context = {
  customer: { clientId: 'C1', fullName: 'Asha', emailId: '', dateOfBirth: '1985-04-12' },
  policies: [],
  policy: { policyNo: '1', policyStatus: 'PREMIUM PAYING' },
  subType: { name: 'small', code: 'ST1' },
  today: '2026-11-21',
} as unknown as Context;

const weight: Schema = {
  type: 'string',
  format: 'digits',
  maxLength: 4,
  usually: { numberAtLeast: 25, numberAtMost: 200 },
};
const born: Schema = { type: 'string', format: 'date', maxLength: 10, usually: { ageBelow: 110 } };
const definition = small(
  {
    properties: {
      weight,
      feet: { type: 'integer', enum: [1, 5], usually: { minimum: 3 } },
      isTwo: { type: 'boolean' },
      children: {
        type: 'array',
        maxItems: 3,
        items: { type: 'object', properties: { born } },
      },
    },
    allOf: [
      {
        if: { properties: { isTwo: { const: true } }, required: ['isTwo'] },
        then: { properties: { second: weight } },
      },
    ],
  },
  {
    weight: { 'ui:title': 'Weight', 'ui:unit': 'kg' },
    feet: { 'ui:enumNames': ['1 foot', '5 feet'] },
    second: { 'ui:messages': { usually: 'Is {value} the weight of the other?' } },
  },
);
const unusual = (answers: Answers, of = definition) =>
  Object.fromEntries(findUnusual(of, context, answers).map(({ at, message }) => [at, message]));

describe('usually', () => {
  it('never makes an answer wrong', () => {
    for (const value of ['5', '62', '9999'])
      expect(submitRequest(definition, context, { weight: value }).kind).toBe('call');
  });

  it('reports the answers that do not meet it, in the order of the form, as they are shown', () => {
    expect(
      unusual({
        weight: '625',
        feet: 1,
        isTwo: true,
        second: '5',
        children: [{ born: '1985-01-01' }, { born: '1700-01-31' }],
      }),
    ).toEqual({
      '/weight': 'You entered 625 kg. Is that right?',
      '/feet': 'You entered 1 foot. Is that right?',
      '/second': 'Is 5 the weight of the other?',
      '/children/1/born': 'You entered 31/01/1700. Is that right?',
    });
  });

  it('reports nothing for an answer that is missing, hidden, wrong, or as usual', () => {
    expect(unusual({})).toEqual({});
    expect(unusual({ weight: '62', feet: 5, isTwo: false, second: '5' })).toEqual({});
    expect(unusual({ weight: '62.5' })).toEqual({});
    expect(unusual({ weight: '99999' })).toEqual({});
  });

  it('means the same in the code for the browser', () => {
    const { validators: _validators, ...source } = definition;
    const factory = new Function(
      `return ${standaloneModule(source).replace('export default', '')}`,
    )();
    const answers = { weight: '625', children: [{ born: '1700-01-31' }] };
    expect(unusual(answers, openModule(factory))).toEqual(unusual(answers));
    expect(Object.keys(unusual(answers))).toHaveLength(2);
  });

  it('is evaluated where the server stops at the first error, too', () => {
    const { validators: _validators, ...source } = definition;
    const compiled = compileDefinition(source, { allErrors: false });
    expect(submitRequest(compiled, context, { weight: '5' }).kind).toBe('call');
    expect(Object.keys(unusual({ weight: '5' }, compiled))).toEqual(['/weight']);
  });
});
