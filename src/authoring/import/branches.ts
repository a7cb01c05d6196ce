import type { Schema } from '#engine';
import { isEqual } from '../assertionHolds';
import { constantsOf } from './apart';
import { hideForbidden } from './forbidden';
import { addProperties } from './objectFields';
import { addRequired } from './required';
import { caseOf } from './otherFields';
import type { Located, Part } from './part';
import type { Place } from './place';
import { schemaOf } from './schemaOf';
import { type Cursor, newTarget, type Target } from './collected';
import { testedIn } from './testedIn';

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
  if (condition) {
    hideForbidden(branch, condition, place);
    closeBranch(branch, condition, place);
  }
  const target = condition ? newTarget(true) : place.target;
  const cursor = condition && cursorOf(condition, place);
  const inner = {
    ...place,
    target,
    isBranch: true,
    cursor,
    isRequired: condition !== undefined,
    ...(condition && {
      when: caseOf(condition),
      around: [...(place.around ?? []), place.target],
      tested: [...(place.tested ?? []), ...((condition.required ?? []) as string[])],
    }),
  };
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
  if (condition) dropRepeated(target, condition);
  const then = schemaOf(target);
  if (condition && Object.keys(then).length > 0) {
    const rule = { if: condition, then };
    notes.remember(rule, located.at);
    place.target.allOf.push(rule);
  }
}

/** Leaves out what a branch says of an answer that its condition tests for the same, or for less. */
function dropRepeated(
  { properties, required }: Target,
  { properties: tests = {}, required: given = [] }: Schema,
) {
  for (const [name, schema] of Object.entries(properties)) {
    const values = constantsOf(tests[name]);
    const allowed = Object.keys(schema).length === 1 ? constantsOf(schema) : undefined;
    const isSame = values?.every((value) => allowed?.some((one) => isEqual(one, value)));
    if (given.includes(name) && isSame) delete properties[name];
  }
  required.splice(0, required.length, ...required.filter((name) => !given.includes(name)));
}

/** Remembers that a branch takes no other names. One in another condition, or in an entry, cannot be told. */
function closeBranch({ closed }: Part, condition: Schema, { scope, target, path, notes }: Place) {
  if (target === scope.base) scope.closedBranches.push({ path, closed, condition });
  else
    for (const { at } of closed)
      notes.leftOut(
        at,
        'What a condition within another one does not take (false) is asked for all the same. Put both tests into one condition.',
      );
}

/** Behind the last field that a condition tests, as the form asks them. */
function cursorOf(condition: Schema, { scope, group }: Place): Cursor | undefined {
  const tested = new Set(testedIn(condition));
  const deciding = scope.groups
    .flatMap(({ fields }) => fields)
    .findLast((name) => tested.has(name));
  return deciding === undefined ? undefined : scope.cursorBehind(deciding, group);
}
