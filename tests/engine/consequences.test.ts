import { describe, expect, it } from 'vitest';
import { type Answers, findProblems, resolveAnswers, submitRequest } from '../../src/engine';
import { context, small } from './definitionOf';

const number = { type: 'number' };
const hidden = { 'ui:widget': 'hidden' };

/** Nights that are paid, which nobody sees, follow from two answers; what is paid for them follows from these. */
const definition = small(
  {
    properties: {
      nights: { ...number, minimum: 1 },
      icu: number,
      paid: { type: 'integer', readOnly: true, maximum: 90 },
      amount: { ...number, readOnly: true, maximum: 100_000 },
    },
    required: ['nights', 'paid'],
  },
  {
    icu: { 'ui:title': 'Nights in intensive care' },
    paid: { ...hidden, 'ui:messages': { maximum: 'We pay for at most {limit} nights' } },
    amount: { ...hidden, 'ui:messages': { maximum: 'We pay at most {limit}' } },
  },
  {
    prefill: {
      '/paid': { compute: 'sum', of: ['/answers/nights', '/answers/icu'] },
      '/amount': { compute: 'product', of: ['/answers/paid', { const: 2000 }] },
    },
  },
);

const problemsOf = (answers: Answers, given = definition) =>
  findProblems(given, context, resolveAnswers(given, context, answers)).map(
    ({ at, rule, message }) => [at, rule, message],
  );

describe('a problem of a value that is computed and not shown', () => {
  it('is told at the first shown answer that it follows from, and what follows from it is not', () => {
    expect(problemsOf({ nights: 80, icu: 20 })).toEqual([
      ['/nights', 'maximum', 'We pay for at most 90 nights'],
    ]);
  });

  it('is the one of the first answer also through another hidden value', () => {
    expect(problemsOf({ nights: 60 })).toEqual([['/nights', 'maximum', 'We pay at most 100000']]);
  });

  it('is not told where an answer that it follows from is wrong or missing', () => {
    expect(problemsOf({ nights: 0.5 })).toEqual([
      ['/nights', 'minimum', 'nights must be 1 or more'],
    ]);
    expect(problemsOf({ icu: 0.5 })).toEqual([['/nights', 'required', 'Please enter nights']]);
  });

  it('is one of the form where it follows from no shown answer', () => {
    const of = small(
      { properties: { code: { type: 'string', readOnly: true, maxLength: 3 } } },
      { code: hidden },
      { prefill: { '/code': '/customer/code' } },
    );
    const known = { ...context, customer: { clientId: 'C1', code: 'ABCD' } };
    const outcome = submitRequest(of, known, {});
    expect(outcome).toMatchObject({ kind: 'problems', problems: [{ at: '', rule: 'maxLength' }] });
  });

  it('is told in its own entry of a list', () => {
    const lines = small(
      {
        properties: {
          lines: {
            type: 'array',
            items: {
              type: 'object',
              properties: {
                units: number,
                price: number,
                net: { ...number, readOnly: true, maximum: 10 },
              },
            },
          },
        },
      },
      { lines: { items: { net: hidden } } },
      {
        prefill: { '/lines/items/net': { compute: 'product', of: ['/item/units', '/item/price'] } },
      },
    );
    const entries = [
      { units: 1, price: 2 },
      { units: 4, price: 5 },
    ];
    expect(problemsOf({ lines: entries }, lines)).toEqual([
      ['/lines/1/units', 'maximum', 'net must be 10 or less'],
    ]);
  });

  it('is told at the answer that chooses it', () => {
    const chosen = small(
      {
        properties: {
          kind: { type: 'string', enum: ['a', 'b'] },
          limit: { type: 'integer', readOnly: true, minimum: 1 },
        },
      },
      { limit: hidden },
      {
        prefill: {
          '/limit': {
            choose: [
              {
                when: {
                  properties: { answers: { properties: { kind: { const: 'b' } } } },
                  required: ['answers'],
                },
                is: 0,
              },
              { is: 1 },
            ],
          },
        },
      },
    );
    expect(problemsOf({ kind: 'a' }, chosen)).toEqual([]);
    expect(problemsOf({ kind: 'b' }, chosen)).toEqual([
      ['/kind', 'minimum', 'limit must be 1 or more'],
    ]);
  });
});

it('leaves a problem of a computed value that is shown where it is', () => {
  const shown = small(
    { properties: { one: number, twice: { ...number, readOnly: true, maximum: 10 } } },
    {},
    { prefill: { '/twice': { compute: 'sum', of: ['/answers/one', '/answers/one'] } } },
  );
  expect(problemsOf({ one: 6 }, shown)).toEqual([
    ['/twice', 'maximum', 'twice must be 10 or less'],
  ]);
});
