/** A value outside React that components can watch. */
export interface Store<T> {
  get(): T;
  /** Merges a change into the value and notifies the watchers. */
  set(change: Partial<T>): void;
  watch(listener: () => void): () => void;
}

export function createStore<T extends object>(first: T): Store<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(change) {
      value = { ...value, ...change };
      for (const listener of listeners) listener();
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
