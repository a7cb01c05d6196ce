import { oncePer, type Pointer } from '#engine';
import type { Description } from './branches';
import { conflictOf } from './conflict';
import type { Rule } from './rule';
import type { Situations } from './situations';

/** The rules of a description after those of the others that hold wherever it does. */
export function rulesAround(situations: Situations, { at, guards, rules }: Description): Rule[] {
  return [...situations.rulesWithin(at, guards).filter((rule) => !rules.includes(rule)), ...rules];
}

/** The fields that one of their descriptions leaves no value. no-value reports them; nothing else follows from them. */
export const fieldsWithoutValue = oncePer((situations: Situations): Set<Pointer> => {
  const descriptions = situations.branches.descriptions.filter(
    (one) => situations.reachable.has(one) && conflictOf(rulesAround(situations, one)),
  );
  return new Set(descriptions.map(({ at }) => at));
});
