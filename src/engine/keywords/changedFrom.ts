import { getAt } from '../json/pointer';
import { sortedJson } from '../json/sortedJson';
import type { Keyword } from './keyword';

/** The list must differ from what it was. `besides`: properties of an entry that only the form needs. */
export const changedFrom: Keyword = {
  name: 'changedFrom',
  description: 'a list must differ from another, named by a pointer',
  type: 'array',
  metaSchema: {
    type: 'object',
    properties: {
      from: { type: 'string', pattern: '^/' },
      besides: { type: 'array', items: { type: 'string' }, maxItems: 10 },
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
