import { Random } from '../fill';

/** At most so many of a list, of each group as large a share as it has of all; the same list gives the same ones. */
export function sampled<T>(all: T[], most: number, groupOf: (one: T) => string): T[] {
  if (all.length <= most) return all;
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(groupOf(one), [...(groups.get(groupOf(one)) ?? []), one]);
  const kept = new Set<T>();
  const random = new Random(7, 0);
  const queues = [...groups.values()].map((group) => ({ group, size: group.length, taken: 0 }));
  while (kept.size < most) {
    const next = queues
      .filter(({ group }) => group.length > 0)
      .sort((one, other) => one.taken / one.size - other.taken / other.size)[0]!;
    kept.add(next.group.splice(random.int(0, next.group.length - 1), 1)[0]!);
    next.taken++;
  }
  return all.filter((one) => kept.has(one));
}
