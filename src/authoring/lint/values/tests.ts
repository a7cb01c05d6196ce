import { isObject, type Pointer, pointerOf, type Schema } from '#engine';
import { type Rule, rulesOf } from './rule';

/** One answer that a condition requires. */
export interface AnswerTest {
  /** Pointer into the answers. */
  field: Pointer;
  /** What it requires of the answer, besides that there is one. */
  rules: Rule[];
  /** Pointer to the test in its file. */
  at: Pointer;
}

/** One way in which a condition can be true. */
export type Alternative = AnswerTest[];

/** A condition with more alternatives is not taken apart. */
const maxAlternatives = 400;

/**
 * The ways in which a condition can be true: in each all tests must hold. Tests of an answer that the condition does
 * not require are left out, for they also hold without it. `undefined` where there are too many.
 */
export function alternativesOf(
  condition: Schema,
  at: Pointer,
  scope: Pointer,
): Alternative[] | undefined {
  let found: Alternative[] = [[]];
  const required: unknown[] = Array.isArray(condition.required) ? condition.required : [];
  for (const [i, name] of required.entries()) {
    if (typeof name !== 'string') continue;
    const schema = condition.properties?.[name];
    const field = scope + pointerOf(name);
    const place = `${at}/properties${pointerOf(name)}`;
    const inner = isObject(schema) ? alternativesOf(schema, place, field) : [[]];
    if (!inner) return undefined;
    const rules = isObject(schema) ? rulesOf(schema, place) : [];
    const test = { field, rules, at: isObject(schema) ? place : `${at}/required/${i}` };
    found = both(
      found,
      inner.map((tests) => [test, ...tests]),
    );
  }
  for (const [i, part] of listOf(condition.allOf).entries()) {
    const inner = alternativesOf(part, `${at}/allOf/${i}`, scope);
    if (!inner || found.length * inner.length > maxAlternatives) return undefined;
    found = both(found, inner);
  }
  for (const keyword of ['anyOf', 'oneOf']) {
    const parts = listOf(condition[keyword]);
    if (parts.length === 0) continue;
    const either: Alternative[] = [];
    for (const [i, part] of parts.entries()) {
      const inner = alternativesOf(part, `${at}/${keyword}/${i}`, scope);
      if (!inner) return undefined;
      either.push(...inner);
    }
    if (found.length * either.length > maxAlternatives) return undefined;
    found = both(found, either);
  }
  return found;
}

const listOf = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isObject) : []);

const both = (some: Alternative[], others: Alternative[]): Alternative[] =>
  some.flatMap((one) => others.map((other) => [...one, ...other]));
