import { skeletonOf } from './fold';

/**
 * How surely a typed word means another one, from 0 to 1; both are folded. In this order: the same, the beginning (still
 * being typed), a slip or two, the beginning with a slip, the same consonants.
 */
export function similarity(typed: string, word: string): number {
  if (typed === word) return 1;
  if (typed.length < 2) return 0;
  if (word.startsWith(typed)) return 0.85 + (0.1 * typed.length) / word.length;
  const slips = typed.length < 8 ? 1 : 2;
  // So much longer than the word, it is neither the word nor its beginning.
  const { whole, beginning } = typed.length > word.length + slips ? tooFar : distances(typed, word);
  if (typed.length < 4) {
    // In so short a word only a letter can be missing: one that is wrong makes another word.
    const lacksLetter = typed.length === 3 && word.length === 4 && whole === 1;
    return lacksLetter || sameConsonants(typed, word) ? 0.6 : 0;
  }
  if (whole <= slips) return 0.85 - 0.1 * whole;
  if (word.length > 3 && typed.startsWith(word)) return 0.7;
  if (sameConsonants(typed, word)) return 0.65;
  return beginning <= slips && typed.length > 4 ? 0.6 : 0;
}

const tooFar = { whole: Infinity, beginning: Infinity };

function sameConsonants(typed: string, word: string): boolean {
  const skeleton = skeletonOf(typed);
  return skeleton.length > 2 && skeleton === skeletonOf(word);
}

/** How many letters are missing, too many, wrong or swapped: in the word, and in the beginning of it that fits best. */
function distances(typed: string, word: string): { whole: number; beginning: number } {
  let [before, row]: number[][] = [[], Array.from({ length: word.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    for (let j = 1; j <= word.length; j++) {
      const isSame = typed[i - 1] === word[j - 1];
      const isSwapped =
        i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      next[j] = Math.min(
        row![j]! + 1,
        next[j - 1]! + 1,
        row![j - 1]! + (isSame ? 0 : 1),
        isSwapped ? before![j - 2]! + 1 : Infinity,
      );
    }
    [before, row] = [row, next];
  }
  return { whole: row!.at(-1)!, beginning: Math.min(...row!) };
}
