import { addBranch } from './branches';
import {
  type Condition,
  conditionOf,
  heldOpen,
  isOfAnswers,
  noneOf,
  noteHeldOpen,
} from './conditions';
import type { Located, Rule } from './part';
import type { Place } from './place';

/** Of a `oneOf` that answers do not tell apart. */
const onlyOne = 'At least one of these has to be right. That it is only one cannot be said.';

/**
 * A choice whose branches, but for one, only say which answers were given: where none of them is so, that one holds.
 * Whether it is one.
 */
export function addLastOf(rule: Rule, branches: Located[], place: Place): boolean {
  const { reader, notes, target } = place;
  const conditions = branches.map((branch) => conditionOf(reader.partOf([branch]), place));
  const others = branches.filter((_, i) => !isOfAnswers(conditions[i]));
  if (branches.length < 2 || others.length > 1) return false;
  const last = branches.indexOf(others[0] ?? branches.at(-1)!);
  const known = conditions.filter((_, i) => i !== last) as Condition[];
  noteHeldOpen(
    known.flatMap((one) => ('not' in one ? heldOpen(one.not) : [])),
    rule.at,
    place,
  );
  const { length } = target.allOf;
  addBranch(noneOf(known, place), branches[last]!, place);
  const asksNothing = target.allOf.length === length;
  if (asksNothing && reader.partOf([branches[last]!]).required.size > 0)
    notes.leftOut(
      rule.at,
      'Nothing that can be asked for is required by one of these, so that none of them is. Write a condition for it.',
    );
  else if (rule.keyword === 'oneOf') notes.changed(rule.at, onlyOne);
  return true;
}
