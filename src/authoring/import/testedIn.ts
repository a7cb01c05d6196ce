import type { Schema } from '#engine';

/** The names of the fields that a condition tests. */
export function* testedIn(condition: Schema): Generator<string> {
  yield* (condition.required ?? []) as string[];
  const { not = [], anyOf = [], allOf = [] } = condition;
  for (const inner of [not, anyOf, allOf].flat()) yield* testedIn(inner);
}
