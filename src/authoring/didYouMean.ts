/**
 * What to do about an unknown word: `Did you mean "maxLength"?` where a known word is close enough to be meant,
 * otherwise the list of known words, or `otherwise`.
 */
export function didYouMean(
  word: string,
  known: readonly string[],
  otherwise = `Use one of: ${known.join(', ') || '(none)'}.`,
): string {
  const close = closest(word, known);
  return close === undefined ? otherwise : `Did you mean "${close}"?`;
}

/**
 * The candidate with the fewest typing mistakes between it and `word`, if there are at most `most`; not one that has
 * nothing in common with it.
 */
export function closest(
  word: string,
  candidates: readonly string[],
  most = Math.max(2, word.length / 3),
): string | undefined {
  const [best] = candidates
    .map((candidate) => ({ candidate, distance: distance(word, candidate) }))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= most && best.distance < word.length ? best.candidate : undefined;
}

/** The known text that differs from another one by a slip, or is the beginning of its word, or the reverse. */
export function nearlyOf(text: string, known: readonly string[]): string | undefined {
  const own = text.toLowerCase();
  const others = known.map((one) => one.toLowerCase());
  const isCut = (long: string, short: string) =>
    short.length > 2 && /^[a-z]+$/.test(long) && long.startsWith(short);
  const close =
    closest(own, others, Math.min(2, own.length / 3)) ??
    others.find((one) => isCut(own, one) || isCut(one, own));
  return known.find((one) => one.toLowerCase() === close);
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
