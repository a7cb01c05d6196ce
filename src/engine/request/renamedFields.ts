import type { Answers } from '../definition/definition';
import type { RequestRules } from '../definition/requestRules';
import { isObject } from '../json/object';
import { partsOf } from '../json/pointer';

/**
 * Answers that were saved before fields were renamed, under the names of today. An answer under both is kept once.
 * Former names of fields in a list are written under today's name of the list, which is therefore renamed first.
 */
export function withRenamedFields(renamed: RequestRules['renamed'], answers: Answers): Answers {
  return Object.entries(renamed ?? {})
    .map(([former, now]) => ({ path: partsOf(former), name: partsOf(now).at(-1)! }))
    .sort((a, b) => a.path.length - b.path.length)
    .reduce((all, { path, name }) => moved(all, path, name) as Answers, answers);
}

/** A copy with another name for the last part of a path; `items` stands for every entry of a list. */
function moved(value: unknown, [name, ...below]: readonly string[], now: string): unknown {
  if (Array.isArray(value) && name === 'items')
    return value.map((entry) => moved(entry, below, now));
  if (!isObject(value) || !Object.hasOwn(value, name!)) return value;
  const { [name!]: part, ...rest } = value;
  return below.length > 0
    ? { ...value, [name!]: moved(part, below, now) }
    : { [now]: part, ...rest };
}
