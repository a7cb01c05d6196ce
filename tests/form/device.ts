/** A map with the functions of idb-keyval that drafts use, because happy-dom has no IndexedDB. */
interface Device {
  stored: Map<string, any>;
  isBroken: boolean;
}

const shared = globalThis as { testDevice?: Device };

/** One for all: a test that loads modules anew keeps its device. */
export const device = (shared.testDevice ??= { stored: new Map(), isBroken: false });

async function unlessBroken<T>(work: () => T): Promise<T> {
  if (device.isBroken) throw new Error('This device keeps nothing.');
  return work();
}

export const keyval = {
  createStore: () => undefined,
  get: (key: string) => unlessBroken(() => device.stored.get(key)),
  setMany: (entries: [string, unknown][]) =>
    unlessBroken(() => entries.forEach(([key, value]) => device.stored.set(key, value))),
  keys: () => unlessBroken(() => [...device.stored.keys()]),
  delMany: (keys: string[]) => unlessBroken(() => keys.forEach((key) => device.stored.delete(key))),
};
