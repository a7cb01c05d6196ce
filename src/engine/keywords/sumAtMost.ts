import type { Keyword } from './keyword';

/** The numbers of a list, added up apart for each value of another property, may not come to more than a total. */
export const sumAtMost: Keyword = {
  name: 'sumAtMost',
  explains: 'one number of each entry, added up for each group, may not be more than a total',
  on: 'array',
  takes: {
    type: 'object',
    properties: { of: { type: 'string' }, by: { type: 'string' }, total: { type: 'number' } },
    required: ['of', 'by', 'total'],
    additionalProperties: false,
  },
  holds: (
    entries: { [name: string]: unknown }[],
    { of, by, total }: { of: string; by: string; total: number },
  ) => {
    const sums = new Map<unknown, number>();
    for (const entry of entries)
      sums.set(entry?.[by], (sums.get(entry?.[by]) ?? 0) + (Number(entry?.[of]) || 0));
    return [...sums.values()].every((sum) => sum <= total);
  },
};
