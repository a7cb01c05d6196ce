import { getAt } from '../json/pointer';
import { sortedJson } from '../json/sortedJson';
import type { Keyword } from './keyword';

/** The list must differ from what it was. `besides`: properties of an entry that only the form needs. */
export const changedFrom: Keyword = {
  name: 'changedFrom',
  description:
    'On a list, in `submitWhen`: it differs from an earlier list, apart from some fields.',
  type: 'array',
  metaSchema: {
    type: 'object',
    properties: {
      from: {
        type: 'string',
        pattern: '^/',
        description: 'A pointer to the earlier list: `"/first/nominees"`.',
      },
      besides: {
        type: 'array',
        items: { type: 'string' },
        maxItems: 10,
        description: 'The names in an entry that do not count.',
      },
    },
    required: ['from'],
    additionalProperties: false,
  },
  validate: (
    entries: unknown[],
    { from, besides = [] }: { from: string; besides?: string[] },
    { root },
  ) => sortedJson(entries, besides) !== sortedJson(getAt(root, from) ?? [], besides),
};
