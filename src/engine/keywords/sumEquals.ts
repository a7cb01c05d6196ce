import type { Keyword } from './keyword';

/** The entries of a list must come to a total; what is not a number counts as 0. */
export const sumEquals: Keyword = {
  name: 'sumEquals',
  explains: 'one number of each entry, added up, must come to a total',
  on: 'array',
  takes: {
    type: 'object',
    properties: { of: { type: 'string' }, total: { type: 'number' } },
    required: ['of', 'total'],
    additionalProperties: false,
  },
  holds: (entries: { [name: string]: unknown }[], { of, total }: { of: string; total: number }) =>
    entries.reduce((sum, entry) => sum + (Number(entry?.[of]) || 0), 0) === total,
};
