import { sumOf } from '../json/decimals';
import type { Keyword, KeywordContext } from './keyword';
import { type Quantity, quantity, quantityOf } from './quantity';

/**
 * The sum of one property over the entries must equal a total; a value that is not a number counts as 0. Without the
 * other value of the total it never fails.
 */
export const sumEquals: Keyword = {
  name: 'sumEquals',
  description: 'On a list: one number of each entry, added up, is a total.',
  type: 'array',
  metaSchema: {
    type: 'object',
    properties: {
      of: { type: 'string', description: 'The name of the number in each entry.' },
      total: {
        ...quantity,
        description:
          'What the numbers add up to: a number, another answer by its pointer, or a percentage of it.',
      },
    },
    required: ['of', 'total'],
    additionalProperties: false,
  },
  comparesWith: 'number',
  validate: (
    entries: { [name: string]: unknown }[],
    { of, total }: { of: string; total: Quantity },
    context: KeywordContext,
  ) => {
    const limit = quantityOf(total, context);
    return limit === undefined || sumOf(entries.map((entry) => Number(entry?.[of]) || 0)) === limit;
  },
};
