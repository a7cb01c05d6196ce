import { useSyncExternalStore } from 'react';
import type { ShownState } from '../preview/previewState';

let state: ShownState | undefined;
const watchers = new Set<() => void>();

/** Tells what the live form shows now; the pane of the form calls it. */
export function tellShown(shown: ShownState | undefined): void {
  state = shown;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** What the live form of a request type shows; undefined while it shows none. */
export function useShown(key: string): ShownState | undefined {
  const shown = useSyncExternalStore(watch, () => state);
  return shown?.key === key ? shown : undefined;
}
