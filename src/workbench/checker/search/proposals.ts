import type { Files } from '#authoring';
import type { Proposal } from './protocol';

/** Whether a proposal was added, can be added, or belongs to a text that the file no longer has. */
export function stateOf(
  { path, text }: Proposal,
  seen: Files,
  now: string | undefined,
): 'added' | 'open' | 'changed' {
  if (now === text) return 'added';
  return now === seen[path] ? 'open' : 'changed';
}

/** The files of a search with the proposals that the user has added meanwhile: later proposals build on them. */
export function withAdded(
  seen: Files,
  earlier: readonly Proposal[],
  textOf: (path: string) => string | undefined,
): Files {
  const added = earlier.filter(({ path, text }) => textOf(path) === text);
  return { ...seen, ...Object.fromEntries(added.map(({ path, text }) => [path, text])) };
}

/** Proposals of new examples, from their texts by path. */
export const proposalsOf = (files: Files): Proposal[] =>
  Object.entries(files).map(([path, text]) => ({
    path,
    isNew: true,
    about: (JSON.parse(text) as { about: string }).about,
    text,
  }));
