import { isObject, type Pointer, type Schema } from '#engine';
import { isEqual } from '../assertionHolds';
import { branchesOf } from './alternatives';
import { chosenValue } from './choiceField';
import type { Part, Sourced } from './part';
import { fieldIn, type Place } from './place';
import type { Field } from './collected';
import { isCount, isList, isNumber, isText } from './texts';

/** What is tested of one field: that it is answered and meets a schema, or without one only that it is answered. */
interface Test {
  field: Field;
  schema?: Schema;
  /** The values for which it holds, where they can be listed. */
  values?: unknown[];
  /** The source requires an answer, so that the opposite holds without one. */
  needsAnswer?: true;
  /** It holds without an answer, too: the source does not require one. */
  holdsOpen?: true;
  /** It is only that there is an answer, however a schema says so. */
  isPresence?: true;
  /** The fields of the object that it is in, where the source requires the answer only once that is there. */
  within?: Field[];
}

/** Tests of which all must hold, the opposite of a condition, or conditions of which one must hold. */
export type Condition = Test[] | { not: Condition } | { anyOf: Condition[] };

/** The condition that a schema is, as far as a definition can say it; nothing otherwise. */
export function conditionOf(part: Part, place: Place): Condition | undefined {
  for (const keyword of ['title', 'description', 'type']) part.take(keyword);
  const found = [
    ...negationsIn(part, place),
    ...choicesIn(part, place),
    ...(part.properties.size + part.required.size > 0 ? [testsIn(part, place)] : []),
  ];
  const isWhole = part.keywords.size === 0 && part.rules.length === 0 && !part.isImpossible;
  return isWhole && found.length === 1 ? found[0] : undefined;
}

function negationsIn(part: Part, place: Place): (Condition | undefined)[] {
  const excluded = part.take('not');
  if (!excluded) return [];
  const { value, at, trail } = excluded;
  const inner = conditionOf(place.reader.partOf([{ schema: value, at, trail }]), place);
  // What asks nothing is always true.
  const isAlways = isList(inner) && inner.every((test) => test.isPresence && test.holdsOpen);
  return [isAlways ? undefined : inner && { not: inner }];
}

function choicesIn(part: Part, place: Place): (Condition | undefined)[] {
  const rules = part.rules.filter(({ keyword }) => keyword === 'anyOf');
  part.rules.splice(0, part.rules.length, ...part.rules.filter((rule) => !rules.includes(rule)));
  return rules.map((rule) => {
    const cases = branchesOf(rule).map((one) => conditionOf(place.reader.partOf([one]), place));
    const known = cases.filter((one) => one !== undefined);
    return known.length === cases.length && known.length > 0 ? { anyOf: known } : undefined;
  });
}

function testsIn(part: Part, place: Place): Test[] | undefined {
  const { scope, path, reader } = place;
  const tests: Test[] = [];
  for (const [name, located] of part.properties) {
    const below = { ...place, path: [...path, name] };
    const field = fieldIn(place, below.path);
    if (field === 'several') return undefined;
    const inner = reader.partOf(located);
    const found = field ? testOf(inner, field, place) : conditionOf(inner, below);
    if (!isList(found)) return undefined;
    const isNeeded = part.required.has(name);
    tests.push(
      ...found.map((test) => ({
        ...test,
        ...(isNeeded && { needsAnswer: true as const }),
        ...(!isNeeded && !isAnswered(test, place) && { holdsOpen: true as const }),
        ...(!isNeeded && test.needsAnswer && { within: scope.fieldsBelow(below.path) }),
      })),
    );
  }
  for (const name of part.required.keys()) {
    if (part.properties.has(name)) continue;
    const field = fieldIn(place, [...path, name]) ?? scope.neededAt([...path, name]);
    if (!field || field === 'several') return undefined;
    noteSentEmpty(field, part.required.get(name)!, place);
    tests.push({ ...isGiven(field), needsAnswer: true });
  }
  // `{}` asks nothing of an answer that may be missing.
  const telling = tests.filter(({ isPresence, holdsOpen }) => !(isPresence && holdsOpen));
  if (telling.length > 0) return telling;
  return tests.length > 0 ? tests : undefined;
}

