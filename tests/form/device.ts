/** A map with the functions of idb-keyval that drafts use, because happy-dom has no IndexedDB. */
export const device = { kept: new Map<string, any>(), isBroken: false };

async function unlessBroken<T>(work: () => T): Promise<T> {
  if (device.isBroken) throw new Error('This device keeps nothing.');
  return work();
}

export const keyval = {
  createStore: () => undefined,
  get: (key: string) => unlessBroken(() => device.kept.get(key)),
  set: (key: string, value: unknown) => unlessBroken(() => void device.kept.set(key, value)),
  del: (key: string) => unlessBroken(() => void device.kept.delete(key)),
  keys: () => unlessBroken(() => [...device.kept.keys()]),
  delMany: (keys: string[]) => unlessBroken(() => keys.forEach((key) => device.kept.delete(key))),
  clear: () => unlessBroken(() => device.kept.clear()),
};
