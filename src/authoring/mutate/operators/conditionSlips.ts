import {
  choicesOf,
  type Definition,
  isObject,
  partsOf,
  type Pointer,
  pointerOf,
  policyStatuses,
  type Schema,
} from '#engine';
import { customerRecord, policyRecord } from '../../lint/types/records';
import { allFields, type Place } from '../places';
import { isAlwaysThere } from './alwaysThere';
import { slip, type Slip } from './operator';
import { otherPointer } from './others';
import { altered } from './schemaChoices';
import { conditionName } from './words/conditions';
import { predicate, testKeywords, testsOf } from './words/keywords';
import { plainValue, pointerName, quoted, valueName } from './words/names';

export type SlipsOf = (definition: Definition, place: Place, schema: Schema) => Iterable<Slip>;

const named = (definition: Definition, { value }: Place) => pointerName(definition, value);

const shown = (definition: Definition, place: Place, value: unknown) =>
  place.value.startsWith('/answers/')
    ? valueName(definition, place.value.slice('/answers'.length), value)
    : plainValue(value);

/** The values that a place can have, where they are known. */
function knownValues(definition: Definition, { value }: Place): readonly unknown[] {
  const [root = '', name = ''] = partsOf(value);
  if (value === '/policy/policyStatus') return policyStatuses;
  if (root === 'answers')
    return allFields(definition)
      .filter(({ at }) => `/answers${at}` === value.replace(/\/items$/, ''))
      .flatMap((field) => choicesOf(field.schema).map((choice) => choice.value));
  const { examples, enum: values } =
    (root === 'policy' ? policyRecord : root === 'customer' ? customerRecord : {}).properties?.[
      name
    ] ?? {};
  return examples ?? values ?? [];
}

/** Another value than the tested one: one that the place can have, where that is known. */
const other = (definition: Definition, place: Place, value: unknown): unknown =>
  knownValues(definition, place).find((one) => one !== value) ?? altered(value);

export function* requiredDropped(definition: Definition, place: Place): Generator<Slip> {
  for (const [i, name] of ((place.schema.required ?? []) as string[]).entries())
    if (!isAlwaysThere(definition, place, name))
      yield slip(
        `${conditionName(definition, place)} could be met without ${pointerName(definition, place.value + pointerOf(name))}`,
        `${place.at}/required/${i}`,
      );
}

export function* valueChanged(
  definition: Definition,
  place: Place,
  schema: Schema,
): Generator<Slip> {
  if (!('const' in schema)) return;
  const value = other(definition, place, schema.const);
  yield slip(
    `${conditionName(definition, place)} asked that ${named(definition, place)} is ${shown(definition, place, value)} and not ${shown(definition, place, schema.const)}`,
    `${place.at}/const`,
    value,
  );
}

/** A list of values in a condition; in a `not` a value that is left out is let through. */
const counts = ({ isNegated }: Place, isIn: boolean) =>
  isNegated === isIn ? 'were not met' : 'were met';

export function* choiceDropped(
  definition: Definition,
  place: Place,
  schema: Schema,
): Generator<Slip> {
  if (!Array.isArray(schema.enum) || schema.enum.length < 2) return;
  for (const [i, value] of schema.enum.entries())
    yield slip(
      `${conditionName(definition, place)} ${counts(place, false)} where ${named(definition, place)} is ${shown(definition, place, value)}`,
      `${place.at}/enum/${i}`,
    );
}

export function* choiceAdded(
  definition: Definition,
  place: Place,
  schema: Schema,
): Generator<Slip> {
  const values: unknown[] = schema.enum ?? [];
  const value = knownValues(definition, place).find((one) => !values.includes(one));
  if (values.length === 0 || value === undefined) return;
  yield slip(
    `${conditionName(definition, place)} ${counts(place, true)} where ${named(definition, place)} is ${shown(definition, place, value)}, ${place.isNegated ? 'either' : 'too'}`,
    `${place.at}/enum`,
    [...values, value],
  );
}

