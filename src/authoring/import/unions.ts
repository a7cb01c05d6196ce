import { addAnyRequired } from './anyRequired';
import { branchesOf, leaveTitle } from './alternatives';
import { addBranchChoice } from './branchChoice';
import { addBranch } from './branches';
import { allowOnly } from './choiceField';
import { type Condition, hasValue, ifOf } from './conditions';
import { discriminatorOf } from './discriminator';
import { addLastOf, onlyOne } from './lastOf';
import { requireGiven } from './required';
import type { Located, Rule } from './part';
import type { Place } from './place';

/** A choice between objects: conditions where answers tell the branches apart, and otherwise a question which it is. */
export function addUnion(rule: Rule, place: Place): void {
  const branches = branchesOf(rule);
  if (addAnyRequired(rule, branches, place)) return;
  const parts = new Map(branches.map((one) => [one, place.reader.partOf([one])]));
  const isNull = (one: Located) => parts.get(one)!.keywords.get('type')?.value === 'null';
  for (const one of branches.filter(isNull)) leaveTitle(parts.get(one)!, place.notes);
  const found = discriminatorOf(
    branches.filter((one) => !isNull(one)),
    place,
  );
  if (!found) {
    if (!addLastOf(rule, branches, place)) addBranchChoice(rule, branches, place);
    return;
  }
  const { path, field, cases } = found;
  // Without the answer, none of the branches is right, or more than the one that "oneOf" asks for.
  const open = cases.filter(({ isRequired }) => !isRequired).length;
  const isNeeded = open === 0 || (rule.keyword === 'oneOf' && open > 1);
  if (isNeeded && !branches.some(isNull)) requireGiven(field, path, rule.at, place);
  const known = cases.flatMap(({ values }) => values ?? []);
  if (cases.every(({ values }) => values)) allowOnly(known, field, place);
  const isSometimesMissing = open === 1 && !place.target.required.includes(field.name);
  if (rule.keyword === 'oneOf' && cases.some(({ says }) => says === 'nothing'))
    place.notes.changed(rule.at, onlyOne);
  for (const { branch, values, isRequired, says } of cases) {
    const others = known.filter((value) => !values?.includes(value));
    const test = values ? hasValue(field, values) : { field, schema: { not: { enum: known } } };
    // The only branch that does not require the answer holds without it, too.
    const condition: Condition =
      isSometimesMissing && !isRequired ? { not: [hasValue(field, others)] } : [test];
    addBranch(ifOf(condition), branch, place, says === 'rules' ? undefined : path);
  }
}
