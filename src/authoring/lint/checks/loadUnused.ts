import { fieldOf, pointerOf } from '#engine';
import type { Check } from './check';

export const loadUnused: Check = {
  id: 'load-unused',
  *run({ definition: { request } }) {
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
