/** The candidate that a slip of the keyboard would turn into `word`, if one is near enough to suggest. */
export function nearest(word: string, candidates: string[]): string | undefined {
  const ranked = candidates
    .map((candidate) => ({ candidate, steps: distance(word, candidate) }))
    .sort((a, b) => a.steps - b.steps);
  const best = ranked[0];
  return best && best.steps <= Math.max(2, word.length / 3) ? best.candidate : undefined;
}

/** Levenshtein distance: letters to add, remove or replace. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(
        next[j - 1]! + 1,
        row[j]! + 1,
        row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
    row = next;
  }
  return row[b.length]!;
}
