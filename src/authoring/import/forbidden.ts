import type { Pointer, Schema } from '#engine';
import { branchesOf } from './alternatives';
import type { Part } from './part';
import type { Place } from './place';

/**
 * A property that a branch forbids (`not` with `required`) is asked for where the condition of the branch is not true.
 * Fields that are needed in any case, or that the condition tests, stay, and the keyword is left to be noted.
 */
export function hideForbidden(branch: Part, condition: Schema, place: Place): void {
  const { scope, target, path } = place;
  const found = branch.keywords.get('not');
  if (!found || target !== scope.base) return;
  const names = namesForbidden(found, place);
  const fields = names.map((name) => scope.fieldsOf([...path, name]));
  const isAll = fields.every((some) => some.length > 0 && some.every(scope.canHide(condition)));
  if (fields.length === 0 || !isAll) return;
  branch.take('not');
  for (const { name } of fields.flat()) scope.hide(name, condition, found.at);
}

/** The names of which a `not` forbids each: `required` with one of them, or several of those under `anyOf`. */
function namesForbidden(
  { value, at, trail }: { value: unknown; at: Pointer; trail: readonly Pointer[] },
  { reader }: Place,
): string[] {
  const excluded = reader.partOf([{ schema: value, at, trail }]);
  const [rule, ...others] = excluded.rules;
  const isChoice = rule?.keyword === 'anyOf' && others.length === 0 && excluded.required.size === 0;
  const parts = isChoice ? branchesOf(rule).map((one) => reader.partOf([one])) : [excluded];
  if (isChoice) excluded.rules.length = 0;
  const isLeft = isChoice && !isNothing(excluded);
  const names = parts.map(nameRequired);
  return isLeft || names.includes(undefined) ? [] : (names as string[]);
}

/** Whether nothing is said but what kind of value it is. */
function isNothing(part: Part): boolean {
  part.take('type');
  return (
    part.keywords.size + part.rules.length + part.properties.size + part.required.size === 0 &&
    !part.isImpossible
  );
}

/** The name that a schema requires, where it says nothing else. */
export function nameRequired(part: Part): string | undefined {
  const [name, ...others] = part.required.keys();
  part.required.clear();
  return isNothing(part) && others.length === 0 ? name : undefined;
}
