import { inOneLine, isObject, type Json, type Schema } from '#engine';
import { allows, isAnswer, whyNoAnswer } from '../values/allows';
import { type Description, isAmong } from '../values/branches';
import { conflictOf } from '../values/conflict';
import { nameOf, type Rule, rulesOf } from '../values/rule';
import { type Situations, situationsOf } from '../values/situations';
import { rulesAround } from '../values/withoutValue';
import { visible } from '../shared/textFlaw';
import type { Check, Violation } from './check';

export const noValue: Check = {
  id: 'no-value',
  isOfStructure: true,
  *run({ definition }) {
    const situations = situationsOf(definition);
    const reported = new Set<string>();
    const report = function* (violations: Iterable<Violation>) {
      for (const violation of violations)
        if (!reported.has(violation.at)) {
          reported.add(violation.at);
          yield violation;
        }
    };
    for (const description of situations.branches.descriptions) {
      if (!situations.reachable.has(description)) continue;
      const rules = rulesAround(situations, description);
      const conflict = conflictOf(rules);
      const { at, place, schema } = description;
      if (conflict) yield* report([contradiction(at, conflict)]);
      else if (asksForNoChoice(schema))
        yield* report([
          {
            file: 'schema',
            at: `${place}/contains`,
            message: `"${at}" can never be valid: contains asks for a value that is none of the enum of its items. Correct one of them.`,
          },
        ]);
      else yield* report(neverChosen(at, rules));
      if (isObject(schema.items))
        yield* report(neverChosen(at, rulesOf(schema.items, `${place}/items`)));
    }
    for (const [one, other] of pairsOf(situations)) {
      const conflict = conflictOf([...rulesAround(situations, one), ...other.rules]);
      if (conflict) yield* report([contradiction(one.at, conflict, true)]);
    }
  },
};

/** Whether a list has to contain a value that its entries never are. */
function asksForNoChoice({ contains, items }: Schema): boolean {
  const listed: unknown = isObject(items) ? items.enum : undefined;
  if (!isObject(contains) || !Array.isArray(listed)) return false;
  const wanted: unknown = 'const' in contains ? [contains.const] : contains.enum;
  return Array.isArray(wanted) && !wanted.some((value) => listed.includes(value));
}

function contradiction(field: string, conflict: Rule[], isTogether = false): Violation {
  const own = conflict.at(-1)!;
  const others = conflict.slice(0, -1).map(nameOf);
  const when = isTogether ? 'where both conditions are true, ' : '';
  return {
    file: 'schema',
    at: own.at,
    message:
      others.length > 0
        ? `"${field}" can never be valid: ${when}${nameOf(own)} excludes every value that ${others.join(' and ')} ${others.length === 1 ? 'allows' : 'allow'}. Correct one of them.`
        : `"${field}" can never be valid: ${nameOf(own)} allows no value. Correct it.`,
  };
}

/** The values of `enum` that another rule forbids, so that choosing them is always an error. */
function* neverChosen(field: string, rules: Rule[]): Generator<Violation> {
  for (const { keyword, value: listed, at } of rules) {
    if (keyword !== 'enum' || !Array.isArray(listed)) continue;
    for (const [i, value] of (listed as Json[]).entries()) {
      const other = rules.find((rule) => rule.at !== at && !allows(rule, value));
      // A narrower list or a constant of a condition is a choice of its own.
      if (other && ['enum', 'const'].includes(other.keyword) && !isBeside(other, at)) continue;
      if (!other && isAnswer(value) && isOneLine(value)) continue;
      const reason = other ? `${nameOf(other)} forbids it` : whyNoAnswer(value);
      yield {
        file: 'schema',
        at: `${at}/${i}`,
        message: `${visible(JSON.stringify(value))} can never be chosen for "${field}": ${reason}. ${other ? 'Remove the value, or correct the rule.' : 'Correct or remove it.'}`,
      };
    }
  }
}

/** Nothing that is chosen has several lines. */
const isOneLine = (value: Json) => typeof value !== 'string' || inOneLine(value) === value;

const isBeside = (rule: Rule, at: string) =>
  rule.at.slice(0, rule.at.lastIndexOf('/')) === at.slice(0, at.lastIndexOf('/'));

/** Two descriptions of a field of which neither holds wherever the other does, and that can hold together. */
function* pairsOf(situations: Situations): Generator<[Description, Description]> {
  for (const [i, one] of situations.branches.descriptions.entries()) {
    if (one.guards.length === 0) continue;
    const others = situations.of(one.at);
    if (others.length < 2) continue;
    for (const other of situations.branches.descriptions.slice(i + 1)) {
      if (other.at !== one.at || isWithin(one, other) || isWithin(other, one)) continue;
      if (situations.canHold([...one.guards, ...other.guards])) yield [one, other];
    }
  }
}

const isWithin = (one: Description, other: Description) =>
  other.guards.every((guard) => isAmong(one.guards, guard));
