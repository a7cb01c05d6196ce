import { foldedWords, soundsOf } from './fold';
import { similarity } from './similarity';

/** Something that can be found, by its titles and keywords in all languages. */
export interface Findable {
  phrases: string[];
  /** Of the group that it belongs to: these count less. */
  groupPhrases?: string[];
}

/** What is found by a search box: a prepared list, so that a key press costs little. */
export interface Index<T> {
  entries: Entry<T>[];
  /** The entries that have a word, in their order. */
  entriesWith: Map<string, Entry<T>[]>;
  /** How much a word says: one that many have ("change", "बदलना") says little. */
  weights: Map<string, number>;
}

interface Entry<T> {
  item: T;
  phrases: { words: string[]; weight: number }[];
}

const groupWeight = 0.6;

/** Prepares a list, in the order that decides between equals. */
export function indexOf<T extends Findable>(items: T[]): Index<T> {
  const entries = items.map((item) => ({
    item,
    phrases: [
      ...item.phrases.map((text) => ({ words: foldedWords(text), weight: 1 })),
      ...(item.groupPhrases ?? []).map((text) => ({
        words: foldedWords(text),
        weight: groupWeight,
      })),
    ],
  }));
  const entriesWith: Index<T>['entriesWith'] = new Map();
  for (const entry of entries)
    for (const word of new Set(entry.phrases.flatMap(({ words }) => words))) {
      const having = entriesWith.get(word);
      if (having) having.push(entry);
      else entriesWith.set(word, [entry]);
    }
  const weights = new Map(
    [...entriesWith].map(([word, { length }]) => [word, Math.log(1 + items.length / length)]),
  );
  return { entries, entriesWith, weights };
}

/** Words that nothing has ("please", "mujhe") hardly count against a match. */
const unknownWeight = 0.5;
const least = 0.33;
const leastOfBest = 0.55;

/** What a text may mean, best first. Words may be in any order, half typed, misspelled and of several languages. */
export function findMatches<T>(index: Index<T>, text: string, most = 6): T[] {
  const { entries, entriesWith, weights } = index;
  const typed = soundsOf(text)
    .filter(([word]) => word!.length > 1)
    .map((sounds) => likenessOf(sounds, weights));
  if (typed.every(({ likeness }) => likeness.size === 0)) return [];
  const having = new Set(
    typed.flatMap(({ likeness }) => [...likeness.keys()]).flatMap((word) => entriesWith.get(word)!),
  );
  const scored = entries
    .filter((entry) => having.has(entry))
    .map(({ item, phrases }) => ({ item, score: scoreOf(typed, phrases, weights) }))
    .toSorted((one, other) => other.score - one.score);
  const best = scored[0]?.score ?? 0;
  return scored
    .filter(({ score }) => score >= Math.max(least, best * leastOfBest))
    .slice(0, most)
    .map(({ item }) => item);
}

interface TypedWord {
  /** The known words that it may mean. */
  likeness: Map<string, number>;
  weight: number;
}

/** A word that is written otherwise than it sounds resembles one that is not. */
const otherSound = 0.95;

function likenessOf(sounds: string[], weights: Map<string, number>): TypedWord {
  const likeness = new Map<string, number>();
  let [best, weight] = [0, unknownWeight];
  for (const [word, own] of weights) {
    const alike = Math.max(
      ...sounds.map((sound, i) => similarity(sound, word) * (i === 0 ? 1 : otherSound)),
    );
    if (alike === 0) continue;
    likeness.set(word, alike);
    // A word that only resembles a known one may be something else.
    if (alike > best) [best, weight] = [alike, unknownWeight + (own - unknownWeight) * alike ** 2];
  }
  return { likeness, weight };
}

type Phrases = Index<unknown>['entries'][number]['phrases'];

/** How well the best phrase fits, and a little for every typed word that is found in any phrase. */
function scoreOf(typed: TypedWord[], phrases: Phrases, weights: Map<string, number>): number {
  const total = typed.reduce((sum, { weight }) => sum + weight, 0);
  const bestOf = (words: string[], { likeness }: TypedWord) =>
    Math.max(0, ...words.map((word) => likeness.get(word) ?? 0));
  const all = phrases.flatMap(({ words }) => words);
  const anywhere = typed.reduce((sum, one) => sum + one.weight * bestOf(all, one), 0) / total;
  const together = phrases.map(({ words, weight }) => {
    const found = typed.reduce((sum, one) => sum + one.weight * bestOf(words, one), 0) / total;
    const size = words.reduce((sum, word) => sum + weights.get(word)!, 0);
    const used = words.reduce(
      (sum, word) =>
        sum +
        weights.get(word)! * Math.max(0, ...typed.map(({ likeness }) => likeness.get(word) ?? 0)),
      0,
    );
    return weight * found * (0.7 + (0.3 * used) / size);
  });
  return 0.6 * Math.max(0, ...together) + 0.4 * anywhere;
}
