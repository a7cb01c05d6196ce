import { getAt } from '../json/pointer';
import { sortedJson } from '../json/sortedJson';
import type { Keyword } from './keyword';

/** The list must not be what it was. `besides`: what an entry holds for the form alone, which is no change. */
export const changedFrom: Keyword = {
  name: 'changedFrom',
  explains: 'a list must differ from another, named by a pointer',
  on: 'array',
  takes: {
    type: 'object',
    properties: {
      from: { type: 'string', pattern: '^/' },
      besides: { type: 'array', items: { type: 'string' }, maxItems: 10 },
    },
    required: ['from'],
    additionalProperties: false,
  },
  holds: (
    entries: unknown[],
    { from, besides = [] }: { from: string; besides?: string[] },
    { root },
  ) => sortedJson(entries, besides) !== sortedJson(getAt(root, from) ?? [], besides),
};
