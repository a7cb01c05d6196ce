import type { Pointer } from '#engine';
import { anyGiven } from './conditions';
import type { Part } from './part';
import type { Place } from './place';
import { schemaOf } from './schemaOf';
import { type Field, newTarget, type Target } from './collected';

/** Requires what an object requires: always, or once any of its fields is answered where the object is optional. */
export function addRequired(part: Part, place: Place, isNeeded: boolean): void {
  const { scope, path, target } = place;
  const together = isNeeded ? target : newTarget(true);
  for (const [name, at] of part.required) requireKnown(name, at, place, together);
  // A single field is given exactly where its object is.
  if (isNeeded || together.required.length === 0 || scope.fieldsBelow(path).length < 2) return;
  addIfGiven(together, part.required.values().next().value ?? part.at, place);
}

/** What holds once any field of an optional object is answered. */
export function addIfGiven(
  then: Target,
  at: Pointer,
  { scope, path, target, notes }: Place,
  fields = scope.fieldsBelow(path),
): void {
  const rule = { if: anyGiven(fields), then: schemaOf(then) };
  notes.remember(rule, at);
  target.allOf.push(rule);
}

/** An entry of a list with a field for each entry needs those before it, from one on: a list has no gaps. */
export function requireBefore(number: number, from: number, at: Pointer, place: Place): void {
  const { scope, path } = place;
  const own = [...path, String(number)];
  const field = scope.fieldAt(own);
  const fields = field ? [field] : scope.fieldsBelow(own);
  if (fields.length === 0) return;
  const then = newTarget(true);
  for (let i = from; i < number; i++) {
    const before = [...path, String(i)];
    const needed = scope.neededAt(before);
    if (needed) then.required.push(needed.name);
    else if (scope.fieldAt(before) ?? scope.fieldsBelow(before)[0])
      place.notes.changed(
        at,
        `Entry ${i} of the list may be left open, and is null then where a later one is answered. Require something in it.`,
      );
  }
  if (then.required.length > 0) addIfGiven(then, at, place, fields);
}

/** Requires a field of an object: always, or once any other field of the object is answered where that is optional. */
export function requireGiven(
  field: Field,
  below: readonly string[],
  at: Pointer,
  place: Place,
): void {
  const { scope, path, target, isRequired } = place;
  scope.need(path, below);
  if (isRequired) {
    if (!target.required.includes(field.name)) target.required.push(field.name);
    return;
  }
  const isKnown = (name: string) =>
    scope.isDescribed(name) || Object.hasOwn(target.properties, name);
  const others = scope.fieldsBelow(path).filter(({ name }) => name !== field.name && isKnown(name));
  if (others.length === 0) return;
  const then = newTarget(true);
  then.required.push(field.name);
  addIfGiven(then, at, place, others);
}

/** Under a condition a required list needs an entry, which its source may not ask for. */
export const needsEntry = (name: string): string =>
  `"${name}" needs an entry here. In the source a list without entries is enough: write minItems, or take it from required.`;

/** Requires one of the fields of which an object needs one. */
function requireAny(name: string, at: Pointer, { scope, path, notes }: Place, within: Target) {
  const fields = scope.anyNeeds.get(JSON.stringify([...path, name])) ?? [];
  if (fields.every((field) => within.anyRequired.includes(field))) return;
  if (within.anyRequired.length === 0) within.anyRequired.push(...fields);
  else
    notes.leftOut(
      at,
      `One of several fields of "${name}" is required, beside one of others. Write a condition for it.`,
    );
}

/** Requires a field, where a condition shows it within that; of an object what the object requires. */
function requireKnown(
  name: string,
  at: Pointer,
  place: Place,
  within: Target,
  isInner = false,
): void {
  const { scope, path, target, notes, isBranch } = place;
  const below = [...path, name];
  const field = scope.fieldAt(below);
  if (field?.mayBeEmpty) {
    if (!isBranch || Object.hasOwn(target.properties, field.name)) return;
    notes.changed(at, needsEntry(name));
  }
  const inner = scope.needs.get(JSON.stringify(below));
  const isHere = (one: Field | undefined) => one && Object.hasOwn(target.properties, one.name);
  const require = (required: string[], one: string) => required.includes(one) || required.push(one);
  if (field && within !== scope.base && scope.base.required.includes(field.name)) return;
  if (field && (scope.isDescribed(field.name) || Object.hasOwn(within.properties, field.name)))
    require(within.required, field.name);
  else if (field) {
    const shown = target.allOf.filter(({ then }) =>
      Object.hasOwn(then.properties ?? {}, field.name),
    );
    for (const { then } of shown) require((then.required ??= []), field.name);
    for (const other of within === scope.base ? scope.othersOf(below) : [])
      for (const { then } of target.allOf)
        if (Object.hasOwn(then.properties ?? {}, other.name))
          require((then.required ??= []), other.name);
    // What another condition shows is required where both are true; the checker tells where it never is.
    const isAnother = scope.othersOf(below).some(isHere);
    // What another branch describes of an object is not required in this one.
    if (shown.length === 0 && !isAnother && !isInner) require(within.required, field.name);
  }
  if (inner && !field) {
    const fields = scope.fieldsBelow(below);
    const isAnswered = fields.some((one) => within.required.includes(one.name));
    if (fields.length > 0 && !isAnswered && scope.isBare(below) && !scope.payload.hasBare(below))
      notes.changed(
        at,
        `"${name}" is required here, and nothing in it: where all of it is left open, it is not sent. Require one of its fields.`,
      );
    for (const each of inner) requireKnown(each, at, { ...place, path: below }, within, true);
    requireAny(name, at, place, within);
  } else if (!field && !scope.payload.has(below))
    notes.leftOut(
      at,
      `"${name}" is required and cannot be asked for. Describe it under properties, or see the notes on it.`,
    );
}
