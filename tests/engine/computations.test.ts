import { expect, it } from 'vitest';
import { withReadOnlyValues } from '../../src/engine';
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
  expect(compute('ageInYears', ['1985-04-12'], today)).toBe(41);
  expect(compute('ageInYears', ['1985-11-22'], today)).toBe(40);
  expect(compute('dayMonthYear', [today], today)).toBe('21-11-2026');
  expect(compute('joinedBySpaces', ['12 Lake View', '', undefined, 'Bandra'], today)).toBe(
    '12 Lake View Bandra',
  );
});

it.each(['', 'soon', '2026-02-31', '2026-13-01', undefined])(
  'computes nothing from %j, which is no date',
  (date) => {
    for (const name of ['ageInYears', 'dayBefore', 'dayMonthYear'])
      expect(compute(name, [date], today)).toBeUndefined();
    expect(compute('financialYears', [date, today], today)).toEqual([]);
    expect(compute('financialYears', [today, date], today)).toEqual([]);
  },
);

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
