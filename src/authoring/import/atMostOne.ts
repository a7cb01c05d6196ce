import type { Part } from './part';
import type { Place } from './place';
import type { Target } from './collected';

/** `not` around two required names: only one of their fields may be answered. */
export function addAtMostOne(part: Part, place: Place): void {
  const found = part.keywords.get('not');
  if (!found) return;
  const excluded = place.reader.partOf([{ schema: found.value, at: found.at, trail: found.trail }]);
  excluded.take('type');
  const isAlone = excluded.keywords.size + excluded.rules.length + excluded.properties.size === 0;
  const names = [...excluded.required.keys()];
  if (isAlone && names.length === 2 && allowOnlyOne(names, place, place.target)) part.take('not');
}

/** Allows an answer to one of these properties only. Whether that can be said: each has to be a field of its own. */
export function allowOnlyOne(names: string[], { scope, path }: Place, within: Target): boolean {
  const fields = names.flatMap((name) => {
    const below = [...path, name];
    const field = scope.fieldAt(below) ?? scope.neededAt(below);
    // A list, or null, can be there without an answer, and of an object others can be.
    const isOther =
      field?.mayBeEmpty ||
      scope.othersOf(below).length > 0 ||
      scope.base.properties[field?.name ?? '']?.nullable ||
      (!scope.fieldAt(below) && scope.describedBelow(below).length > 1);
    return field && !isOther ? [field.name] : [];
  });
  if (within.atMostOne.length > 0 || new Set(fields).size < names.length) return false;
  within.atMostOne.push(...fields);
  return true;
}
