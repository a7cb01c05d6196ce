import type { Keyword } from './keyword';

/** The sum of one property over the entries must equal a total; a value that is not a number counts as 0. */
export const sumEquals: Keyword = {
  name: 'sumEquals',
  description: 'one number of each entry, added up, must come to a total',
  type: 'array',
  metaSchema: {
    type: 'object',
    properties: { of: { type: 'string' }, total: { type: 'number' } },
    required: ['of', 'total'],
    additionalProperties: false,
  },
  validate: (
    entries: { [name: string]: unknown }[],
    { of, total }: { of: string; total: number },
  ) => entries.reduce((sum, entry) => sum + (Number(entry?.[of]) || 0), 0) === total,
};
