import type { Definition, Pointer, Schema } from '#engine';
import type { DefinitionFile } from '../../read/readDefinition';
import { type Edit, isChange, type Operator } from '../mutant';
import type { Place } from '../places';

/** Edits of one file, and what they are in words. */
export interface Slip {
  edits: Edit[];
  slip: string;
}

/** The mutants of slips in one file. A slip that changes nothing, such as a swap of equal values, is no mutant. */
export const mutants = (
  file: DefinitionFile,
  slipsOf: (definition: Definition) => Iterable<Slip>,
): Operator['mutantsOf'] =>
  function* (definition) {
    for (const { edits, slip } of slipsOf(definition))
      if (isChange(definition[file], edits)) yield { file, edits, slip };
  };

/** The mutants of slips in one schema after the other. */
export const onPlaces = (
  file: Place['file'],
  placesOf: (definition: Definition) => Iterable<Place>,
  slipsOf: (definition: Definition, place: Place, schema: Schema) => Iterable<Slip>,
): Operator['mutantsOf'] =>
  mutants(file, function* (definition) {
    for (const place of placesOf(definition)) yield* slipsOf(definition, place, place.schema);
  });

/** One slip at one place; without a value what is there goes. */
export const slip = (words: string, at: Pointer, ...value: unknown[]): Slip => ({
  slip: words,
  edits: [value.length > 0 ? { at, value: value[0] } : { at }],
});

/** Two values that change places. */
export const swap = (words: string, one: Edit, other: Edit): Slip => ({
  slip: words,
  edits: [
    { at: one.at, value: other.value },
    { at: other.at, value: one.value },
  ],
});

/** Each entry of a list that has more than one, with the one after it. */
export const pairsOf = <T>(list: T[]): [one: T, other: T, i: number][] =>
  list.slice(1).map((other, i) => [list[i]!, other, i]);
