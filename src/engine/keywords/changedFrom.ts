import { isObject } from '../object';
import { getAt } from '../pointer';
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
  ) => textOf(entries, besides) !== textOf(getAt(root, from) ?? [], besides),
};

/** The same text for the same entries, whatever the order of their names. */
function textOf(value: unknown, besides: string[]): string {
  return JSON.stringify(value, (_, part) =>
    isObject(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([name]) => !besides.includes(name))
            .sort(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  );
}
