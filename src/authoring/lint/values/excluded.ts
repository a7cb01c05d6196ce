import { isObject, type Pointer, type Schema } from '#engine';
import { isEqual } from '../../assertionHolds';
import { allows, isCertain } from './allows';
import type { Rule } from './rule';
import { type Alternative, alternativesOf } from './tests';
import { valuesOf } from './valueSet';

/**
 * What a condition excludes (`not`): the ways of which none may be true. Only where each answer that is tested there is
 * required, too: other tests also hold without it.
 */
export function excludedBy(condition: Schema, at: Pointer, scope: Pointer): Alternative[] {
  const parts = (Array.isArray(condition.allOf) ? condition.allOf : []).filter(isObject);
  const inner = parts.flatMap((part, i) => excludedBy(part, `${at}/allOf/${i}`, scope));
  const own =
    isObject(condition.not) && needsAnswers(condition.not)
      ? (alternativesOf(condition.not, `${at}/not`, scope) ?? [])
      : [];
  return [...inner, ...own];
}

/** Whether a condition tests nothing that may be missing, and nothing by another `not`. */
function needsAnswers(condition: Schema): boolean {
  const {
    properties = {},
    required = [],
    anyOf = [],
    allOf = [],
    type: _type,
    ...rest
  } = condition;
  return (
    Object.keys(rest).length === 0 &&
    Object.entries<Schema>(properties).every(
      ([name, test]) => required.includes(name) && hasNoInner(test),
    ) &&
    [...anyOf, ...allOf].every(needsAnswers)
  );
}

/** Keywords of a test that hold further tests, which {@link alternativesOf} may leave out. */
const inner = ['properties', 'items', 'required', 'not', 'anyOf', 'allOf', 'oneOf', 'if'];

const hasNoInner = (test: Schema): boolean => !inner.some((keyword) => keyword in test);

/** Whether all tests of an alternative hold wherever `answered` does: what is known of each answer that is there. */
export const isMet = (alternative: Alternative, answered: ReadonlyMap<Pointer, Rule[]>): boolean =>
  alternative.every(({ field, rules }) => {
    const known = answered.get(field);
    return known !== undefined && rules.every((rule) => isImplied(rule, known));
  });

function isImplied(rule: Rule, known: Rule[]): boolean {
  if (known.some(({ keyword, value }) => keyword === rule.keyword && isEqual(value, rule.value)))
    return true;
  const values = isCertain(rule) ? valuesOf(known).values : undefined;
  return values?.every((value) => allows(rule, value)) ?? false;
}
