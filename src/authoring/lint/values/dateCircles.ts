import type { Pointer } from '#engine';
import type { Description } from './branches';
import { comparisonsOf } from './comparisons';
import { daysOf } from './dates';
import type { Rule } from './rule';
import type { Situations } from './situations';

/** The first date is at most so many days after the second. */
interface Order {
  from: Pointer;
  to: Pointer;
  days: number;
  rule: Rule;
  description: Description;
}

const today = 'today';
/** Circles of more rules than this are not looked for. */
const maxLength = 8;
const maxSteps = 5000;

/** The rules on dates that cannot hold together, for they lead in a circle over several fields. */
export function* dateCircles(situations: Situations): Generator<Order[]> {
  const orders = [...ordersOf(situations)];
  let steps = 0;
  for (const [i, start] of orders.entries()) {
    // Each circle once: from its first rule on.
    const later = orders.slice(i);
    const search = function* (path: Order[], days: number): Generator<Order[]> {
      const end = path.at(-1)!.to;
      if (end === start.from) {
        if (days < 0 && isAcrossFields(path) && canHoldTogether(situations, path)) yield path;
        return;
      }
      if (path.length === maxLength) return;
      for (const next of later)
        if (
          next.from === end &&
          !path.some(({ from }) => from === next.to && next.to !== start.from) &&
          ++steps < maxSteps
        )
          yield* search([...path, next], days + next.days);
    };
    yield* search([start], start.days);
  }
}

const isAcrossFields = (path: Order[]) =>
  new Set(path.flatMap(({ from, to }) => [from, to]).filter((node) => node !== today)).size > 1;

function canHoldTogether(situations: Situations, path: Order[]): boolean {
  const tests = path.map(({ description }) => ({
    field: description.at,
    rules: [],
    at: description.place,
  }));
  return situations.canHold(
    [...new Set(path.flatMap(({ description }) => description.guards))],
    tests,
  );
}

function* ordersOf(situations: Situations): Generator<Order> {
  for (const { rule, description, other, isSoft } of comparisonsOf(situations)) {
    const [one, two] = [description.at, other];
    const base = { rule, description };
    if (one === two || isSoft) continue;
    if (rule.keyword === 'sameAs') {
      yield { ...base, from: one, to: two, days: 0 };
      yield { ...base, from: two, to: one, days: 0 };
    }
    if (rule.keyword === 'before') yield { ...base, from: one, to: two, days: -1 };
    if (rule.keyword === 'notAfter') yield { ...base, from: one, to: two, days: 0 };
    if (rule.keyword === 'after') yield { ...base, from: two, to: one, days: -1 };
    if (rule.keyword === 'notBefore') yield { ...base, from: two, to: one, days: 0 };
  }
  for (const description of situations.branches.descriptions)
    for (const rule of description.rules) {
      const days = daysOf(rule);
      if (!days) continue;
      if (days.max < Infinity)
        yield { from: description.at, to: today, days: days.max, rule, description };
      if (days.min > -Infinity)
        yield { from: today, to: description.at, days: -days.min, rule, description };
    }
}
