import type { Schema } from '#engine';
import { hideForbidden } from './forbidden';
import { addProperties } from './objectFields';
import { addRequired } from './required';
import type { Located } from './part';
import type { Place } from './place';
import { schemaOf } from './schemaOf';
import { type Cursor, newTarget } from './scope';

/**
 * Adds what a branch describes under a condition; without one, fields that are always there and optional, because
 * nothing says when they are needed.
 */
export function addBranch(
  condition: Schema | undefined,
  located: Located,
  place: Place,
  except?: readonly string[],
): void {
  const { reader, notes } = place;
  const branch = reader.partOf([{ ...located, except }]);
  for (const keyword of ['title', 'description', 'type', 'additionalProperties'])
    branch.take(keyword);
  if (branch.isImpossible) {
    branch.leaveAll(
      notes,
      'A condition cannot forbid all answers (false). Write which answers are right.',
    );
    return;
  }
  if (condition) hideForbidden(branch, condition, place);
  const target = condition ? newTarget(true) : place.target;
  const cursor = cursorOf(condition, place);
  const inner = { ...place, target, isBranch: true, cursor, isRequired: condition !== undefined };
  const ofObject = JSON.stringify(place.path);
  const { needs, anyNeeds } = place.scope;
  const anyBefore = anyNeeds.get(ofObject);
  const before = new Map(needs).set(ofObject, needs.get(ofObject) ?? []);
  addProperties(branch, inner, condition !== undefined);
  if (condition) needs.set(ofObject, before.get(ofObject)!);
  place.addRules(branch, inner);
  addRequired(branch, inner, condition !== undefined);
  // What a branch requires is not what the object requires, nor what is in it.
  if (condition) {
    for (const [path, names] of before) needs.set(path, names);
    if (anyBefore) anyNeeds.set(ofObject, anyBefore);
    else anyNeeds.delete(ofObject);
  }
  branch.leaveRest(notes);
  const then = schemaOf(target);
  if (condition && Object.keys(then).length > 0) {
    const rule = { if: condition, then };
    notes.remember(rule, located.at);
    place.target.allOf.push(rule);
  }
}

/** Behind the last field that a condition tests, as the form asks them. */
function cursorOf(condition: Schema | undefined, { scope }: Place): Cursor | undefined {
  const tested = new Set(condition ? [...testedIn(condition)] : []);
  const behind = scope.groups.flatMap(({ fields }) => fields).findLast((name) => tested.has(name));
  return behind === undefined ? undefined : { behind };
}

/** The names of the fields that a condition tests. */
export function* testedIn(condition: Schema): Generator<string> {
  yield* (condition.required ?? []) as string[];
  const { not = [], anyOf = [], allOf = [] } = condition;
  for (const inner of [not, anyOf, allOf].flat()) yield* testedIn(inner);
}
