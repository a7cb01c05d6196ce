import { isObject, type Pointer, pointerOf, type Schema } from '#engine';
import { addAtMostOne } from './atMostOne';
import { addBranch } from './branches';
import { addUnion } from './unions';
import {
  anyGiven,
  conditionOf,
  heldOpen,
  ifOf,
  noteHeldOpen,
  noteSentEmpty,
  oppositeOf,
} from './conditions';
import { type Located, Part, type Rule } from './part';
import type { Place } from './place';
import { addRequired } from './required';
import { schemaOf } from './schemaOf';
import { newTarget } from './collected';
import { testedIn } from './testedIn';
import { isList, isText } from './texts';

/** Adds the conditions of an object, once its fields are known. */
export function addRules(part: Part, place: Place): void {
  for (const rule of part.rules.splice(0)) kinds[rule.keyword]?.(rule, place);
  addAtMostOne(part, place);
}

const kinds: { [keyword: string]: (rule: Rule, place: Place) => void } = {
  if: addCondition,
  oneOf: addUnion,
  anyOf: addUnion,
  dependencies: addDependencies,
  dependentRequired: addDependencies,
  dependentSchemas: addDependencies,
};

function addCondition({ value, at, trail, beside }: Rule, place: Place): void {
  const { reader, notes } = place;
  const condition = conditionOf(reader.partOf([{ schema: value, at, trail }]), place);
  if (!condition)
    notes.leftOut(
      at,
      'This condition tests more than answers of fields. Write it anew: what depends on it is asked always, and optional.',
    );
  const schema = isObject(beside.schema) ? beside.schema : {};
  const open = new Set([
    ...(condition && Object.hasOwn(schema, 'then') ? heldOpen(condition) : []),
    ...(condition && 'not' in condition && Object.hasOwn(schema, 'else')
      ? heldOpen(condition.not)
      : []),
  ]);
  noteHeldOpen([...open], at, place);
  for (const [keyword, when] of [
    ['then', condition && ifOf(condition)],
    ['else', condition && oppositeOf(condition, place)],
  ] as const) {
    if (!Object.hasOwn(schema, keyword)) continue;
    const within = beside.at + pointerOf(keyword);
    notes.read('schema', within);
    addOnceGiven(when, { schema: schema[keyword], at: within, trail }, place);
  }
}

/**
 * Adds a branch of an object that may be left out. A condition that is true without answers, too, asks nothing until
 * something else of the object is answered.
 */
function addOnceGiven(condition: Schema | undefined, located: Located, place: Place): void {
  const { isRequired, path, scope, reader } = place;
  const isOptional = !isRequired && path.length > 0;
  if (!condition || !isOptional || !JSON.stringify(condition).includes('"not":'))
    return addBranch(condition, located, place);
  const { required, properties } = reader.partOf([located]);
  // That something of them is given never makes the condition true, or is what it asks for.
  const isOfPresence = Object.keys(condition.not ?? {}).join() === 'required';
  const asked = new Set([
    ...(isOfPresence ? testedIn(condition) : []),
    ...[...required.keys()].map((name) => scope.neededAt([...path, name])?.name),
  ]);
  const others = scope.fieldsBelow(path).filter(({ name }) => !asked.has(name));
  if (others.length > 0) addBranch({ allOf: [anyGiven(others), condition] }, located, place);
  // Nothing else is in it: what is required then is what begins it.
  else if (properties.size > 0) addBranch(condition, located, place);
}

/** Requires names under a condition. */
function addNames(condition: Schema, names: unknown[], at: Pointer, place: Place): void {
  const target = newTarget(true);
  const part = new Part(at);
  for (const [i, name] of names.entries())
    if (isText(name)) part.required.set(name, at + pointerOf(i));
  addRequired(part, { ...place, target, isBranch: true }, true);
  const then = schemaOf(target);
  if (Object.keys(then).length === 0) return;
  const rule = { if: condition, then };
  place.notes.remember(rule, at);
  place.target.allOf.push(rule);
}

/** What is needed once another property is given: names, or a schema. */
function addDependencies({ value, at, trail }: Rule, place: Place): void {
  const { scope, path, notes } = place;
  for (const [name, dependent] of isObject(value) ? Object.entries(value) : []) {
    const within = at + pointerOf(name);
    const below = [...path, name];
    const field = scope.fieldAt(below) ?? scope.neededAt(below);
    if (!field) {
      notes.leftOut(
        within,
        `"${name}" is no single field, so nothing can depend on it. Write a condition on one of its fields.`,
      );
      continue;
    }
    noteSentEmpty(field, within, place);
    const condition = anyGiven([field, ...scope.othersOf(below)]);
    if (!isList(dependent)) {
      addBranch(condition, { schema: dependent, at: within, trail }, place);
      continue;
    }
    addNames(condition, dependent, within, place);
  }
}
