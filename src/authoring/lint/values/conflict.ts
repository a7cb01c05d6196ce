import type { Rule } from './rule';
import { valuesOf } from './valueSet';

/**
 * The rules because of which no value is left, as few as possible, in their order; `undefined` if there is a value.
 * The last one is the one that is reported.
 */
export function conflictOf(rules: Rule[]): Rule[] | undefined {
  // A text or a link has no answer, and needs none.
  const isShownOnly = rules.some(({ keyword, value }) => keyword === 'type' && value === 'null');
  if (isShownOnly || !valuesOf(rules).isEmpty) return undefined;
  let needed = rules;
  // From the first on, so that the later of two equal reasons is kept.
  for (const rule of rules) {
    const without = needed.filter((other) => other !== rule);
    if (valuesOf(without).isEmpty) needed = without;
  }
  // Without the type other types are left; it is not the reason beside two other rules.
  const others = needed.filter(({ keyword }) => keyword !== 'type');
  return others.length >= 2 ? others : needed;
}
