import { expect, it } from 'vitest';
import { compileSchema } from '../../src/engine/compile';
import { keywords } from '../../src/engine/keywords';

const today = '2026-11-21';

function holds(name: string, value: unknown, limit: unknown, root: unknown = {}): boolean {
  return keywords.find((keyword) => keyword.name === name)!.validate!(value, limit, {
    root,
    parent: {},
    today,
  });
}

it('before, after, notBefore and notAfter compare a date with today', () => {
  expect(holds('before', '2026-11-20', 'today')).toBe(true);
  expect(holds('before', '2026-11-21', 'today')).toBe(false);
  expect(holds('after', '2026-11-22', 'today')).toBe(true);
  expect(holds('after', '2026-11-21', 'today')).toBe(false);
  expect(holds('notBefore', '2026-11-21', 'today')).toBe(true);
  expect(holds('notBefore', '2026-11-20', 'today')).toBe(false);
  expect(holds('notAfter', '2026-11-21', 'today')).toBe(true);
  expect(holds('notAfter', '2026-11-22', 'today')).toBe(false);
});

it('notAfter compares a date with another answer, and accepts any date without that answer', () => {
  expect(holds('notAfter', '2026-01-02', '/to', { to: '2026-01-01' })).toBe(false);
  expect(holds('notAfter', '2026-01-02', '/to', {})).toBe(true);
});

it('ageAtLeast and ageBelow include the birthday in the year', () => {
  expect(holds('ageAtLeast', '2008-11-21', 18)).toBe(true);
  expect(holds('ageAtLeast', '2008-11-22', 18)).toBe(false);
  expect(holds('ageBelow', '2008-11-22', 18)).toBe(true);
  expect(holds('ageBelow', '2008-11-21', 18)).toBe(false);
  expect(holds('ageBelow', 'not a date', 18)).toBe(false);
});

it('before throws when the context has no day', () => {
  const before = keywords.find(({ name }) => name === 'before')!;
  const place = { root: {}, parent: {}, today: undefined };
  expect(() => before.validate!('2026-11-21', 'today', place)).toThrow('without the day');
});

it('sumEquals adds up a number of each entry and counts a missing one as 0', () => {
  const limit = { of: 'percentage', total: 100 };
  expect(holds('sumEquals', [{ percentage: 60 }, { percentage: 40 }], limit)).toBe(true);
  expect(holds('sumEquals', [{ percentage: 60 }, {}], limit)).toBe(false);
  expect(holds('sumEquals', [], limit)).toBe(false);
});

it('sumEquals and sumAtMost add decimal numbers as on paper', () => {
  const shares = (...numbers: unknown[]) => numbers.map((share) => ({ share, from: 'A' }));
  const hundred = { of: 'share', total: 100 };
  expect(holds('sumEquals', shares(28.4, 35.8, 35.8), hundred)).toBe(true);
  expect(holds('sumEquals', shares(28.4, 35.8, 35.81), hundred)).toBe(false);
  expect(holds('sumEquals', shares(1e22, 1, 'Infinity'), hundred)).toBe(false);
  const limit = { of: 'share', by: 'from', total: 0.06 };
  expect(holds('sumAtMost', shares(0.01, 0.05), limit)).toBe(true);
  expect(holds('sumAtMost', shares(0.01, 0.0500001), limit)).toBe(false);
  expect(holds('sumAtMost', shares(-0.01, 0.07), limit)).toBe(true);
});

it.each([
  [1000.06, 0.01, true],
  [1000.065, 0.01, false],
  [-4.35, 0.05, true],
  [123456789.01, 0.01, true],
  [7, 2, false],
  [1e21, 5, true],
  [1e-7, 1e-8, true],
  [0.3, 0.1, true],
  [0, 0.25, true],
  [5e-324, 1, false],
])('%d is a multiple of %d: %s', (value, multipleOf, expected) => {
  const validate = compileSchema({ type: 'number', multipleOf });
  expect(validate(value)).toBe(expected);
});

it('changedFrom ignores the order of properties and the properties of the form', () => {
  const limit = { from: '/first', besides: ['isOpen'] };
  const root = { first: [{ name: 'A', share: 1 }] };
  expect(holds('changedFrom', [{ share: 1, name: 'A', isOpen: true }], limit, root)).toBe(false);
  expect(holds('changedFrom', [{ share: 2, name: 'A' }], limit, root)).toBe(true);
  expect(holds('changedFrom', [], limit, root)).toBe(true);
  expect(holds('changedFrom', [], limit, {})).toBe(false);
});

it('sameAs compares texts and ignores case', () => {
  const root = { customer: { pan: 'abcps1234f' } };
  expect(holds('sameAs', 'ABCPS1234F', '/customer/pan', root)).toBe(true);
  expect(holds('sameAs', 'ABCPS1234G', '/customer/pan', root)).toBe(false);
  expect(holds('sameAs', 'ABCPS1234F', '/customer/pan', {})).toBe(false);
});

