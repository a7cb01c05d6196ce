/** Reads a text; what it returns does not matter. */
export type Read = (text: string) => unknown;

/** The shortest time of several runs, in milliseconds: what else runs on the machine makes a run longer, never shorter. */
function shortest(read: Read, text: string, runs: number): number {
  let least = Infinity;
  for (let run = 0; run < runs; run++) {
    const begun = performance.now();
    read(text);
    least = Math.min(least, performance.now() - begun);
  }
  return least;
}

/** Below this nothing is looked at more closely: a quadratic search of 1,000 characters takes a millisecond. */
const suspicious = 0.25;
const factor = 8;

/** Linear time grows 8 times with a text of 8 times the length, quadratic time 64 times. */
const mostGrowth = factor * 3;

/**
 * A repetition for which reading takes more than linear time, as "prefix, repeated part, suffix"; undefined if none of
 * those that `characters` can form does. No time is compared with a limit, but with the time for a shorter text.
 */
export function slowText(read: Read, characters: string[]): string[] | undefined {
  const parts = characters.flatMap((one) => [one, ...characters.map((other) => one + other)]);
  for (const prefix of ['', ...characters.slice(0, 4)])
    for (const part of new Set(parts))
      for (const suffix of ['', '\u0001']) {
        const text = (times: number) => prefix + part.repeat(times) + suffix;
        if (isSlow(read, text)) return [prefix, part, suffix];
      }
  return undefined;
}

function isSlow(read: Read, text: (times: number) => string): boolean {
  // First a short text: exponential time would never end with a long one.
  for (const times of [24, 1000]) {
    if (shortest(read, text(times), 1) < suspicious) continue;
    if (shortest(read, text(times), 5) < suspicious) continue;
    if (times === 24) return true;
    const growth =
      shortest(read, text(times * factor), 5) / Math.max(shortest(read, text(times), 5), 0.01);
    if (growth > mostGrowth) return true;
  }
  return false;
}
