import { expect, it } from 'vitest';
import { submitRequest, withReadOnlyValues } from '../../src/engine';
import { compute } from '../../src/engine/computations';
import { context, small } from './definitionOf';

const today = '2026-11-21';

it('writes rupees as they are typed, and nothing where there are none', () => {
  expect(compute('amount', [25080.5], today)).toBe('25080.50');
  expect(compute('amount', [100], today)).toBe('100.00');
  for (const none of [0, -5, undefined, ''])
    expect(compute('amount', [none], today)).toBeUndefined();
});

it('converts feet and inches to centimetres with two decimals', () => {
  expect(compute('heightInCm', [5, 7], today)).toBe(170.18);
  expect(compute('heightInCm', [6, 0], today)).toBe(182.88);
  expect(compute('heightInCm', [5, undefined], today)).toBeUndefined();
});

it('computes an age in whole years, and formats a date as DD-MM-YYYY', () => {
  expect(compute('yearsBetween', ['1985-04-12', today], today)).toBe(41);
  expect(compute('yearsBetween', ['1985-11-22', today], today)).toBe(40);
  expect(compute('dayMonthYear', [today], today)).toBe('21-11-2026');
  expect(compute('joinedBySpaces', ['12 Lake View', '', undefined, 'Bandra'], today)).toBe(
    '12 Lake View Bandra',
  );
});

it.each(['', 'soon', '2026-02-31', '2026-13-01', undefined])(
  'computes nothing from %j, which is no date',
  (date) => {
    for (const name of ['yearsBetween', 'monthsBetween', 'daysBetween']) {
      expect(compute(name, [date, today], today)).toBeUndefined();
      expect(compute(name, [today, date], today)).toBeUndefined();
    }
    for (const name of ['daysAfter', 'monthsAfter', 'yearsAfter', 'dayMonthYear'])
      expect(compute(name, [date, 1], today)).toBeUndefined();
    expect(compute('financialYears', [date, today], today)).toEqual([]);
    expect(compute('financialYears', [today, date], today)).toEqual([]);
  },
);

it.each([
  ['sum', [0.1, 0.2, [1, '₹ 1,000.50', undefined]], 1001.8],
  ['sum', [undefined, []], 0],
  ['count', [[1, '', null], 'x', undefined], 2],
  ['largest', [3, [undefined, 12], '7'], 12],
  ['smallest', [3, [undefined, 12], '7'], 3],
  ['smallest', [undefined, []], undefined],
  ['difference', [1000.1, 0.2, 0.3], 999.6],
  ['difference', [1000, undefined], undefined],
  ['product', [1520.4321, 42.1875], 64143.22921875],
  ['product', [2, undefined], undefined],
  ['quotient', [100, 3], 33],
  ['quotient', [0.35, 0.1], 3],
  ['quotient', ['1,000', 3], 333],
  ['quotient', [-7, 2], -3],
  ['quotient', [7, 0], undefined],
  ['quotient', [7, undefined], undefined],
  ['quotient', [1e308, 0.1], undefined],
  ['sum', [1e308, 1e308], undefined],
  ['difference', [-1e308, 1e308], undefined],
  ['product', [1e308, 10], undefined],
  ['percent', [25, 1000.1], 250.025],
  ['percent', [1e308, 1e308], undefined],
  ['daysBetween', ['2024-02-28', '2024-03-01'], 2],
  ['daysBetween', ['2024-03-01', '2024-02-28'], -2],
  ['monthsBetween', ['2026-01-31', '2026-02-28'], 0],
  ['monthsBetween', ['2025-12-15', '2026-03-15'], 3],
  ['yearsBetween', ['2024-02-29', '2025-02-28'], 0],
  ['daysAfter', ['2024-02-28', 2], '2024-03-01'],
  ['monthsAfter', ['2026-01-31', 1], '2026-02-28'],
  ['monthsAfter', ['2024-01-31', 1], '2024-02-29'],
  ['monthsAfter', ['2026-01-31', 13], '2027-02-28'],
  ['monthsAfter', ['2026-03-31', -1], '2026-02-28'],
  ['yearsAfter', ['2024-02-29', 3], '2027-02-28'],
  ['yearsAfter', ['2023-11-21', 3], '2026-11-21'],
  ['yearsAfter', ['2023-11-21', 1.5], undefined],
  ['yearsAfter', ['2023-11-21', 9e9], undefined],
])('%s of %j is %j', (name, values, expected) => {
  expect(compute(name, values, today)).toBe(expected);
});

