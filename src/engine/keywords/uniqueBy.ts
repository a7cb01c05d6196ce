import { sortedJson } from '../json/sortedJson';
import type { Keyword } from './keyword';

/** No two entries may have the same values in all of these properties. An entry that lacks one of them does not count. */
export const uniqueBy: Keyword = {
  name: 'uniqueBy',
  description: 'On a list: no two entries have the same values under these names.',
  type: 'array',
  metaSchema: {
    type: 'array',
    items: { type: 'string', minLength: 1 },
    minItems: 1,
    maxItems: 5,
    uniqueItems: true,
  },
  validate: (entries: { [name: string]: unknown }[], names: string[]) => {
    const seen = entries
      .map((entry) => names.map((name) => entry?.[name]))
      .filter((values) => !values.includes(undefined))
      .map((values) => sortedJson(values));
    return new Set(seen).size === seen.length;
  },
};
