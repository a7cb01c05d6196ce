import { addAnyRequired } from './anyRequired';
import { branchesOf } from './alternatives';
import { addBranchChoice } from './branchChoice';
import { addBranch } from './branches';
import { allowOnly } from './choiceField';
import { hasValue, ifOf } from './conditions';
import { discriminatorOf } from './discriminator';
import { addLastOf } from './lastOf';
import { requireGiven } from './required';
import type { Rule } from './part';
import type { Place } from './place';

/** A choice between objects: conditions where answers tell the branches apart, and otherwise a question which it is. */
export function addUnion(rule: Rule, place: Place): void {
  const branches = branchesOf(rule);
  if (addAnyRequired(rule, branches, place)) return;
  const found = discriminatorOf(branches, place);
  if (!found) {
    if (!addLastOf(rule, branches, place)) addBranchChoice(rule, branches, place);
    return;
  }
  const { path, field, cases } = found;
  // Without the answer, none of the branches is right, or more than the one that "oneOf" asks for.
  const open = cases.filter(({ isRequired }) => !isRequired).length;
  if (open === 0 || (rule.keyword === 'oneOf' && open > 1)) requireGiven(field, rule.at, place);
  const known = cases.flatMap(({ values }) => values ?? []);
  if (cases.every(({ values }) => values)) allowOnly(known, field, place);
  for (const { branch, values } of cases) {
    const test = values ? hasValue(field, values) : { field, schema: { not: { enum: known } } };
    addBranch(ifOf([test]), branch, place, path);
  }
}
