import { useSyncExternalStore } from 'react';
import type { PreviewFormState } from '../preview/previewState';

let state: PreviewFormState | undefined;
const watchers = new Set<() => void>();

/** Sets the state of the live form; its pane calls this after each change. */
export function setPreviewFormState(changed: PreviewFormState): void {
  state = changed;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** The state of the live form of a request type; undefined while no form of it is open. */
export function usePreviewFormState(key: string): PreviewFormState | undefined {
  const current = useSyncExternalStore(watch, () => state);
  return current?.key === key ? current : undefined;
}
