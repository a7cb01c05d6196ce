import { describe, expect, it } from 'vitest';
import {
  activeSchema,
  choicesOf,
  formatAnswer,
  type NormalizedAnswers,
  type Schema,
} from '../../src/engine';
import { small } from './definitionOf';

const names = ['Bank account', 'Credit card', 'Cheque'];
const values = ['a', 'b', 'c'];

/** A form in which an answer leaves some values of the field `kind`. */
const narrowed = (kind: Schema, left: Schema, more: Schema = {}) =>
  small({
    properties: { isShort: { type: 'boolean' }, kind },
    allOf: [
      {
        if: { properties: { isShort: { const: true } }, required: ['isShort'] },
        then: { properties: { kind: left }, ...more },
      },
    ],
  });

const labelsOf = (definition: ReturnType<typeof small>, answers: object, enumNames = names) => {
  const { kind } = activeSchema(definition, answers as NormalizedAnswers).properties;
  return {
    labels: choicesOf(kind, enumNames).map(({ label }) => label),
    read: (value: unknown) => formatAnswer(definition, kind, { 'ui:enumNames': enumNames }, value),
  };
};

describe('choices that a condition leaves', () => {
  const text = { type: 'string', enum: values };
  const several = { type: 'array', uniqueItems: true, items: text };

  it.each([
    ['a choice', text, { enum: ['c', 'b'] }, 'b', 'Credit card'],
    ['several choices', several, { items: { enum: ['c', 'b'] } }, ['b'], 'Credit card'],
  ])('keep their names in a form and in records: %s', (_, kind, left, answer, label) => {
    const definition = narrowed(kind, left);
    expect(labelsOf(definition, {}).labels).toEqual(names);
    const { labels, read } = labelsOf(definition, { isShort: true });
    expect(labels).toEqual(['Cheque', 'Credit card']);
    expect(read(answer)).toBe(label);
  });

  it('keep them where one condition is in another', () => {
    const inner = {
      if: { properties: { isShort: { const: true } }, required: ['isShort'] },
      then: { properties: { kind: { enum: ['c'] } } },
    };
    const definition = narrowed(text, { enum: ['c', 'b'] }, { allOf: [inner] });
    expect(labelsOf(definition, { isShort: true }).labels).toEqual(['Cheque']);
  });

  it('keep them where yes or no is left', () => {
    const definition = narrowed({ type: 'boolean' }, { enum: [false] });
    expect(labelsOf(definition, { isShort: true }, ['I do', 'I do not']).labels).toEqual([
      'I do not',
    ]);
  });
});
