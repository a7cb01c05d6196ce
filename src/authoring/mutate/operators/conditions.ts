import { type Definition, isObject, type Pointer, policyStatuses, type Schema } from '#engine';
import type { Operator } from '../mutant';
import { type Place, testPlaces } from '../places';
import { isAlwaysThere } from './alwaysThere';
import { onPlaces, slip, type Slip } from './operator';
import { altered, otherValue } from './schemaChoices';
import { conditionName } from './words/conditions';
import { predicate, testKeywords, testsOf } from './words/keywords';
import { plainValue, pointerName, valueName } from './words/names';

type SlipsOf = (definition: Definition, place: Place, schema: Schema) => Iterable<Slip>;

const named = (definition: Definition, { value }: Place) => pointerName(definition, value);
const isStatus = ({ value }: Place) => value === '/policy/policyStatus';
/** What the customer can ask with: lists of policies have operators of their own. */
const isOfPolicies = ({ condition = '' }: Place) => condition === '/policies/where';

const shown = (definition: Definition, place: Place, value: unknown) =>
  place.value.startsWith('/answers/')
    ? valueName(definition, place.value.slice('/answers'.length), value)
    : plainValue(value);

/** Another value than the tested one: one that the place can have, where that is known. */
function other(
  definition: Definition,
  place: Place,
  value: unknown,
  besides: unknown[] = [],
): unknown {
  if (isStatus(place))
    return policyStatuses.find((status) => status !== value && !besides.includes(status));
  return place.value.startsWith('/answers/')
    ? otherValue(definition, place.value.slice('/answers'.length), value, besides)
    : altered(value);
}

function* requiredDropped(definition: Definition, place: Place): Generator<Slip> {
  for (const [i, name] of ((place.schema.required ?? []) as string[]).entries())
    if (!isAlwaysThere(definition, place, name))
      yield slip(
        `${conditionName(definition, place)} could be met without ${pointerName(definition, `${place.value}/${name}`)}`,
        `${place.at}/required/${i}`,
      );
}

function* valueChanged(definition: Definition, place: Place, schema: Schema): Generator<Slip> {
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

function* choiceDropped(definition: Definition, place: Place, schema: Schema): Generator<Slip> {
  if (!Array.isArray(schema.enum) || schema.enum.length < 2) return;
  for (const [i, value] of schema.enum.entries())
    yield slip(
      `${conditionName(definition, place)} ${counts(place, false)} where ${named(definition, place)} is ${shown(definition, place, value)}`,
      `${place.at}/enum/${i}`,
    );
}

function* choiceAdded(definition: Definition, place: Place, schema: Schema): Generator<Slip> {
  if (!Array.isArray(schema.enum)) return;
  const value = other(definition, place, schema.enum[0], schema.enum);
  if (value === undefined || schema.enum.includes(value)) return;
  yield slip(
    `${conditionName(definition, place)} ${counts(place, true)} where ${named(definition, place)} is ${shown(definition, place, value)}, too`,
    `${place.at}/enum`,
    [...schema.enum, value],
  );
}

function* alternativeDropped(
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

function* testDropped(definition: Definition, place: Place, schema: Schema): Generator<Slip> {
  for (const keyword of testKeywords)
    if (keyword in schema)
      yield slip(
        `${conditionName(definition, place)} did not ask that ${named(definition, place)} ${place.isNegated ? 'is excluded where it ' : ''}${predicate(definition, place, keyword)}`,
        `${place.at}/${keyword}`,
      );
}

/** Takes all that a condition asks of one value away, where it asks of others, too. */
function* valueIgnored(definition: Definition, place: Place, schema: Schema): Generator<Slip> {
  const names = Object.keys(schema.properties ?? {});
  const required: string[] = schema.required ?? [];
  if (names.length < 2) return;
  for (const name of names)
    if (required.includes(name))
      yield {
        slip: `${conditionName(definition, place)} did not look at ${pointerName(definition, `${place.value}/${name}`)} at all`,
        edits: [
          { at: `${place.at}/properties/${name}` },
          { at: `${place.at}/required`, value: required.filter((one) => one !== name) },
        ],
      };
}

function* negated(
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

/** The slips in the tests of a condition; `ofPolicies`: also in the condition for the policies that can ask. */
const kinds: { name: string; explains: string; slipsOf: SlipsOf; ofPolicies?: true }[] = [
  {
    name: 'required-dropped',
    explains: 'Lets a condition be true while a value that it tests is not there.',
    slipsOf: requiredDropped,
  },
  {
    name: 'value-changed',
    explains: 'Lets a condition ask for another value.',
    slipsOf: valueChanged,
  },
  {
    name: 'choice-dropped',
    explains: 'Takes one of the values away for which a condition is true.',
    slipsOf: choiceDropped,
  },
  {
    name: 'choice-added',
    explains: 'Adds one more value for which a condition is true.',
    slipsOf: choiceAdded,
  },
  {
    name: 'alternative-dropped',
    explains:
      'Takes one of the alternatives of a condition away. Only an example that meets this alternative alone notices it.',
    slipsOf: alternativeDropped,
    ofPolicies: true,
  },
  {
    name: 'test-dropped',
    explains:
      'Takes one test out of a condition, so that it is true for any value. Only an example that fails this test alone notices it.',
    slipsOf: testDropped,
  },
  {
    name: 'value-ignored',
    explains: 'Lets a condition that tests several values not look at one of them.',
    slipsOf: valueIgnored,
    ofPolicies: true,
  },
  {
    name: 'negated',
    explains: 'Turns a test with "not" or "contains" into its opposite.',
    slipsOf: negated,
    ofPolicies: true,
  },
];

export const conditionOperators: Operator[] = (['schema', 'request'] as const).flatMap((file) =>
  kinds.map(({ name, explains, slipsOf, ofPolicies }) => ({
    id: `${file}:condition-${name}`,
    part: file === 'schema' ? 'rules' : 'steps',
    explains: `${explains} It concerns the conditions of ${file}.json.`,
    mutantsOf: onPlaces(
      file,
      (definition) =>
        testPlaces(definition, file).filter((place) => ofPolicies || !isOfPolicies(place)),
      slipsOf,
    ),
  })),
);
