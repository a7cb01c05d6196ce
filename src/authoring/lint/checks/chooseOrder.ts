import { isObject, type Pointer } from '#engine';
import { valuesIn } from '../../walk';
import type { Check } from './check';

export const chooseOrder: Check = {
  id: 'choose-order',
  *run({ definition: { request } }) {
    for (const [at, value] of valuesIn(request))
      if (at.endsWith('/choose') && Array.isArray(value)) yield* neverReached(at, value);
  },
};

function* neverReached(at: Pointer, cases: unknown[]) {
  const first = cases.findIndex((one) => isObject(one) && one.when === undefined);
  if (first !== -1 && first < cases.length - 1)
    yield {
      file: 'request' as const,
      at: `${at}/${first + 1}`,
      message: 'This case is never reached: the one before it has no "when". Put that one last.',
    };
  const seen = new Set<string>();
  for (const [i, one] of cases.entries()) {
    const when = isObject(one) && one.when !== undefined ? JSON.stringify(one.when) : undefined;
    if (when !== undefined && seen.has(when))
      yield {
        file: 'request' as const,
        at: `${at}/${i}/when`,
        message:
          'An earlier case has the same condition, so this one is never reached. Correct or remove it.',
      };
    if (when !== undefined) seen.add(when);
  }
}