it('takes constants, the entries of lists and a part of each', () => {
  const definition = small(
    {
      properties: {
        rows: {
          type: 'array',
          items: { type: 'object', properties: { amount: { type: 'number' } } },
        },
        extra: { type: 'number' },
        total: { type: 'number', readOnly: true },
        rows_given: { type: 'integer', readOnly: true },
        from: { type: 'string', readOnly: true },
      },
    },
    {},
    {
      prefill: {
        '/total': {
          compute: 'sum',
          of: ['/answers/rows', '/answers/extra', { const: 0.5 }],
          take: '/amount',
        },
        '/rows_given': { compute: 'count', of: ['/answers/rows'] },
        '/from': { compute: 'yearsAfter', of: ['/today', { const: 3 }] },
      },
    },
  );
  const rows = [{ amount: 0.1 }, { amount: 0.2 }, {}];
  expect(withReadOnlyValues(definition, context, { rows, extra: 1, total: 99 })).toMatchObject({
    total: 1.8,
    rows_given: 3,
    from: '2029-11-21',
  });
});

it('fills a readOnly field of each entry from its entry, whatever is sent', () => {
  const held = { find: { in: '/loaded/funds', by: 'code', is: '/item/fund' }, take: '/units' };
  const definition = small(
    {
      properties: {
        lines: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              fund: { type: 'string' },
              held: { type: 'number', readOnly: true },
              units: { type: 'number', numberAtMost: './held' },
            },
          },
        },
      },
    },
    {},
    { prefill: { '/lines/items/held': held } },
  );
  const loaded = {
    funds: [
      { code: 'A', units: 1.5 },
      { code: 'B', units: 20 },
    ],
  };
  const own = { ...context, loaded };
  const lines = [
    { fund: 'B', units: 20 },
    { fund: 'A', units: 2, held: 99 },
  ];
  expect(withReadOnlyValues(definition, own, { lines })).toEqual({
    lines: [
      { fund: 'B', units: 20, held: 20 },
      { fund: 'A', units: 2, held: 1.5 },
    ],
  });
  expect(submitRequest(definition, own, { lines })).toMatchObject({
    kind: 'problems',
    problems: [{ at: '/lines/1/units', rule: 'numberAtMost' }],
  });
});

it('reads its entry also in a group of an entry', () => {
  const inner = {
    type: 'object',
    properties: {
      double: { type: 'number', readOnly: true },
      most: { type: 'number', numberAtMost: './double' },
    },
  };
  const definition = small(
    {
      properties: {
        lines: {
          type: 'array',
          items: { type: 'object', properties: { units: { type: 'number' }, inner } },
        },
      },
    },
    {},
    {
      prefill: {
        '/lines/items/inner/double': { compute: 'product', of: ['/item/units', { const: 2 }] },
      },
    },
  );
  const lines = [{ units: 3, inner: { most: 9, double: 99 } }];
  expect(withReadOnlyValues(definition, context, { lines })).toEqual({
    lines: [{ units: 3, inner: { most: 9, double: 6 } }],
  });
  expect(submitRequest(definition, context, { lines })).toMatchObject({
    kind: 'problems',
    problems: [{ at: '/lines/0/inner/most', rule: 'numberAtMost' }],
  });
});

it('has no other computations', () => {
  expect(() => compute('magic', [], today)).toThrow('Unknown computation "magic".');
});

it('computes a value from the answers and ignores a sent one', () => {
  const definition = small(
    {
      properties: {
        feet: { type: 'integer' },
        inches: { type: 'integer' },
        cm: { type: 'number', readOnly: true },
      },
    },
    {},
    { prefill: { '/cm': { compute: 'heightInCm', of: ['/answers/feet', '/answers/inches'] } } },
  );
  expect(withReadOnlyValues(definition, context, { feet: 5, inches: 7, cm: 1 })).toMatchObject({
    cm: 170.18,
  });
});

it('rounds a computed number to the multiple that its field is of, half upwards', () => {
  const amount = { type: 'number', multipleOf: 0.01 };
  const definition = small(
    {
      properties: {
        paid: { type: 'number' },
        tax: { ...amount, readOnly: true },
        whole: { type: 'integer', readOnly: true },
        exact: { type: 'number', readOnly: true },
      },
    },
    {},
    {
      prefill: Object.fromEntries(
        ['/tax', '/whole', '/exact'].map((at) => [
          at,
          { compute: 'percent', of: [{ const: 7.5 }, '/answers/paid'] },
        ]),
      ),
    },
  );
  const of = (paid: number) => withReadOnlyValues(definition, context, { paid });
  expect(of(1.01)).toEqual({ paid: 1.01, tax: 0.08, whole: 0, exact: 0.07575 });
  expect(of(-1.01)).toMatchObject({ tax: -0.08 });
  expect(of(20)).toMatchObject({ tax: 1.5, whole: 2 });
  expect(of(4.6)).toMatchObject({ tax: 0.35, exact: 0.345 });
});
