import { pointerOf } from '#engine';
import type { Check } from './check';

export const loadUnused: Check = {
  id: 'load-unused',
  explains: 'What is loaded and used nowhere makes the customer wait for nothing.',
  run({ definition: { request } }) {
    const { load = [], ...rest } = request;
    return load.flatMap(({ keep, none }, i) => {
      const used = JSON.stringify([rest, load.toSpliced(i, 1)]);
      return Object.keys(keep)
        .filter(
          (target) =>
            none === undefined && !used.includes(`"/loaded${target}`) && !isTested(rest, target),
        )
        .map((target) => ({
          part: 'request',
          at: pointerOf('load', i, 'keep', target),
          which: 'name',
          message: `"${target}" is loaded and used nowhere. Point at it ("/loaded${target}"), or take it out.`,
        }));
    });
  },
};

/** A condition names what it tests without a pointer. */
function isTested(request: object, target: string): boolean {
  const text = JSON.stringify(request);
  return text.includes('"loaded"') && text.includes(`"${target.slice(1).split('/')[0]}"`);
}
