import type { Operator } from '../mutant';
import { conditionPlaces } from '../places';
import { onPlaces, slip } from './operator';
import { conditionName } from './words/conditions';
import { testsOf } from './words/keywords';

const inSchema = (definition: Parameters<typeof conditionPlaces>[0]) =>
  conditionPlaces(definition, 'schema');
/** `when` of request.json is left out as a whole by operators of its own. */
const inRequest = (definition: Parameters<typeof conditionPlaces>[0]) =>
  conditionPlaces(definition, 'request').filter(({ at }) => at !== '/policies/where');

/** Slips in a condition as a whole. */
export const wholeConditionOperators: Operator[] = [
  {
    id: 'schema:condition-always',
    part: 'rules',
    explains:
      'Lets a condition of schema.json always be true: its fields would be shown to everybody.',
    mutantsOf: onPlaces('schema', inSchema, function* (definition, place) {
      yield slip(
        `${conditionName(definition, place)} were always met and not only where ${testsOf(definition, place)}`,
        place.at,
        {},
      );
    }),
  },
  {
    id: 'schema:condition-never',
    part: 'rules',
    explains: 'Lets a condition of schema.json never be true: its fields would never be shown.',
    mutantsOf: onPlaces('schema', inSchema, function* (definition, place) {
      yield slip(
        `${conditionName(definition, place)} were never met, not even where ${testsOf(definition, place)}`,
        place.at,
        { not: {} },
      );
    }),
  },
  ...(
    [
      ['schema', 'rules', inSchema],
      ['request', 'steps', inRequest],
    ] as const
  ).map(([file, part, placesOf]) => ({
    id: `${file}:condition-inverted`,
    part,
    explains: `Turns a whole condition of ${file}.json into its opposite.`,
    mutantsOf: onPlaces(file, placesOf, function* (definition, place, schema) {
      yield slip(
        `${conditionName(definition, place)} were met in all cases but where ${testsOf(definition, place)}`,
        place.at,
        { not: schema },
      );
    }),
  })),
];
