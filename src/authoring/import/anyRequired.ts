import { allowOnlyOne } from './atMostOne';
import { nameRequired } from './forbidden';
import { addIfGiven, needsEntry } from './required';
import type { Located, Rule } from './part';
import type { Place } from './place';
import { newTarget } from './collected';
import { type Scope } from './scope';

/** A choice between schemas that only require a name each: one of these fields must be answered. Whether it is one. */
export function addAnyRequired(rule: Rule, branches: Located[], place: Place): boolean {
  const { reader, scope, path, target, notes, isRequired } = place;
  const names = branches.map((branch) => nameRequired(reader.partOf([branch])));
  if (branches.length < 2 || names.includes(undefined)) return false;
  const fields = names.map((name) => fieldsFor([...path, name!], scope));
  if (fields.some((some) => some.length === 0) || target.anyRequired.length > 0) return false;
  const within = isRequired ? target : newTarget(true);
  if (rule.keyword === 'oneOf' && !allowOnlyOne(names as string[], place, within))
    notes.changed(
      rule.at,
      'At least one of these is asked for, and more than one can be answered. Write "atMostOne" in schema.json where only one is allowed.',
    );
  for (const [i, name] of names.entries())
    if (isFirstOfSeveral([...path, name!], scope))
      notes.changed(
        branches[i]!.at,
        `"${name}" has several fields: the first that it requires, "${fields[i]}", is asked for instead.`,
      );
  for (const name of names)
    if (scope.fieldAt([...path, name!])?.mayBeEmpty) notes.changed(rule.at, needsEntry(name!));
  within.anyRequired.push(...new Set(fields.flat()));
  notes.remember(within.anyRequired, rule.at);
  scope.anyNeeds.set(JSON.stringify(path), within.anyRequired);
  if (!isRequired) addIfGiven(within, rule.at, place);
  return true;
}

/** The fields of which one is answered where a property is there: of an object the first that it requires. */
function fieldsFor(below: readonly string[], scope: Scope): string[] {
  const needed = scope.neededAt(below);
  const others = scope.othersOf(below);
  if (others.length > 0) return scope.fieldsOf(below).map(({ name }) => name);
  if (needed || scope.fieldAt(below)) return needed ? [needed.name] : [];
  return scope.anyNeeds.get(JSON.stringify(below)) ?? scope.describedBelow(below);
}

/** Whether others of an object's fields can be answered before the one that it requires. */
const isFirstOfSeveral = (path: readonly string[], scope: Scope): boolean =>
  !scope.fieldAt(path) &&
  scope.neededAt(path) !== undefined &&
  scope.describedBelow(path).length > 1;
