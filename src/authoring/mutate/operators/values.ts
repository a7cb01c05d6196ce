import { type Definition, pointerOf } from '#engine';
import type { Operator, Part } from '../mutant';
import {
  choiceDropped,
  choicesSwapped,
  computationChanged,
  constantChanged,
  dropped,
  elsewhere,
  fallbackChanged,
  fallbackDropped,
  inputsChanged,
  partChanged,
  type SlipsOf,
  type Value,
} from './expressionSlips';
import { mapPlaces, type Site, targetName } from './maps';
import { mutants, pairsOf, type Slip, swap } from './operator';
import { sourceName } from './words/expressions';
import { fieldName } from './words/names';

/** The slips in one value. */
const kinds: { name: string; explains: string; slipsOf: SlipsOf }[] = [
  { name: 'dropped', explains: 'Leaves a value out.', slipsOf: dropped },
  {
    name: 'elsewhere',
    explains:
      'Takes a value from another place than is meant. Only an example in which the two values differ notices it.',
    slipsOf: elsewhere,
  },
  {
    name: 'constant-changed',
    explains: 'Writes a constant differently.',
    slipsOf: constantChanged,
  },
  {
    name: 'choice-dropped',
    explains: 'Leaves out which value counts for one of the choices.',
    slipsOf: choiceDropped,
  },
  {
    name: 'choices-swapped',
    explains: 'Lets the values for two choices change places.',
    slipsOf: choicesSwapped,
  },
  {
    name: 'fallback-changed',
    explains: 'Uses something else where there is no value.',
    slipsOf: fallbackChanged,
  },
  {
    name: 'fallback-dropped',
    explains: 'Uses nothing where there is no value.',
    slipsOf: fallbackDropped,
  },
  {
    name: 'computation-changed',
    explains: 'Computes something else of the same values, or takes the first of them as it is.',
    slipsOf: computationChanged,
  },
  {
    name: 'inputs-changed',
    explains: 'Computes with its values in another order, or without one of them.',
    slipsOf: inputsChanged,
  },
  {
    name: 'part-changed',
    explains: 'Finds another entry of a list, or takes another part of it.',
    slipsOf: partChanged,
  },
];

/** Where the maps are: the beginning of the ids, what concerns it, and in words. */
const sites: [site: Site, prefix: string, part: Part, where: string][] = [
  ['steps', 'map', 'steps', 'the payloads of steps, which the insurer receives'],
  [
    'calls',
    'outer-map',
    'loads',
    'the payloads of the calls beside the steps: loads, lists, look-ups, proofs, signatures, downloads and buttons',
  ],
  ['prefill', 'prefill', 'first', 'the values that the form starts with'],
];

function* valuesIn(definition: Definition, site: Site): Generator<Value> {
  for (const place of mapPlaces(definition))
    if (place.site === site)
      for (const [name, source] of Object.entries(place.map))
        yield {
          definition,
          place,
          at: place.at + pointerOf(name),
          source,
          name:
            site === 'prefill'
              ? `the first value of ${fieldName(definition, name)}`
              : `${targetName(definition, place, name)} in ${place.owner}`,
          say: (pointer) => sourceName(definition, pointer, place.item),
        };
}

function* swapped(definition: Definition, site: Site): Generator<Slip> {
  for (const place of mapPlaces(definition))
    if (place.site === site)
      for (const [[one, value], [other, next]] of pairsOf(Object.entries(place.map)))
        yield swap(
          `the values of ${targetName(definition, place, one)} and ${targetName(definition, place, other)} in ${place.owner} changed places`,
          { at: place.at + pointerOf(one), value },
          { at: place.at + pointerOf(other), value: next },
        );
}

export const valueOperators: Operator[] = sites.flatMap(([site, prefix, part, where]) => [
  ...kinds.map(({ name, explains, slipsOf }) => ({
    id: `request:${prefix}-${name}`,
    part,
    explains: `${explains} It concerns ${where}.`,
    mutantsOf: mutants('request', function* (definition) {
      for (const value of valuesIn(definition, site)) yield* slipsOf(value);
    }),
  })),
  {
    id: `request:${prefix}-swapped`,
    part,
    explains: `Lets two neighbouring values change places. It concerns ${where}.`,
    mutantsOf: mutants('request', (definition) => swapped(definition, site)),
  },
]);
