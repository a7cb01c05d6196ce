import type { Pointer, Schema } from '#engine';
import { conditionsOf, testsIn } from '../shared/conditions';
import type { Check, Violation } from './check';

export const conditionRequired: Check = {
  id: 'condition-required',
  *run({ definition }) {
    for (const { file, at, condition } of conditionsOf(definition))
      if (file === 'request') yield* notRequiredIn(condition, at);
  },
};

/** The properties that a condition of request.json tests, and that may be missing. */
export function* notRequiredIn(condition: Schema, place: Pointer): Generator<Violation> {
  for (const test of testsIn(condition)) {
    // A condition that excludes values is meant to be true where there is none.
    if (test.isRequired || 'not' in test.schema) continue;
    yield {
      file: 'request',
      at: place + test.location,
      target: 'name',
      severity: 'warning',
      message: `"${test.path.at(-1)}" is tested but not required, so the condition is true where it is missing. Add it to "required" next to "properties".`,
    };
  }
}
