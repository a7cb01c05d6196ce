import { isObject, pointerOf } from '#engine';
import { addBranch } from './branches';
import { addUnion } from './unions';
import { conditionOf, ifOf, isGiven, oppositeOf } from './conditions';
import type { Part, Rule } from './part';
import type { Place } from './place';
import { isList, isText } from './texts';

/** Adds the conditions of an object, once its fields are known. */
export function addRules(part: Part, place: Place): void {
  for (const rule of part.rules.splice(0)) kinds[rule.keyword]?.(rule, place);
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
  for (const [keyword, when] of [
    ['then', condition && ifOf(condition)],
    ['else', condition && oppositeOf(condition, place)],
  ] as const) {
    if (!Object.hasOwn(schema, keyword)) continue;
    const within = beside.at + pointerOf(keyword);
    notes.read('schema', within);
    addBranch(when, { schema: schema[keyword], at: within, trail }, place);
  }
}

/** What is needed once another property is given: names, or a schema. */
function addDependencies({ value, at, trail }: Rule, place: Place): void {
  const { scope, path, notes } = place;
  for (const [name, dependent] of isObject(value) ? Object.entries(value) : []) {
    const within = at + pointerOf(name);
    const field = scope.fieldAt([...path, name]);
    if (!field) {
      notes.leftOut(
        within,
        `"${name}" is no single field, so nothing can depend on it. Write a condition on one of its fields.`,
      );
      continue;
    }
    const condition = ifOf([isGiven(field)]);
    if (!isList(dependent)) {
      addBranch(condition, { schema: dependent, at: within, trail }, place);
      continue;
    }
    const schema = { required: dependent.filter(isText) };
    addBranch(condition, { schema, at: within, trail }, place);
  }
}
