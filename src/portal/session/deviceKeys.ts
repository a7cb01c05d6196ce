import type { DeviceKeys } from '#form/drafts';
import { call } from '../calls/call';
import { endedSessions } from './logout';
import { readSession } from './storage';
import { withTimeout } from './withTimeout';

let loading: Promise<DeviceKeys | undefined> | undefined;
let loaded: DeviceKeys | undefined;

endedSessions.subscribe(() => {
  loading = undefined;
  loaded = undefined;
});

/** The keys of this session if they are there; they are in memory alone and go with the session. */
export const loadedDeviceKeys = (): DeviceKeys | undefined => loaded;

/** The keys, also where they are just arriving; undefined if nobody has asked for them, or they take too long. */
export async function arrivingDeviceKeys(): Promise<DeviceKeys | undefined> {
  if (loaded || !loading) return loaded;
  const keys = await withTimeout(arrivalTimeout, loading);
  return keys === 'timeout' ? undefined : keys;
}

/** Seconds that a logout waits for keys. */
const arrivalTimeout = 1;

/**
 * What encrypts the customer's drafts on this device, as soon as the drafts that are there are theirs alone. Undefined if
 * the server did not give it: a form must not open then, for its new answers would replace a draft that it cannot read.
 */
export function loadDeviceKeys(): Promise<DeviceKeys | undefined> {
  const session = endedSessions.get();
  loading ??= load().then((keys) => {
    if (endedSessions.get() !== session) return undefined;
    if (!keys) loading = undefined;
    loaded = keys;
    return keys;
  });
  return loading;
}

/** Seconds to wait at most: a database that never answers must not hold up a form. */
const timeout = 2;

async function load(): Promise<DeviceKeys | undefined> {
  const clientId = readSession('clientUniqueId');
  const found = await call('GET device-draft-keys/', {}, { isQuiet: true, isBackground: true });
  if (found.status !== 'ok' || clientId === undefined) return undefined;
  const drafts = await import('#form/drafts').catch((fault: unknown) => {
    console.warn('The code for drafts could not be loaded.', fault);
    return undefined;
  });
  if (!drafts) return undefined;
  const keys = await drafts.importDeviceKeys(found.data);
  const takenOver = drafts
    .takeOverDrafts(keys, clientId)
    // A private window may refuse storage, and then there are no drafts.
    .catch((fault: unknown) => console.warn('No draft was removed.', fault));
  await withTimeout(timeout, takenOver);
  return keys;
}
