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

/** The keys of this session if they are loaded; they are in memory alone and go with the session. */
export const loadedDeviceKeys = (): DeviceKeys | undefined => loaded;

/** The keys of this session, after waiting up to a second for a load in progress; undefined if there are none then. */
export async function pendingDeviceKeys(): Promise<DeviceKeys | undefined> {
  if (loaded || !loading) return loaded;
  const keys = await withTimeout(pendingTimeout, loading);
  return keys === 'timeout' ? undefined : keys;
}

/** In seconds. */
const pendingTimeout = 1;

/**
 * What encrypts the customer's drafts on this device, as soon as the drafts that are there are theirs alone. Undefined if
 * the server did not give it: a form must not open then, for its new answers would replace a draft that it cannot read.
 */
export function loadDeviceKeys(): Promise<DeviceKeys | undefined> {
  const session = endedSessions.get();
  loading ??= loadOrWarn().then((keys) => {
    if (endedSessions.get() !== session) return undefined;
    if (!keys) loading = undefined;
    loaded = keys;
    return keys;
  });
  return loading;
}

async function loadOrWarn(): Promise<DeviceKeys | undefined> {
  try {
    return await load();
  } catch (fault) {
    console.warn('The keys of drafts could not be loaded.', fault);
    return undefined;
  }
}

/** Seconds to wait at most: a database that never answers must not hold up a form. */
const timeout = 2;

async function load(): Promise<DeviceKeys | undefined> {
  const clientId = readSession('clientUniqueId');
  const [found, drafts] = await Promise.all([
    call('GET device-draft-keys/', {}, { isQuiet: true, isBackground: true }),
    import('#form/drafts'),
  ]);
  if (found.status !== 'ok' || clientId === undefined) return undefined;
  const keys = await drafts.importDeviceKeys(found.data);
  const takenOver = drafts
    .takeOverDrafts(keys, clientId)
    // A private window may refuse storage, and then there are no drafts.
    .catch((fault: unknown) => console.warn('No draft was removed.', fault));
  await withTimeout(timeout, takenOver);
  return keys;
}