const isAnswered = ({ field }: Test, { target }: Place) =>
  target.required.includes(field.name) || field.isSentEmpty === true;

/** Keywords that a condition has as they are written, by what their values have to be. */
const testing: { [keyword: string]: (value: unknown) => boolean } = {
  minimum: isNumber,
  maximum: isNumber,
  exclusiveMinimum: isNumber,
  exclusiveMaximum: isNumber,
  multipleOf: isNumber,
  minLength: isCount,
  maxLength: isCount,
  pattern: isText,
  minItems: isCount,
  maxItems: isCount,
  contains: (value) =>
    isObject(value) && Object.keys(value).every((key) => /^(const|enum)$/.test(key)),
};

function testOf(part: Part, field: Field, place: Place): Test[] | undefined {
  part.take('type');
  const values = valuesOf(part, field);
  const excluded = values ? undefined : part.take('not');
  if (excluded) return excludedTest(part, excluded, field, place);
  const schema: Schema = {};
  for (const [keyword, isRight] of Object.entries(testing))
    if (isRight(part.keywords.get(keyword)?.value)) schema[keyword] = part.take(keyword)!.value;
  if (part.keywords.size > 0 || part.rules.length > 0 || part.isImpossible) return undefined;
  const isOfValues = Object.keys(schema).length === 0;
  if (values) return values.length > 0 && isOfValues ? [hasValue(field, values)] : undefined;
  // What is true of a list that is sent without entries would have to be true of none here.
  const isOpen = field.isSentEmpty && !schema.minItems && !schema.contains;
  if (isOfValues) return [isGiven(field)];
  return isOpen ? undefined : [{ field, schema }];
}

function excludedTest(
  part: Part,
  { value, at, trail }: Sourced,
  field: Field,
  place: Place,
): Test[] | undefined {
  const found = testOf(place.reader.partOf([{ schema: value, at, trail }]), field, place);
  const schema = found?.[0]?.schema;
  return part.keywords.size === 0 && schema ? [{ field, schema: { not: schema } }] : undefined;
}

/** Notes that a test is true of a list without entries in the source, which is sent. */
export function noteSentEmpty({ name, isSentEmpty }: Field, at: Pointer, { notes }: Place): void {
  if (isSentEmpty)
    notes.changed(
      at,
      `"${name}" is there in the source without entries, too; here it counts only with some. Test its minItems in the source.`,
    );
}

/** That a field is answered. A list without entries is there, too. */
export const isGiven = (field: Field): Test => ({
  field,
  ...(field.type === 'array' && { schema: { minItems: 1 } }),
  isPresence: true,
});

/** That one of some fields is answered, as the `if` of schema.json. */
export function anyGiven(fields: Field[]): Schema {
  const given = fields.map((field) => ifOf([isGiven(field)]));
  return given.length === 1 ? given[0]! : { anyOf: given };
}

/** That a field has one of these values. */
export const hasValue = (field: Field, values: unknown[]): Test => ({
  field,
  schema: values.length === 1 ? { const: values[0] } : { enum: values },
  values,
});

/** The values that `const`, `enum` or a `not` around one of them leave. */
export function valuesOf(part: Part, field: Field | undefined): unknown[] | undefined {
  const constant = part.take('const');
  if (constant) return [chosenValue(constant.value)];
  const list = part.take('enum')?.value;
  if (isList(list)) return list.map(chosenValue).filter((value) => value !== null && value !== '');
  const excluded = part.keywords.get('not')?.value;
  if (!field?.values || typeof excluded !== 'object' || excluded === null) return undefined;
  const {
    const: one,
    enum: many,
    type: _type,
    ...rest
  } = excluded as { [keyword: string]: unknown };
  const gone = one !== undefined ? [one] : many;
  if (!isList(gone) || Object.keys(rest).length > 0) return undefined;
  part.take('not');
  return without(field.values, gone);
}

