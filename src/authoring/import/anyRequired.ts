import { addIfGiven } from './required';
import type { Located, Part, Rule } from './part';
import type { Place } from './place';
import { newTarget } from './scope';

/** A choice between schemas that only require a name each: one of these fields must be answered. Whether it is one. */
export function addAnyRequired(rule: Rule, branches: Located[], place: Place): boolean {
  const { reader, scope, path, target, notes, isRequired } = place;
  const names = branches.map((branch) => nameRequired(reader.partOf([branch])));
  if (branches.length < 2 || names.includes(undefined)) return false;
  const fields = names.map((name) => fieldFor([...path, name!], place));
  if (fields.includes(undefined) || target.anyRequired.length > 0) return false;
  if (rule.keyword === 'oneOf')
    notes.changed(
      rule.at,
      'At least one of these is asked for. That it is only one cannot be said.',
    );
  for (const [i, name] of names.entries())
    if (!scope.fieldAt([...path, name!]))
      notes.changed(
        branches[i]!.at,
        `"${name}" has several fields: the first that it requires, "${fields[i]}", is asked for instead.`,
      );
  const within = isRequired ? target : newTarget(true);
  within.anyRequired.push(...new Set(fields as string[]));
  if (!isRequired) addIfGiven(within, rule.at, place);
  return true;
}

/** The name that a schema requires, where it says nothing else. */
function nameRequired(part: Part): string | undefined {
  part.take('type');
  const isAlone =
    part.keywords.size + part.rules.length + part.properties.size === 0 && !part.isImpossible;
  const [name, ...others] = part.required.keys();
  return isAlone && others.length === 0 ? name : undefined;
}

/** The field of a property that is asked for in any case; of an object the first that it requires. */
function fieldFor(below: readonly string[], place: Place): string | undefined {
  const { scope } = place;
  const field = scope.fieldAt(below);
  if (field) return scope.isDescribed(field.name) ? field.name : undefined;
  const [first] = scope.needs.get(JSON.stringify(below)) ?? [];
  return first === undefined ? undefined : fieldFor([...below, first], place);
}
