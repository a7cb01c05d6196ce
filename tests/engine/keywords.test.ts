import { expect, it } from 'vitest';
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

it('withinDays counts from today in both directions', () => {
  expect(holds('withinDays', '2026-12-21', 30)).toBe(true);
  expect(holds('withinDays', '2026-12-22', 30)).toBe(false);
  expect(holds('withinDays', '2026-10-22', 30)).toBe(true);
  expect(holds('withinDays', '2026-10-21', 30)).toBe(false);
});
