import { createStore, delMany, get, keys, setMany, type UseStore } from 'idb-keyval';

let store: UseStore | undefined;
const drafts = () => (store ??= createStore('request-drafts', 'drafts'));

let last: Promise<unknown> = Promise.resolve();

/** Runs one access after the other, so that a draft that takes longer to encrypt does not overwrite a newer one. */
export function inOrder<T>(access: () => Promise<T>): Promise<T> {
  const result = last.then(access);
  last = result.catch(() => {});
  return result;
}

export const storedNames = () => keys<string>(drafts());

export const readStored = <T>(name: string) => get<T>(name, drafts());

/** Writes all of them or none. */
export const writeStored = (entries: [name: string, value: unknown][]) =>
  setMany(entries, drafts());

export const deleteStored = async (names: string[]): Promise<void> => {
  if (names.length > 0) await delMany(names, drafts());
};