it('notAfter compares a year alone with the year of the other day', () => {
  expect(holds('notAfter', '2026', 'today')).toBe(true);
  expect(holds('notAfter', '2027', 'today')).toBe(false);
});

it('numberAtLeast and numberAtMost read the first number of a text', () => {
  expect(holds('numberAtLeast', '25', 25)).toBe(true);
  expect(holds('numberAtLeast', '24', 25)).toBe(false);
  expect(holds('numberAtMost', 'Rs 5,00,000 in all', 500_000)).toBe(true);
  expect(holds('numberAtMost', 'about 43 weeks', 42)).toBe(false);
  expect(holds('numberAtMost', '62.5', 62)).toBe(false);
  for (const name of ['numberAtLeast', 'numberAtMost'])
    expect(holds(name, 'many', 5), name).toBe(false);
});

it('numberAtLeast and numberAtMost take a text that is a number with its sign and its decimals', () => {
  expect(holds('numberAtLeast', '-5', 0)).toBe(false);
  expect(holds('numberAtMost', '.5', 1)).toBe(true);
  expect(holds('numberAtMost', ' -1,000.25 ', -1000.25)).toBe(true);
});

it('a number is finite, although JSON can say one that is not', () => {
  const validate = compileSchema({ type: 'number' });
  expect(validate(JSON.parse('1e308'))).toBe(true);
  expect(validate(JSON.parse('1e999'))).toBe(false);
});

it('withinDays counts from today in both directions', () => {
  expect(holds('withinDays', '2026-12-21', 30)).toBe(true);
  expect(holds('withinDays', '2026-12-22', 30)).toBe(false);
  expect(holds('withinDays', '2026-10-22', 30)).toBe(true);
  expect(holds('withinDays', '2026-10-21', 30)).toBe(false);
});

it('numberAtLeast and numberAtMost take another answer, or a percentage of it, as on paper', () => {
  const root = { value: 1000.1, text: '₹ 1,000.10', none: 'a lot' };
  const quarter = { percent: 25, of: '/value' };
  expect(holds('numberAtMost', 250.025, quarter, root)).toBe(true);
  expect(holds('numberAtMost', 250.0250001, quarter, root)).toBe(false);
  expect(holds('numberAtMost', 1000.1, '/text', root)).toBe(true);
  expect(holds('numberAtLeast', 1000.09, '/text', root)).toBe(false);
  expect(holds('numberAtMost', 0.3, { percent: 10, of: '/three' }, { three: 3 })).toBe(true);
  expect(holds('numberAtLeast', '20 weeks', { percent: 200, of: '/ten' }, { ten: 10 })).toBe(true);
  // Without the other number nothing is judged.
  for (const other of ['/missing', '/none', { percent: 25, of: '/missing' }])
    expect(holds('numberAtMost', 9e9, other, root)).toBe(true);
});

it('anyRequired and atMostOne count the properties that are there, but for empty lists', () => {
  const names = ['a', 'b', 'c'];
  const counted = (value: object) =>
    ['anyRequired', 'atMostOne'].map((one) => holds(one, value, names));
  expect(counted({ d: 1, e: 2 })).toEqual([false, true]);
  expect(counted({ b: false })).toEqual([true, true]);
  expect(counted({ a: 1, c: '' })).toEqual([true, false]);
  expect(counted({ a: [] })).toEqual([false, true]);
  expect(counted({ a: [], b: 1, c: [] })).toEqual([true, true]);
  expect(counted({ a: [0], b: 1 })).toEqual([true, false]);
});

it('./name is an answer in the same entry', () => {
  const items = {
    type: 'object',
    properties: { held: { type: 'number' }, units: { type: 'number', numberAtMost: './held' } },
  };
  const schema = { type: 'object', properties: { rows: { type: 'array', items } } };
  const validate = compileSchema(schema);
  const rows = (...units: number[]) => ({ rows: units.map((one, i) => ({ held: i, units: one })) });
  expect(validate(rows(0, 1, 2))).toBe(true);
  expect(validate(rows(0, 2, 2))).toBe(false);
});

it('the total of a sum is another answer or a percentage of it, and sumAtMost needs no groups', () => {
  const list = [{ share: 0.1 }, { share: 0.2 }];
  const of = 'share';
  expect(holds('sumEquals', list, { of, total: '/sum' }, { sum: 0.3 })).toBe(true);
  expect(holds('sumEquals', list, { of, total: '/sum' }, { sum: 0.31 })).toBe(false);
  expect(holds('sumEquals', list, { of, total: '/sum' })).toBe(true);
  expect(holds('sumAtMost', list, { of, total: { percent: 1, of: '/sum' } }, { sum: 30 })).toBe(
    true,
  );
  expect(holds('sumAtMost', list, { of, total: 0.29 })).toBe(false);
});
