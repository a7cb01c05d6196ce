import Ajv from 'ajv';
import { expect, it } from 'vitest';
import { knownCalls } from '../../src/api/knownCalls';
import { importSchema } from '../../src/authoring';
import { fill } from '../../src/authoring/fill';
import { type Answers, isObject, nextOutcome, resolveAnswers } from '../../src/engine';
import { contextOf } from '../../src/server/integrations/demoContext';
import { definitionOf, filesBelow } from '../files';
import { form, text } from './imported';

const shared = filesBelow('schemas/_shared');
const as = { clientId: 'C10001', policyNo: '50010001' };
const given = (name: string, value: unknown) => ({
  properties: { [name]: { enum: [value] } },
  required: [name],
});
const yesNo = { type: 'boolean' };

/** Forms of which every branch can be asked for; what is sent under another name is not among them. */
const sources: { [about: string]: object } = {
  'an address by country': form(
    {
      home: form(
        { street: text },
        {
          required: ['street'],
          oneOf: [
            { ...given('country', 'IND'), properties: { country: { enum: ['IND'] }, pin: text } },
            {
              properties: { country: { enum: ['NPL', 'LKA'] }, zone: { enum: ['a', 'b'] } },
              required: ['country', 'zone'],
            },
          ],
        },
      ),
    },
    { required: ['home'] },
  ),
  'an optional object with a choice': form({
    stay: form(
      { since: text },
      {
        oneOf: [
          { ...form({ street: text }, { required: ['street'] }), additionalProperties: true },
          { required: ['ship'], properties: { ship: text } },
        ],
      },
    ),
  }),
  'either an answer or another': form(
    { isAbroad: yesNo, country: text, a: yesNo, b: yesNo },
    {
      allOf: [
        { anyOf: [{ not: given('isAbroad', true) }, { required: ['country'] }] },
        { anyOf: [given('a', true), given('b', true)] },
      ],
    },
  ),
  'a day that one branch forbids': form(
    { until: { type: 'string' }, day: text },
    {
      oneOf: [
        { ...given('until', 'ever'), not: { required: ['day'] } },
        { ...given('until', 'day'), required: ['until', 'day'] },
      ],
    },
  ),
  'an answer in another object': form(
    { kind: form({ of: { enum: ['person', 'firm'] } }), name: text, firm: text },
    {
      oneOf: ['person', 'firm'].map((value) => ({
        properties: { kind: given('of', value) },
        required: ['kind', value === 'person' ? 'name' : 'firm'],
      })),
    },
  ),
  'a number that may be missing with a reason': form(
    { noNumber: yesNo, number: text, reason: text },
    {
      oneOf: [
        { properties: { noNumber: { not: { enum: [true] } } }, required: ['number'] },
        { ...given('noNumber', true), required: ['noNumber', 'reason'] },
      ],
    },
  ),
  'lists in lists, several choices, if and else': form(
    {
      trips: {
        type: 'array',
        maxItems: 3,
        minItems: 1,
        items: form(
          {
            to: text,
            stops: { type: 'array', maxItems: 2, items: form({ at: text }, { required: ['at'] }) },
          },
          { required: ['to'] },
        ),
      },
      ways: { type: 'array', uniqueItems: true, minItems: 1, items: { enum: ['post', 'mail'] } },
      age: { type: 'integer', minimum: 1, maximum: 99 },
    },
    {
      required: ['trips', 'ways', 'age'],
      if: { properties: { age: { minimum: 18 } }, required: ['age'] },
      then: { properties: { job: text }, required: ['job'] },
      else: { properties: { school: text }, required: ['school'] },
    },
  ),
};

/** A payload without what is not answered, and the answers that only tell branches apart. */
function answered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(answered);
  if (!isObject(value)) return value;
  const entries = Object.entries(value)
    .filter(([name]) => name !== 'choice')
    .map(([name, inner]) => [name, answered(inner)] as const);
  return Object.fromEntries(
    entries.filter(([, inner]) => inner !== '' && !(isObject(inner) && isEmpty(inner))),
  );
}

const isEmpty = (value: object) => Object.keys(value).length === 0;

it.each(Object.entries(sources))('sends what its source takes: %s', (_, source) => {
  const found = importSchema(
    { schema: JSON.stringify(source) },
    { key: 'tried', title: 'Tried' },
    knownCalls,
  );
  if ('problem' in found) throw new Error(found.problem);
  const definition = definitionOf('tried', { ...found.files, ...shared });
  const validate = new Ajv({ strict: false, allErrors: true }).compile(source);
  for (let seed = 0; seed < 12; seed++) {
    const known = (answers: Answers) =>
      contextOf(definition, { about: '', today: '2026-11-21', as, answers });
    const filled = fill(definition, known, { seed, optional: (seed % 3) / 2 });
    expect(filled.problems).toEqual([]);
    const now = { ...filled.context, steps: {}, acknowledged: [] };
    const outcome = nextOutcome(definition, now, resolveAnswers(definition, now, filled.answers));
    if (outcome.kind !== 'call') throw new Error(outcome.kind);
    const { policyNumber: _policy, etli_sub_type: _type, ...payload } = outcome.payload as Answers;
    const sent = answered(payload);
    validate(sent);
    expect({ sent, errors: validate.errors }).toEqual({ sent, errors: null });
  }
});
