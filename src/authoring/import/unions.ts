import { isEqual } from '../assertionHolds';
import { branchesOf } from './alternatives';
import { hasValue, ifOf, valuesOf } from './conditions';
import type { Located, Part, Rule } from './part';
import type { Place } from './place';
import type { Field } from './scope';
import { reasonFor } from './reasons';
import { addAnyRequired } from './anyRequired';
import { addBranch } from './branches';

/** A branch, and the values of a property for which it holds; none where it holds for all others. */
interface Case {
  branch: Located;
  values: unknown[] | undefined;
}

/** A choice between objects: a condition for each branch where a property tells them apart. */
export function addUnion(rule: Rule, place: Place): void {
  const { notes, scope, path } = place;
  const branches = branchesOf(rule);
  if (addAnyRequired(rule, branches, place)) return;
  const found = discriminatorOf(branches, place);
  if (!found) {
    notes.leftOut(rule.at, reasonFor(rule.keyword));
    for (const branch of branches) addBranch(undefined, branch, place);
    return;
  }
  const field = scope.fieldAt([...path, found.name])!;
  const known = found.cases.flatMap(({ values }) => values ?? []);
  for (const { branch, values } of found.cases) {
    const test = values ? hasValue(field, values) : { field, schema: { not: { enum: known } } };
    addBranch(ifOf([test]), branch, place, found.name);
  }
}

/** The property whose values tell the branches apart; one branch may be for all others. */
function discriminatorOf(
  branches: Located[],
  place: Place,
): { name: string; cases: Case[] } | undefined {
  const { reader, scope, path } = place;
  const parts = branches.map((branch) => reader.partOf([branch]));
  const names = new Set(parts.flatMap((part) => [...part.properties.keys()]));
  for (const name of names) {
    const below = [...path, name];
    const cases = parts.map((part, i): Case => {
      const located = part.properties.get(name);
      const values = located && valuesOf(reader.partOf(located), scope.fieldAt(below));
      return { branch: branches[i]!, values: values?.length ? values : undefined };
    });
    if (cases.filter(({ values }) => !values).length > 1 || cases.length < 2 || overlap(cases))
      continue;
    if (!isDescribed(scope.fieldAt(below), place)) describeCases(name, cases, parts, place);
    if (scope.fieldAt(below)) return { name, cases };
  }
  return undefined;
}

/** Another branch may describe the field, too, which says nothing of this one. */
const isDescribed = (field: Field | undefined, { scope, target }: Place): boolean =>
  field !== undefined &&
  (scope.isDescribed(field.name) || Object.hasOwn(target.properties, field.name));

function overlap(cases: Case[]): boolean {
  const values = cases.flatMap((one) => one.values ?? []);
  return values.some((value, i) => values.findIndex((other) => isEqual(other, value)) < i);
}

/** Describes the property that only the branches describe: as a choice, or as a text where one is for all others. */
function describeCases(name: string, cases: Case[], parts: Part[], place: Place): void {
  const { path, hints } = place;
  const [first] = parts.flatMap((part) => part.properties.get(name) ?? []);
  const values = cases.flatMap((one) => one.values ?? []);
  const isOpen = cases.some((one) => !one.values);
  const schema = isOpen ? { type: 'string', examples: values } : { enum: values };
  place.add([{ ...first!, schema }], {
    ...place,
    path: [...path, name],
    hints: hints.child(name),
    isRequired: false,
  });
}
