/** A map with the functions of idb-keyval that drafts use, because happy-dom has no IndexedDB. */
export const device = { kept: new Map<string, any>(), refuses: false };

async function unlessRefused<T>(work: () => T): Promise<T> {
  if (device.refuses) throw new Error('This device keeps nothing.');
  return work();
}

export const keyval = {
  createStore: () => undefined,
  get: (key: string) => unlessRefused(() => device.kept.get(key)),
  set: (key: string, value: unknown) => unlessRefused(() => void device.kept.set(key, value)),
  del: (key: string) => unlessRefused(() => void device.kept.delete(key)),
  keys: () => unlessRefused(() => [...device.kept.keys()]),
  delMany: (keys: string[]) => unlessRefused(() => keys.forEach((key) => device.kept.delete(key))),
  clear: () => unlessRefused(() => device.kept.clear()),
};
