import { getAt, parentOf, partsOf, type Pointer } from '#engine';
import { filesOf } from '../../checker/filesOf';
import { fieldsOf } from '../model/fields';
import { readValues } from '../model/values';
import { enumOf } from './choices';
import { choiceOccurrences, type ChoicePlace } from './choiceOccurrences';
import { type Deletion, deletionOf } from './deletion';
import { sourceAt } from './sourceAt';
import type { Texts } from './texts';

/**
 * Deletes a choice of a field: its value and its words, the conditions that only it can fulfil with what they alone
 * show, and the examples that choose it. A condition that excludes it stays.
 */
export function deleteChoice(key: string, all: Texts, field: Pointer, index: number): Deletion {
  const values = readValues(filesOf(key, all));
  const described = fieldsOf(key, values).find((one) => one.at === field)!;
  const { file, at } = described.places[0]!;
  const place = `${at}${enumOf(described)}/${index}`;
  const value = getAt(values[file], place) as string | number;
  const places = choiceOccurrences(key, values, field, value);
  const isExample = (one: ChoicePlace) => one.file.includes('/examples/');
  return deletionOf(key, all, {
    cuts: [
      { file, at: place },
      { file: `schemas/${key}/ui.json`, at: `${field}/ui:enumNames/${index}` },
      ...places
        .filter((one) => !isExample(one))
        .flatMap((one) => {
          const cut = cutOf(values[one.file], one);
          return cut === undefined ? [] : [{ file: one.file, at: cut }];
        }),
    ],
    examples: places.filter(isExample).map((one) => one.file),
  });
}

/** What goes where a choice was named; undefined where it may stay. */
function cutOf(value: unknown, { at, target }: ChoicePlace): Pointer | undefined {
  const list = parentOf(at);
  if (target === 'name') return at;
  if (partsOf(list).at(-1) === 'enum') {
    const entries = getAt(value, list) as unknown[];
    return entries.length > 1 ? at : unfulfilled(list);
  }
  return at.startsWith('/prefill/') ? sourceAt(value, at) : unfulfilled(at);
}

/** The condition, or the one of several, that cannot hold without what is at a place. */
function unfulfilled(place: Pointer): Pointer | undefined {
  for (let at = place; at !== ''; at = parentOf(at)) {
    const name = partsOf(at).at(-1)!;
    if (name === 'not') return undefined;
    if (['anyOf', 'oneOf'].includes(partsOf(parentOf(at)).at(-1)!)) return at;
    if (name === 'if' || /\/choose\/\d+\/when$/.test(at)) return at;
  }
  return undefined;
}
