import { type Files } from '#authoring';
import { useSyncExternalStore } from 'react';
import { useChecker } from '../checkerClient';
import { useFilesOf } from '../useFilesOf';
import type { Proposal, SearchKind } from './protocol';
import type { SearchState } from './searches';

export interface Search<Kind extends SearchKind> {
  /** Undefined before the first search. */
  state: SearchState<Kind> | undefined;
  /** Files have changed since, apart from added proposals. */
  isStale: boolean;
  start(): void;
  stop(): void;
}

/** A search in a request type. It continues while other panels are shown. */
export function useSearch<Kind extends SearchKind>(key: string, kind: Kind): Search<Kind> {
  const { searches } = useChecker();
  const state = useSyncExternalStore(searches.watch, () => searches.get(key, kind));
  const files = useFilesOf(key);
  return {
    state,
    isStale: state !== undefined && isStale(state.files, files, state.found?.proposals ?? []),
    start: () => void searches.start(key, kind),
    stop: () => searches.stop(key, kind),
  };
}

/** Whether files have changed, apart from added proposals. */
export function isStale(before: Files, now: Files, proposals: readonly Proposal[]): boolean {
  const proposed = new Map(proposals.map(({ path, text }) => [path, text]));
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].some(
    (path) =>
      before[path] !== now[path] && !(now[path] !== undefined && proposed.get(path) === now[path]),
  );
}
