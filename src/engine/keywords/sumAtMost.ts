import { sumOf } from '../json/decimals';
import type { Keyword, KeywordContext } from './keyword';
import { type Quantity, quantity, quantityOf } from './quantity';

/**
 * The sum of one property over the entries must not exceed a total; with `by`, for each value of that property. Without
 * the other value of the total it never fails.
 */
export const sumAtMost: Keyword = {
  name: 'sumAtMost',
  description:
    'On a list: one number of each entry, added up over all entries or for each group of them, is at most a total.',
  type: 'array',
  metaSchema: {
    type: 'object',
    properties: {
      of: { type: 'string', description: 'The name of the number in each entry.' },
      by: {
        type: 'string',
        description: 'The name in each entry by whose value the entries are grouped.',
      },
      total: {
        ...quantity,
        description:
          'The most that the numbers add up to: a number, another answer by its pointer, or a percentage of it.',
      },
    },
    required: ['of', 'total'],
    additionalProperties: false,
  },
  comparesWith: 'number',
  validate: (
    entries: { [name: string]: unknown }[],
    { of, by, total }: { of: string; by?: string; total: Quantity },
    context: KeywordContext,
  ) => {
    const limit = quantityOf(total, context);
    if (limit === undefined) return true;
    const groups = new Map<unknown, number[]>();
    for (const entry of entries) {
      const name = by === undefined ? undefined : entry?.[by];
      const group = groups.get(name) ?? [];
      group.push(Number(entry?.[of]) || 0);
      groups.set(name, group);
    }
    return [...groups.values()].every((numbers) => sumOf(numbers) <= limit);
  },
};
