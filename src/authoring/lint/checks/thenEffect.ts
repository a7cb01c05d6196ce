import { isObject, type Pointer, pointerOf, type Schema } from '#engine';
import { valuesIn } from '../../walk';
import { conditionsOf } from '../shared/conditions';
import { isEqual } from '../../assertionHolds';
import type { Rule } from '../values/rule';
import { type Situations, situationsOf } from '../values/situations';
import type { Check, Violation } from './check';

export const thenEffect: Check = {
  id: 'then-effect',
  isOfStructure: true,
  *run({ definition }) {
    const situations = situationsOf(definition);
    yield* emptyThens(situations);
    yield* weakerRules(situations);
    for (const { file, at, condition } of conditionsOf(definition))
      yield* repeatedAlternatives(file, at, condition);
  },
};

/** A `then` that shows, requires and limits nothing. */
function* emptyThens({ branches }: Situations): Generator<Violation> {
  for (const { then, at } of branches.branches) {
    if (!isObject(then) || !isEmpty(then)) continue;
    yield {
      file: 'schema',
      at: `${at}/then`,
      target: 'name',
      message:
        'This "then" has no effect: it shows and requires nothing. Say what follows, or remove the condition.',
    };
  }
}

const isEmpty = ({
  $comment: _comment,
  title: _title,
  description: _text,
  type: _type,
  ...rest
}: Schema) =>
  Object.values(rest).every((value) =>
    Array.isArray(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0,
  );

/** The limits of which the greater value is the weaker one, and those of which the smaller is. */
const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'ageBelow'];
const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'ageAtLeast'];

/** A limit of a `then` that one outside of it makes superfluous: both descriptions hold. */
function* weakerRules(situations: Situations): Generator<Violation> {
  for (const { at, rules, guards } of situations.branches.descriptions) {
    if (guards.length === 0) continue;
    const others = situations.rulesWithin(at, guards).filter((rule) => !rules.includes(rule));
    for (const rule of rules) {
      const stricter = others.find((other) => isStricter(other, rule));
      if (stricter)
        yield {
          file: 'schema',
          at: rule.at,
          message: `${rule.keyword} ${rule.value} has no effect: "${at}" has ${stricter.keyword} ${stricter.value} also where this condition is true. Describe the field in the branches only, or remove this limit.`,
        };
    }
  }
}

function isStricter(other: Rule, { keyword, value }: Rule): boolean {
  if (other.keyword !== keyword || typeof value !== 'number' || typeof other.value !== 'number')
    return false;
  return upper.includes(keyword)
    ? other.value < value
    : lower.includes(keyword) && other.value > value;
}

/** An alternative that is written twice, or that another one includes. */
function* repeatedAlternatives(
  file: 'schema' | 'request',
  at: Pointer,
  condition: Schema,
): Generator<Violation> {
  for (const [location, value] of valuesIn(condition, at)) {
    const keyword = ['anyOf', 'oneOf', 'allOf'].find((one) => location.endsWith(`/${one}`));
    if (!keyword || !Array.isArray(value)) continue;
    for (const [i, part] of value.entries()) {
      const first = value.findIndex(
        (other, k) =>
          k !== i && (isEqual(other, part) ? k < i : keyword !== 'allOf' && includes(other, part)),
      );
      if (first < 0) continue;
      yield {
        file,
        at: location + pointerOf(i),
        message: isEqual(value[first], part)
          ? `This part of ${keyword} repeats part ${first + 1}. Remove it, or correct what it tests.`
          : `This part of ${keyword} has no effect: where it is true, part ${first + 1} is true too. Remove it, or correct what it tests.`,
      };
    }
  }
}

/** Whether a test of one answer is true wherever another test of the same answer is. */
function includes(other: unknown, part: unknown): boolean {
  const [one, two] = [valuesTested(other), valuesTested(part)];
  return (
    one !== undefined &&
    two !== undefined &&
    one.name === two.name &&
    one.values.length > two.values.length &&
    two.values.every((value) => one.values.some((known) => isEqual(known, value)))
  );
}

/** The only answer that a condition tests, and the values that it allows. */
function valuesTested(condition: unknown): { name: string; values: unknown[] } | undefined {
  if (!isObject(condition) || !isObject(condition.properties)) return undefined;
  const [[name, test] = [], ...others] = Object.entries(condition.properties);
  const known = Object.keys(condition).every((keyword) =>
    ['properties', 'required', 'type'].includes(keyword),
  );
  if (name === undefined || others.length > 0 || !known || !isObject(test)) return undefined;
  if (!Array.isArray(condition.required) || condition.required.join() !== name) return undefined;
  const keywords = Object.keys(test).filter((keyword) => keyword !== 'type');
  if (keywords.join() === 'const') return { name, values: [test.const] };
  return keywords.join() === 'enum' && Array.isArray(test.enum)
    ? { name, values: test.enum }
    : undefined;
}
