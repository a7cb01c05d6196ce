import { type Definition, policyStatuses, type Schema } from '#engine';
import type { Operator } from '../mutant';
import { type Place, testPlaces } from '../places';
import { mutants, onPlaces, slip, type Slip } from './operator';
import { altered } from './schemaChoices';
import { testsOf } from './words/keywords';
import { plainValue, pointerName } from './words/names';

/** Where the condition for the policies that can ask looks at one value. */
const ofPolicies = (definition: Definition) =>
  testPlaces(definition, 'request').filter(({ condition }) => condition === '/policies/where');

/** `LAPSED policies`, `policies whose plan id is "INIA02"` */
const policiesWith = (definition: Definition, { value }: Place, is: unknown): string =>
  value === '/policy/policyStatus'
    ? `${String(is)} policies`
    : `policies where ${pointerName(definition, value)} is ${plainValue(is)}`;

const isStatus = ({ value }: Place) => value === '/policy/policyStatus';
const can = ({ isNegated }: Place, isListed: boolean) =>
  isNegated === isListed ? 'could not ask' : 'could ask';

function* statusDropped(definition: Definition, place: Place, schema: Schema): Generator<Slip> {
  if (!Array.isArray(schema.enum) || schema.enum.length < 2) return;
  for (const [i, value] of schema.enum.entries())
    yield slip(
      `${policiesWith(definition, place, value)} ${can(place, false)}`,
      `${place.at}/enum/${i}`,
    );
}

function* statusAdded(definition: Definition, place: Place, schema: Schema): Generator<Slip> {
  const now: unknown[] = schema.enum ?? ('const' in schema ? [schema.const] : []);
  if (!isStatus(place) || now.length === 0) return;
  for (const status of policyStatuses.filter((one) => !now.includes(one)))
    yield {
      slip: `${policiesWith(definition, place, status)} ${can(place, true)}${place.isNegated ? '' : ', too'}`,
      edits: [
        ...('const' in schema ? [{ at: `${place.at}/const` }] : []),
        { at: `${place.at}/enum`, value: [...now, status] },
      ],
    };
}

function* valueChanged(definition: Definition, place: Place, schema: Schema): Generator<Slip> {
  if (!('const' in schema)) return;
  const value = isStatus(place)
    ? policyStatuses.find((one) => one !== schema.const)
    : altered(schema.const);
  yield slip(
    `only ${policiesWith(definition, place, value)} could ask and not ${policiesWith(definition, place, schema.const)}`,
    `${place.at}/const`,
    value,
  );
}

const tests = ['const', 'enum', 'not'];
const isTest = (place: Place) => tests.some((keyword) => keyword in place.schema);

function* testDropped(definition: Definition, place: Place, schema: Schema): Generator<Slip> {
  // Without its only test the condition lets every policy ask.
  if (ofPolicies(definition).filter(isTest).length < 2) return;
  for (const keyword of tests)
    if (keyword in schema)
      yield slip(
        `policies could ask whatever ${pointerName(definition, place.value)} is`,
        `${place.at}/${keyword}`,
      );
}

export const policyOperators: Operator[] = [
  {
    id: 'request:status-dropped',
    part: 'gates',
    explains:
      'Shuts policies of one status, or with one of the other listed values, out. An accepted example with such a policy notices it.',
    mutantsOf: onPlaces('request', ofPolicies, statusDropped),
  },
  {
    id: 'request:status-added',
    part: 'gates',
    explains:
      'Lets policies of one more status ask. A refused example with such a policy notices it.',
    mutantsOf: onPlaces('request', ofPolicies, statusAdded),
  },
  {
    id: 'request:where-value-changed',
    part: 'gates',
    explains: 'Lets other policies ask than are meant, and no longer those that are.',
    mutantsOf: onPlaces('request', ofPolicies, valueChanged),
  },
  {
    id: 'request:where-test-dropped',
    part: 'gates',
    explains:
      'Lets the condition for policies not look at one of their values. A refused example with a policy that fails only there notices it.',
    mutantsOf: onPlaces('request', ofPolicies, testDropped),
  },
  {
    id: 'request:where-any',
    part: 'gates',
    explains: 'Lets every policy of the customer ask. A refused example notices it.',
    mutantsOf: mutants('request', function* (definition) {
      const [where] = ofPolicies(definition);
      if (where)
        yield slip(
          `every policy of the customer could ask and not only those where ${testsOf(definition, where)}`,
          where.at,
          {},
        );
    }),
  },
];
