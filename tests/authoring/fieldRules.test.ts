import { describe, expect, it } from 'vitest';
import { checkDefinition } from '../../src/authoring/lint/checkDefinition';
import { type Patch, smallFiles } from '../engine/smallFiles';
import { field, fieldMistakes, heirs, is, shown } from './fieldMistakes';

/** The diagnostics of the small request type with changes, each with the text of its line. */
function diagnosticsOf(patch: Patch) {
  const files = smallFiles(patch);
  return checkDefinition('small', files).map(({ file, line, rule, message }) => ({
    rule,
    message,
    text: files[file]!.split('\n')[line - 1]!.trim(),
  }));
}

describe.each(Object.entries(fieldMistakes))('lint reports %s', (_about, mistakes) => {
  it.each(mistakes)('$about', ({ patch, rule, line, message }) => {
    const found = diagnosticsOf(patch);
    expect(found).toEqual([
      { rule, text: expect.stringContaining(line), message: expect.stringMatching(message) },
    ]);
  });
});

const text = { type: 'string', maxLength: 20 };
const filled = { ...text, readOnly: true };
const number = { type: 'integer', minimum: 0, maximum: 100 };
const atLeast = (name: string, minimum: number) => ({
  properties: { [name]: { minimum } },
  required: [name],
});

/** Definitions that are right, and near to a mistake. */
const right: { [about: string]: Patch } = {
  'defaults of fields that are never shown together, of which one is allowed': {
    ...field('other', text),
    ...shown('city', text, is('reason', 'lost'), 1),
    ...shown('town', text, is('reason', 'torn'), 2),
    'request/prefill': { '/city': '/customer/fullName', '/town': '/customer/fullName' },
    'schema/atMostOne': ['city', 'town', 'other'],
  },
  'a field that the insurer fills in one case, among those of which one is answered': {
    ...field('city', text),
    ...shown('town', filled, is('reason', 'lost'), 1, { 'ui:widget': 'existing' }),
    'request/prefill': { '/town': '/customer/fullName' },
    'schema/anyRequired': ['city', 'town'],
  },
  'a condition on a list with two entries or more': {
    ...heirs({}, { type: 'integer', minimum: 1, maximum: 100 }),
    ...shown(
      'more',
      text,
      { properties: { heirs: { not: { maxItems: 1 } } }, required: ['heirs'] },
      1,
    ),
  },
  'a condition that says more of a field than what shows it': {
    ...field('weeks', number),
    ...shown('city', text, atLeast('weeks', 5), 1),
    'schema/allOf/2': {
      if: {
        allOf: [
          atLeast('weeks', 10),
          { properties: { city: { minLength: 3 } }, required: ['city'] },
        ],
      },
      then: { properties: { city: { maxLength: 10 } } },
    },
  },
  'rules of a condition and of its opposite that no answer meets together': {
    ...shown('city', { ...text, minLength: 9 }, is('reason', 'lost'), 1),
    'schema/allOf/2': {
      if: { not: is('reason', 'lost') },
      then: { properties: { city: { ...text, maxLength: 3 } } },
    },
  },
  'choices of two cases under the same names': {
    ...shown('city', { type: 'string', enum: ['in_yes', 'in_no'] }, is('reason', 'lost'), 1, {
      'ui:widget': 'radio',
      'ui:enumNames': ['Yes', 'No'],
    }),
    'schema/allOf/2': {
      if: is('reason', 'torn'),
      then: { properties: { city: { type: 'string', enum: ['us_yes', 'us_no'] } } },
    },
  },
  'a field that is required where what hides it is excluded': {
    ...field('weeks', number),
    ...shown('city', text, { not: atLeast('weeks', 5) }, 1),
    'schema/allOf/2': {
      if: { properties: { weeks: { not: { minimum: 5 } } }, required: ['weeks'] },
      then: { required: ['city'] },
    },
  },
  'a field that one condition shows and another with the same words requires': {
    ...field('landmark', text),
    ...shown('city', text, { required: ['landmark'] }, 1),
    'schema/allOf/2': { if: { required: ['landmark'] }, then: { required: ['city'] } },
  },
  'a condition on a field that each case shows': {
    ...shown('city', text, is('reason', 'lost'), 1),
    'schema/allOf/2': { if: is('reason', 'torn'), then: { properties: { city: text } } },
    'schema/allOf/3': { if: is('city', 'Pune'), then: { properties: { city: { minLength: 3 } } } },
  },
};

it.each(Object.entries(right))('lint reports nothing about %s', (_about, patch) => {
  expect(diagnosticsOf(patch)).toEqual([]);
});
