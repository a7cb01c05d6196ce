import { type Json, partsOf, type Pointer, type Schema } from '#engine';
import type { CheckInput } from '../checks/check';
import { conditionsOf } from '../shared/conditions';
import type { Guard } from './branches';
import type { Situations } from './situations';
import { type Alternative, alternativesOf, type AnswerTest } from './tests';
import { valuesOf } from './valueSet';

/** A condition over answers, taken apart. */
export interface TestedCondition {
  file: 'schema' | 'request';
  alternatives: Alternative[];
  /** The conditions of schema.json around it. */
  around: Guard[];
  /** The condition itself, where it is an `if` of schema.json. */
  guard?: Guard;
  /** The names of the fields that it shows. */
  shows: string[];
}

/** Every condition over answers that can be taken apart, in schema.json and request.json. */
export function* testedConditions(
  { definition }: CheckInput,
  situations: Situations,
): Generator<TestedCondition> {
  for (const { guard, around, then } of situations.branches.branches) {
    const alternatives = situations.alternatives(guard);
    const shows = Object.keys(then?.properties ?? {});
    if (alternatives) yield { file: 'schema', alternatives, around, guard, shows };
  }
  for (const { file, instance, condition, at } of conditionsOf(definition)) {
    if (file !== 'request' || instance !== 'document') continue;
    const alternatives = answerTestsOf(condition, at);
    if (alternatives) yield { file, alternatives, around: [], shows: [] };
  }
}

/** The ways in which a condition over the document can be true, as far as it tests answers. */
export const answerTestsOf = (condition: Schema, at: Pointer = ''): Alternative[] | undefined =>
  alternativesOf(condition, at, '')?.map((tests) => tests.flatMap(ofAnswer));

function ofAnswer(test: AnswerTest): AnswerTest[] {
  const [root, ...rest] = partsOf(test.field);
  return root === 'answers' && rest.length > 0
    ? [{ ...test, field: test.field.slice('/answers'.length) }]
    : [];
}

/** The values that an answer can have where certain conditions hold; `undefined` where they cannot be listed. */
export function valuesWithin(
  situations: Situations,
  field: Pointer,
  around: Guard[],
): { values: Json[]; isAnswered: boolean } | undefined {
  const tests = around.flatMap((guard) => {
    const [only, ...others] = situations.alternatives(guard) ?? [];
    return only && others.length === 0 ? only.filter((test) => test.field === field) : [];
  });
  const rules = [...situations.rulesWithin(field, around), ...tests.flatMap((test) => test.rules)];
  const values: Json[] = [];
  for (const description of situations.of(field)) {
    if (!situations.reachable.has(description)) continue;
    if (!situations.canHold([...around, ...description.guards])) continue;
    const own = valuesOf([...description.rules, ...rules]);
    if (!own.values) return undefined;
    values.push(...own.values);
  }
  return { values: [...new Set(values)], isAnswered: tests.length > 0 };
}