export function* alternativeDropped(
  definition: Definition,
  place: Place,
  { anyOf }: Schema,
): Generator<Slip> {
  if (!Array.isArray(anyOf) || anyOf.length < 2) return;
  for (const [i, schema] of (anyOf as Schema[]).entries())
    yield slip(
      `the alternative ${i + 1} of ${anyOf.length} in ${conditionName(definition, place)} were missing: ${testsOf(definition, { ...place, schema })}`,
      `${place.at}/anyOf/${i}`,
    );
}

export function* testDropped(
  definition: Definition,
  place: Place,
  schema: Schema,
): Generator<Slip> {
  const tests = testKeywords.filter((keyword) => keyword in schema);
  // An empty `not` is never met: the `not` as a whole can be dropped.
  if (place.isNegated && tests.length === 1) return;
  for (const keyword of tests)
    yield slip(
      `${conditionName(definition, place)} did not ask that ${named(definition, place)} ${place.isNegated ? 'is excluded where it ' : ''}${predicate(definition, place, keyword)}`,
      `${place.at}/${keyword}`,
    );
}

/** Takes all that a condition asks of one value away, where it asks of others, too. */
export function* valueIgnored(
  definition: Definition,
  place: Place,
  schema: Schema,
): Generator<Slip> {
  const names = Object.keys(schema.properties ?? {});
  const required: string[] = schema.required ?? [];
  if (names.length < 2) return;
  for (const name of names) {
    const tests = testKeywords.filter((keyword) => keyword in schema.properties[name]);
    // Without its only test a value that is always there is not looked at either.
    const isSame = tests.length === 1 && isAlwaysThere(definition, place, name);
    if (required.includes(name) && !isSame)
      yield {
        slip: `${conditionName(definition, place)} did not look at ${pointerName(definition, place.value + pointerOf(name))} at all`,
        edits: [
          { at: `${place.at}/properties${pointerOf(name)}` },
          { at: `${place.at}/required`, value: required.filter((one) => one !== name) },
        ],
      };
  }
}

export function* negated(
  definition: Definition,
  place: Place,
  { not, contains }: Schema,
): Generator<Slip> {
  const asked = (schema: Schema, value = place.value) =>
    testsOf(definition, { ...place, schema, value });
  const opposite = (at: Pointer, value: unknown, words: string) =>
    slip(`${conditionName(definition, place)} asked for the opposite: ${words}`, at, value);
  if (isObject(not)) yield opposite(place.at, not, asked(not));
  if (isObject(contains))
    yield opposite(
      `${place.at}/contains`,
      { not: contains },
      `an entry of ${named(definition, place)} where it is not so that ${asked(contains, `${place.value}/items`)}`,
    );
}

/** The list that must have changed: compared with another one, or by more of its fields. */
export function* changesChanged(
  definition: Definition,
  place: Place,
  { changedFrom }: Schema,
): Generator<Slip> {
  if (!isObject(changedFrom)) return;
  const subject = `${conditionName(definition, place)} took ${named(definition, place)} for changed`;
  const { from, besides = [] } = changedFrom as { from: Pointer; besides?: string[] };
  for (const [i, name] of besides.entries())
    yield slip(
      `${subject} also where only ${pointerName(definition, `${place.value}/items/${name}`)} differs`,
      `${place.at}/changedFrom/besides${besides.length > 1 ? `/${i}` : ''}`,
    );
  const other = otherPointer(definition, from);
  if (other !== undefined)
    yield slip(
      `${subject} where it differs from ${pointerName(definition, other)} and not from ${pointerName(definition, from)}`,
      `${place.at}/changedFrom/from`,
      other,
    );
}

export function* extensionsDropped(
  definition: Definition,
  place: Place,
  { upload }: Schema,
): Generator<Slip> {
  const extensions: string[] = upload?.extensions ?? [];
  for (const [i, extension] of extensions.entries())
    if (extensions.length > 1)
      yield slip(
        `${conditionName(definition, place)} were not met by a ${quoted(extension)} file in ${named(definition, place)}`,
        `${place.at}/upload/extensions/${i}`,
      );
}
