import type { Schema } from '#engine';
import type { Part } from './part';
import type { Place } from './place';

/**
 * A property that a branch forbids (`not` with `required`) is asked for where the condition of the branch is not true.
 * Fields that are needed in any case, or begin with a value, stay, and the keyword is left to be noted.
 */
export function hideForbidden(branch: Part, condition: Schema, place: Place): void {
  const { reader, scope, target, path, notes } = place;
  const found = branch.keywords.get('not');
  if (!found || target !== scope.base) return;
  const excluded = reader.partOf([{ schema: found.value, at: found.at, trail: found.trail }]);
  excluded.take('type');
  const [name, ...others] = excluded.required.keys();
  const isAlone = excluded.keywords.size + excluded.rules.length + excluded.properties.size === 0;
  if (name === undefined || others.length > 0 || !isAlone) return;
  const below = [...path, name];
  const field = scope.fieldAt(below);
  const hidden = (field ? [field] : scope.fieldsBelow(below)).map((one) => one.name);
  const canHide = (one: string) =>
    Object.hasOwn(target.properties, one) &&
    !target.required.includes(one) &&
    target.properties[one]!.default === undefined;
  if (hidden.length === 0 || !hidden.every(canHide)) return;
  branch.take('not');
  const rule = {
    if: { not: condition },
    then: { properties: Object.fromEntries(hidden.map((one) => [one, target.properties[one]!])) },
  };
  for (const one of hidden) delete target.properties[one];
  notes.remember(rule, found.at);
  target.allOf.push(rule);
}
