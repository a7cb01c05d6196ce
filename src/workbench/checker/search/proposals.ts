import type { Files } from '#authoring';
import type { Proposal } from './protocol';

/** Whether a proposal is written, may be, or is about another text than the file has now. */
export function stateOf(
  { path, text }: Proposal,
  seen: Files,
  now: string | undefined,
): 'added' | 'open' | 'changed' {
  if (now === text) return 'added';
  return now === seen[path] ? 'open' : 'changed';
}

/** What a search saw, with what was taken of its earlier proposals: the later ones go on from them. */
export function withTaken(
  seen: Files,
  earlier: readonly Proposal[],
  textOf: (path: string) => string | undefined,
): Files {
  const taken = earlier.filter(({ path, text }) => textOf(path) === text);
  return { ...seen, ...Object.fromEntries(taken.map(({ path, text }) => [path, text])) };
}

/** New examples by their texts. */
export const proposalsOf = (files: Files): Proposal[] =>
  Object.entries(files).map(([path, text]) => ({
    path,
    isNew: true,
    about: (JSON.parse(text) as { about: string }).about,
    text,
  }));
