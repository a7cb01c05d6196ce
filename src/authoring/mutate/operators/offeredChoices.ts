import { type Definition, pointerOf } from '#engine';
import type { Operator } from '../mutant';
import { conditionPlaces } from '../places';
import { mutants, slip, type Slip } from './operator';
import { testsOf } from './words/keywords';
import { fieldName, valueName } from './words/names';

function* offeredToAll(definition: Definition): Generator<Slip> {
  const places = conditionPlaces(definition, 'request');
  for (const [field, values] of Object.entries(definition.request.choices ?? {}))
    for (const value of Object.keys(values)) {
      const at = pointerOf('choices', field, value);
      const place = places.find((one) => one.at === `${at}/when`);
      if (place)
        yield slip(
          `the choice ${valueName(definition, field, value)} of ${fieldName(definition, field)} were offered always and not only where ${testsOf(definition, place)}`,
          at,
        );
    }
}

export const offeredChoiceOperators: Operator[] = [
  {
    id: 'request:choice-offered-to-all',
    part: 'rules',
    explains:
      'Offers a choice to everybody that is meant for some. A rejected example in which somebody else chooses it notices it.',
    mutantsOf: mutants('request', offeredToAll),
  },
];
