import {
  isEach,
  pointerOf,
  pointersOf,
  sortedJson,
  partsOf,
  type Step,
  type ValueExpression,
} from '#engine';
import type { Check } from './check';

export const stepSkipped: Check = {
  id: 'step-skipped',
  *run({ definition: { request } }) {
    for (const [i, step] of request.steps.entries()) {
      if (isEach(step.send)) continue;
      for (const [target, source] of Object.entries(step.send))
        for (const pointer of plainPointers(source)) {
          const [root, id] = partsOf(pointer);
          const read = request.steps.slice(0, i).find((one) => root === 'steps' && one.id === id);
          if (read?.when && !isTakenWith(read, step))
            yield {
              file: 'request',
              at: pointerOf('steps', i, 'send', target),
              severity: 'warning',
              message: `The step "${id}" is taken only under its "when"; otherwise nothing is sent here. Say what to send then: { "from": "${pointer}", "or": … }.`,
            };
        }
    }
  },
};

/** The pointers of an expression that has nothing to fall back on. */
function plainPointers(source: ValueExpression): string[] {
  const isPlain = typeof source === 'string' || 'compute' in source;
  return isPlain ? pointersOf(source) : [];
}

/** Whether a step is taken only where the other one was: it has the same condition, or tests the response. */
function isTakenWith(read: Step, { when }: Step): boolean {
  if (!when) return false;
  const text = sortedJson(when);
  return text === sortedJson(read.when) || text.includes(`"${read.id}"`);
}
