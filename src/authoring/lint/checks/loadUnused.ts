import { fieldOf, pointerOf } from '#engine';
import { hasTypeErrors } from '../types/analysis';
import type { Check } from './check';
import { ownValue } from './ownValue';

export const loadUnused: Check = {
  id: 'load-unused',
  *run(input) {
    // What is read wrongly may be what is not read, and so may what fills no field.
    if (hasTypeErrors(input) || [...ownValue.run(input)].length > 0) return;
    const { request } = input.definition;
    const { load = [], ...rest } = request;
    for (const [i, { keep, none }] of load.entries()) {
      if (none !== undefined) continue;
      const text = JSON.stringify([rest, load.toSpliced(i, 1)]);
      for (const target of Object.keys(keep))
        if (!text.includes(`"/loaded${target}`) && !isTested(rest, target))
          yield {
            file: 'request',
            at: pointerOf('load', i, 'keep', target),
            target: 'name',
            message: `"${target}" is loaded but never used. Read it as "/loaded${target}", or remove it.`,
          };
    }
  },
};

/** A condition names what it tests without a pointer. */
function isTested(request: object, target: string): boolean {
  const text = JSON.stringify(request);
  return text.includes('"loaded"') && text.includes(`"${fieldOf(target)}"`);
}
