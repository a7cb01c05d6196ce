import { expect, it } from 'vitest';
import { offeredChoices, submitRequest } from '../../src/engine';
import { context, small } from './definitionOf';

const isTrad = {
  properties: { policy: { properties: { planType: { const: 'TRAD' } }, required: ['planType'] } },
  required: ['policy'],
};
const isForHome = {
  properties: { answers: { properties: { reason: { const: 'home' } }, required: ['reason'] } },
  required: ['answers'],
};

const loan = small(
  {
    properties: {
      reason: { type: 'string', enum: ['home', 'health'] },
      often: { type: 'string', enum: ['year', 'half', 'month'] },
      several: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['a', 'b'] } },
    },
    required: ['reason', 'often'],
  },
  {},
  {
    choices: {
      '/often': { half: { when: isTrad }, month: { when: isForHome } },
      '/several': { b: { when: isTrad } },
    },
  },
);

const ofPlan = (planType: string) => ({ ...context, policy: { ...context.policy!, planType } });
const problemsOf = (planType: string, answers: object) => {
  const outcome = submitRequest(loan, ofPlan(planType), { reason: 'health', ...answers });
  return outcome.kind === 'problems' ? outcome.problems : [];
};

it('offers a choice where its condition over the records or other answers holds', () => {
  const all = ['year', 'half', 'month'].map((value) => ({ value }));
  const offered = (planType: string, reason: string) =>
    offeredChoices(loan, ofPlan(planType), { reason }, '/often', all).map(({ value }) => value);
  expect(offered('TRAD', 'health')).toEqual(['year', 'half']);
  expect(offered('ULIP', 'home')).toEqual(['year', 'month']);
  expect(offered('ULIP', 'health')).toEqual(['year']);
});

it('refuses a choice that was not offered, or is no longer', () => {
  expect(problemsOf('TRAD', { often: 'half' })).toEqual([]);
  expect(problemsOf('ULIP', { often: 'half' })).toMatchObject([
    {
      at: '/often',
      rule: 'choice',
      message: 'What you chose for often is not available to you now. Please choose again.',
    },
  ]);
  expect(problemsOf('TRAD', { often: 'month' })).toMatchObject([{ at: '/often', rule: 'choice' }]);
  expect(problemsOf('TRAD', { often: 'month', reason: 'home' })).toEqual([]);
});

it('refuses one of several choices that was not offered', () => {
  expect(problemsOf('TRAD', { often: 'year', several: ['a', 'b'] })).toEqual([]);
  expect(problemsOf('ULIP', { often: 'year', several: ['a', 'b'] })).toMatchObject([
    { at: '/several', rule: 'choice' },
  ]);
});
