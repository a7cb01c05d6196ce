import { isObject, type Pointer, type Schema, sortedJson } from '#engine';
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
  for (const [i, one] of cases.entries()) {
    const when = isObject(one) ? one.when : undefined;
    const earlier = cases
      .slice(0, i)
      .map((other) => (isObject(other) ? other.when : undefined))
      .filter((other) => isObject(other) && isObject(when) && includesTests(when, other));
    if (earlier.length === 0) continue;
    const isSame = earlier.some((other) => sortedJson(other) === sortedJson(when));
    yield {
      file: 'request' as const,
      at: `${at}/${i}/when`,
      message: isSame
        ? 'An earlier case has the same condition, so this one is never reached. Correct or remove it.'
        : 'This case is never reached: an earlier one requires only a part of what this one does. Put this one before it.',
    };
  }
}

/** Whether a condition has all that another one requires, so that the other one is true wherever it is. */
function includesTests(condition: Schema, other: Schema): boolean {
  return Object.entries(other).every(([keyword, value]) => {
    const own: unknown = condition[keyword];
    if (keyword === 'properties' && isObject(value) && isObject(own))
      return Object.entries(value).every(
        ([name, part]) =>
          isObject(part) &&
          (Object.keys(part).length === 0 ||
            (isObject(own[name]) && includesTests(own[name], part))),
      );
    if (keyword === 'required' && Array.isArray(value) && Array.isArray(own))
      return value.every((name) => own.includes(name));
    if (keyword === 'enum' && Array.isArray(value)) {
      const values: unknown[] | undefined =
        'const' in condition ? [condition.const] : Array.isArray(own) ? own : undefined;
      return values !== undefined && values.every((one) => isIn(value, one));
    }
    if (keyword === 'const' && Array.isArray(condition.enum))
      return condition.enum.every((one) => isIn([value], one));
    return own !== undefined && sortedJson(own) === sortedJson(value);
  });
}

const isIn = (values: unknown[], value: unknown) =>
  values.some((one) => sortedJson(one) === sortedJson(value));
