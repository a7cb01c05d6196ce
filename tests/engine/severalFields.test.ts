import { describe, expect, it } from 'vitest';
import { fill } from '../../src/authoring/fill';
import { type Answers, findProblems, resolveAnswers, type Schema, type Ui } from '../../src/engine';
import { context, small } from './definitionOf';

const text = { type: 'string', maxLength: 20 };
const names = ['mobile', 'landline', 'email'];
const ways = Object.fromEntries(names.map((name) => [name, text]));
const ui = Object.fromEntries(names.map((name) => [name, { 'ui:title': name.toUpperCase() }]));
const isReached = { properties: { reach: { const: true } }, required: ['reach'] };

const problemsOf = (schema: Schema, answers: Answers, words: Ui = ui) => {
  const definition = small(schema, words);
  return findProblems(definition, context, resolveAnswers(definition, context, answers));
};

describe('fields of which one is allowed', () => {
  const schema = { properties: ways, atMostOne: names };

  it.each([[{}], [{ landline: '022' }], [{ mobile: '', landline: ' ', email: 'a@b.in' }]])(
    'take %j',
    (answers) => {
      expect(problemsOf(schema, answers)).toEqual([]);
    },
  );

  it('have the problem at the second that is answered, with the titles of all', () => {
    const message = 'Please fill in only one of these: MOBILE, LANDLINE, EMAIL';
    const found = { rule: 'atMostOne', message };
    expect(problemsOf(schema, { mobile: '98', email: 'a@b.in' })).toEqual([
      { ...found, at: '/email' },
    ]);
    expect(problemsOf(schema, { landline: '022', email: 'a@b.in', mobile: '98' })).toEqual([
      { ...found, at: '/landline' },
    ]);
  });

  it('have it where the form shows it', () => {
    const sections = [{ fields: ['mobile', 'landline'] }];
    const [found] = problemsOf(
      schema,
      { mobile: '98', email: 'a@b.in' },
      { ...ui, 'ui:sections': sections },
    );
    expect(found!.at).toBe('/mobile');
  });

  it('are named with their sections where two have one title', () => {
    const words = {
      ...ui,
      landline: { 'ui:title': 'MOBILE' },
      'ui:sections': [
        { title: 'At home', fields: ['mobile', 'email'] },
        { title: 'At work', fields: ['landline'] },
      ],
    };
    const [found] = problemsOf(schema, { mobile: '98', email: 'a@b.in' }, words);
    expect(found!.message).toBe(
      'Please fill in only one of these: MOBILE (At home), MOBILE (At work), EMAIL',
    );
  });

  it('count a list by its entries', () => {
    const rows = { type: 'array', items: { type: 'object', properties: { city: text } } };
    const found = (answers: Answers) =>
      problemsOf(
        {
          properties: { rows, mobile: text },
          anyRequired: ['rows', 'mobile'],
          atMostOne: ['rows', 'mobile'],
        },
        answers,
      ).map(({ at, rule }) => [at, rule]);
    expect(found({ rows: [], mobile: '98' })).toEqual([]);
    expect(found({ rows: [] })).toEqual([['/rows', 'anyRequired']]);
    expect(found({ rows: [{ city: 'Pune' }], mobile: '98' })).toEqual([['/mobile', 'atMostOne']]);
  });

  it('may be in a group, and in the entries of a list', () => {
    const group = { type: 'object', ...schema };
    const inner = { mobile: '98', landline: '022' };
    const at = (properties: Schema, answers: Answers) =>
      problemsOf({ properties }, answers).map((problem) => problem.at);
    expect(at({ home: group }, { home: inner })).toEqual(['/home/landline']);
    expect(at({ rows: { type: 'array', items: group } }, { rows: [{}, inner] })).toEqual([
      '/rows/1/landline',
    ]);
  });

  it('are exactly one beside anyRequired', () => {
    const one = { ...schema, anyRequired: names };
    expect(problemsOf(one, {})).toMatchObject([{ at: '/mobile', rule: 'anyRequired' }]);
    expect(problemsOf(one, { email: 'a@b.in' })).toEqual([]);
    expect(problemsOf(one, { mobile: '98', email: 'a@b.in' })).toMatchObject([
      { at: '/email', rule: 'atMostOne' },
    ]);
  });

  it('are filled in one by one', () => {
    const definition = small({ ...schema, anyRequired: names });
    for (const seed of [1, 2, 3, 4]) {
      const { answers, problems } = fill(definition, () => context, {
        seed,
        attempts: 1,
        optional: 1,
      });
      expect(problems).toEqual([]);
      expect(names.filter((name) => answers[name] !== undefined)).toHaveLength(1);
    }
    const goals = new Map([['/landline', { isAnswered: true, schemas: [] }]]);
    const { answers } = fill(definition, () => context, { goals, optional: 1 });
    expect(Object.keys(answers).filter((name) => answers[name] !== undefined)).toEqual([
      'landline',
    ]);
  });
});

it('tells that one of several is missing at the first that the form shows', () => {
  const schema = {
    properties: { reach: { type: 'boolean' }, landline: text },
    anyRequired: ['mobile', 'landline'],
    allOf: [{ if: isReached, then: { properties: { mobile: text } } }],
  };
  const at = (answers: Answers) => problemsOf(schema, answers).map((problem) => problem.at);
  expect(at({})).toEqual(['/landline']);
  expect(at({ reach: true })).toEqual(['/mobile']);
});
