import type { Keyword } from './keyword';

/** The sum of one property over the entries must not exceed a total, for each value of another property (`by`). */
export const sumAtMost: Keyword = {
  name: 'sumAtMost',
  description: 'one number of each entry, added up for each group, may not be more than a total',
  type: 'array',
  metaSchema: {
    type: 'object',
    properties: { of: { type: 'string' }, by: { type: 'string' }, total: { type: 'number' } },
    required: ['of', 'by', 'total'],
    additionalProperties: false,
  },
  validate: (
    entries: { [name: string]: unknown }[],
    { of, by, total }: { of: string; by: string; total: number },
  ) => {
    const sums = new Map<unknown, number>();
    for (const entry of entries)
      sums.set(entry?.[by], (sums.get(entry?.[by]) ?? 0) + (Number(entry?.[of]) || 0));
    return [...sums.values()].every((sum) => sum <= total);
  },
};
