import { addAnyRequired } from './anyRequired';
import { branchesOf, leaveTitle } from './alternatives';
import { addBranchChoice } from './branchChoice';
import { addBranch } from './branches';
import { allowOnly } from './choiceField';
import { type Condition, hasValue, ifOf } from './conditions';
import { discriminatorOf } from './discriminator';
import { addLastOf } from './lastOf';
import { requireGiven } from './required';
import type { Located, Part, Rule } from './part';
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
  // A branch that says nothing of the property may be right beside the one that names its value.
  const isCertain = found?.cases.every(({ says }) => says !== 'nothing');
  if (!isCertain && addLastOf(rule, branches, place)) return;
  if (!found) {
    addBranchChoice(rule, branches, place);
    return;
  }
  const { path, field, cases } = found;
  // Without the answer, none of the branches is right, or more than the one that "oneOf" asks for.
  const openOnes = cases.filter(({ isRequired }) => !isRequired);
  const open = openOnes.length;
  const free = openOnes.filter(({ branch }) => asksNothing(parts.get(branch)!, path, place)).length;
  const isNeeded = open === 0 || (open > 1 && (rule.keyword === 'oneOf' || free === 0));
  if (isNeeded && !branches.some(isNull)) {
    const isThere = [...place.target.required, ...(place.tested ?? [])].includes(field.name);
    if (open > 0 && free < 2 && !isThere)
      place.notes.added(
        rule.at,
        `"${field.name}" is required here. In the source it may be left open where one of these is right alone.`,
      );
    requireGiven(field, path, rule.at, place);
  }
  const known = cases.flatMap(({ values }) => values ?? []);
  if (cases.every(({ values }) => values)) allowOnly(known, field, place);
  const isSometimesMissing = open === 1 && !place.target.required.includes(field.name);
  if (!isCertain)
    place.notes.changed(
      rule.at,
      `The answer to "${field.name}" decides which of these is asked for. In the source another one that does not name its value may be right instead.`,
    );
  for (const { branch, values, isRequired, says } of cases) {
    const others = known.filter((value) => !values?.includes(value));
    const test = values ? hasValue(field, values) : { field, schema: { not: { enum: known } } };
    // The only branch that does not require the answer holds without it, too.
    const condition: Condition =
      isSometimesMissing && !isRequired ? { not: [hasValue(field, others)] } : [test];
    addBranch(ifOf(condition), branch, place, says === 'rules' ? undefined : path);
  }
}

/** Whether a branch is right without the answer that decides, whatever else is answered. */
function asksNothing(branch: Part, [deciding]: string[], { scope, path }: Place): boolean {
  const isLimited = [...branch.properties.keys()].some(
    (name) =>
      name !== deciding &&
      scope.fieldsOf([...path, name]).some((field) => scope.isDescribed(field.name)),
  );
  return (
    branch.required.size === 0 && branch.closed.length === 0 && !branch.has('not') && !isLimited
  );
}
