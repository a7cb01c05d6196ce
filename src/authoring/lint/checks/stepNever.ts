import { pointerOf, type Schema } from '#engine';
import { situationsOf } from '../values/situations';
import { answerTestsOf } from '../values/tested';
import type { Check } from './check';

export const stepNever: Check = {
  id: 'step-never',
  *run({ definition }) {
    const { steps, submitWhen } = definition.request;
    const situations = situationsOf(definition);
    const canHold = (...conditions: Schema[]): boolean => {
      const alternatives = conditions.map((one) => answerTestsOf(one));
      if (!alternatives.every((one) => one !== undefined)) return true;
      return alternatives
        .reduce((some, others) => some.flatMap((one) => others.map((other) => [...one, ...other])))
        .some((tests) => situations.canHold([], tests));
    };
    for (const [i, { when, pause }] of steps.entries()) {
      const at = pointerOf('steps', i);
      // if-never reports a condition that is never true by itself.
      if (
        when &&
        submitWhen &&
        canHold(when) &&
        canHold(submitWhen.is) &&
        !canHold(when, submitWhen.is)
      )
        yield {
          file: 'request',
          at: `${at}/when`,
          target: 'name',
          message:
            'This step is never taken: where this is true, "submitWhen" does not let the customer submit. Correct one of them.',
        };
      else if (
        when &&
        pause?.when &&
        canHold(when) &&
        canHold(pause.when) &&
        !canHold(when, pause.when)
      )
        yield {
          file: 'request',
          at: `${at}/pause/when`,
          target: 'name',
          message:
            'The request never pauses here: the "when" of the step requires something else. Correct one of them.',
        };
    }
  },
};
