import type { Operator } from '../mutant';
import { type Place, testPlaces } from '../places';
import {
  alternativeDropped,
  changesChanged,
  choiceAdded,
  choiceDropped,
  extensionsDropped,
  negated,
  requiredDropped,
  testDropped,
  valueChanged,
  valueIgnored,
  type SlipsOf,
} from './conditionSlips';
import { onPlaces } from './operator';

/** What the customer can ask with: lists of policies have operators of their own. */
const isOfPolicies = ({ condition = '' }: Place) => condition === '/policies/where';

interface Kind {
  name: string;
  explains: string;
  slipsOf: SlipsOf;
  /** Also in the condition for the policies that can ask. */
  ofPolicies?: true;
  /** Of keywords that conditions of schema.json cannot have. */
  requestOnly?: true;
}

/** The slips in the tests of a condition. */
const kinds: Kind[] = [
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
  },
  {
    name: 'negated',
    explains: 'Turns a test with "not" or "contains" into its opposite.',
    slipsOf: negated,
    ofPolicies: true,
  },
  {
    name: 'changes-changed',
    explains: 'Takes a list for changed that is not, or the other way round.',
    slipsOf: changesChanged,
    requestOnly: true,
  },
  {
    name: 'extension-dropped',
    explains: 'Lets a condition on a file not be met by one of the types of file.',
    slipsOf: extensionsDropped,
    requestOnly: true,
  },
];

export const conditionOperators: Operator[] = (['schema', 'request'] as const).flatMap((file) =>
  kinds
    .filter(({ requestOnly }) => file === 'request' || !requestOnly)
    .map(({ name, explains, slipsOf, ofPolicies }) => ({
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