const without = (values: unknown[], gone: unknown[]) =>
  values.filter((value) => !gone.some((each) => isEqual(each, value)));

/** The fields whose test is true in the source without an answer, and false here. */
export function heldOpen(condition: Condition): Field[] {
  if ('not' in condition) return [];
  if ('anyOf' in condition) return condition.anyOf.flatMap(heldOpen);
  return condition.flatMap(({ field, holdsOpen }) => (holdsOpen ? [field] : []));
}

/** Notes the fields of {@link heldOpen}. */
export function noteHeldOpen(fields: Field[], at: Pointer, { notes }: Place): void {
  const names = [...new Set(fields.map(({ name }) => JSON.stringify(name)))];
  if (names.length > 0)
    notes.changed(
      at,
      `In the source what is tested of ${names.join(' and ')} is true, too, while it is not answered; here it needs an answer, as is mostly meant. Put "required" into the if of the source, or require the answer.`,
    );
}

/** The condition as the `if` of schema.json. */
export function ifOf(condition: Condition, isNegated = false): Schema {
  if ('not' in condition) return { not: ifOf(condition.not, !isNegated) };
  if ('anyOf' in condition) return { anyOf: condition.anyOf.map((one) => ifOf(one, isNegated)) };
  const properties: { [name: string]: Schema } = {};
  for (const { field, schema } of condition) if (schema) properties[field.name] = schema;
  // A condition needs answers: only what it excludes is also true without one.
  const names = condition.flatMap(({ field, holdsOpen }) =>
    holdsOpen && isNegated ? [] : [field.name],
  );
  const required = [...new Set(names)];
  return {
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  };
}

/**
 * The opposite of a condition: one of its tests fails. In JSON Schema a test of a field that the source does not require
 * holds without an answer, so that its opposite needs one.
 */
export function oppositeOf(condition: Condition, place: Place): Schema {
  if ('not' in condition) return ifOf(condition.not);
  if ('anyOf' in condition) return { not: ifOf(condition, true) };
  const parts = condition.map((test): Schema => {
    const { field, schema, values, needsAnswer, within } = test;
    if (within) return { allOf: [anyGiven(within), { not: ifOf([test]) }] };
    // A list without entries is missing, or empty: which of the two is one and the same.
    const isMissing = field.isSentEmpty || (needsAnswer && !isAnswered(test, place));
    if (!schema || test.isPresence || isMissing) return { not: ifOf([test]) };
    const left = values && field.values ? without(field.values, values) : [];
    return ifOf([left.length > 0 ? hasValue(field, left) : { field, schema: { not: schema } }]);
  });
  return parts.length === 1 ? parts[0]! : { anyOf: parts };
}

/** That none of these conditions is true. */
export function noneOf(conditions: Condition[], place: Place): Schema {
  const opposites = conditions.map((condition) => oppositeOf(condition, place));
  if (opposites.length === 1) return opposites[0]!;
  const names = opposites.flatMap((one) => one.required ?? ['', '']);
  if (new Set(names).size < names.length) return { not: ifOf({ anyOf: conditions }, true) };
  const properties = Object.assign({}, ...opposites.map((one) => one.properties));
  return { properties, required: names };
}

/** Whether a condition is about the values that were given, or that there are some, and not about how they are written. */
export function isOfAnswers(condition: Condition | undefined): boolean {
  if (!condition) return false;
  if ('not' in condition) return isOfAnswers(condition.not);
  if ('anyOf' in condition) return condition.anyOf.every(isOfAnswers);
  return condition.every(({ values, isPresence }) => values !== undefined || isPresence);
}
