import type { Draft } from './draft';

/** The drafts without those of which the others together show everything; the first accepted ones stay. */
export function withoutNeedless(drafts: Draft[], minAccepted: number): Draft[] {
  const counts = new Map<unknown, number>();
  for (const { shows } of drafts)
    for (const rule of shows) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  const first = drafts.filter(({ kind }) => kind === 'accepted').slice(0, minAccepted);
  return drafts.filter((draft) => {
    const isNeeded =
      first.includes(draft) || [...draft.shows].some((rule) => counts.get(rule) === 1);
    if (!isNeeded) for (const rule of draft.shows) counts.set(rule, counts.get(rule)! - 1);
    return isNeeded;
  });
}
