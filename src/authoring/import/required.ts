import type { Pointer } from '#engine';
import { anotherNames } from './anotherField';
import { ifOf, isGiven } from './conditions';
import type { Part } from './part';
import type { Place } from './place';
import { schemaOf } from './schemaOf';
import { type Field, newTarget, type Target } from './scope';

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
  const given = fields.map((field) => ifOf([isGiven(field)]));
  const rule = { if: { anyOf: given }, then: schemaOf(then) };
  notes.remember(rule, at);
  target.allOf.push(rule);
}

/** Requires a field of an object: always, or once any other field of the object is answered where that is optional. */
export function requireGiven(field: Field, at: Pointer, place: Place): void {
  const { scope, path, target, isRequired } = place;
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

/** Requires a field, where a condition shows it within that; of an object what the object requires. */
function requireKnown(name: string, at: Pointer, place: Place, within: Target): void {
  const { scope, path, target, notes } = place;
  const below = [...path, name];
  const field = scope.fieldAt(below);
  const inner = scope.needs.get(JSON.stringify(below));
  const isHere = (one: Field | undefined) => one && Object.hasOwn(target.properties, one.name);
  const require = (required: string[], one: string) => required.includes(one) || required.push(one);
  if (field && (scope.isDescribed(field.name) || Object.hasOwn(within.properties, field.name)))
    require(within.required, field.name);
  else if (field) {
    const shown = target.allOf.filter(({ then }) =>
      Object.hasOwn(then.properties ?? {}, field.name),
    );
    for (const { then } of shown) require((then.required ??= []), field.name);
    // What another condition shows is required where both are true; the checker tells where it never is.
    const isAnother = anotherNames(name).some((other) => isHere(scope.fieldAt([...path, other])));
    if (shown.length === 0 && !isAnother) require(within.required, field.name);
  }
  if (inner && !field)
    for (const each of inner) requireKnown(each, at, { ...place, path: below }, within);
  else if (!field && !scope.isSent(below))
    notes.leftOut(at, `"${name}" is required and cannot be asked for. See the notes on it.`);
}
