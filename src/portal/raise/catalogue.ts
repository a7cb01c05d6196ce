import type { Output } from '#api';
import { whenSettled } from '#ui';
import { call } from '../calls/call';
import type { CallOptions } from '../calls/send';
import { useLoaded } from '../calls/useLoaded';
import { endedSessions } from '../session/logout';
import { isExpired } from '../session/token';
import { createStore } from '../store';

export type OfferedCatalogue = Output<'GET catalogue/'>;
export type OfferedType = OfferedCatalogue['serviceTypes'][number];
/** `available`: its definition exists and is valid. */
export type OfferedEntry = OfferedType['requestTypes'][number];

/** The catalogue as this customer got it last; undefined before. */
export const lastCatalogue = createStore<OfferedCatalogue | undefined>(undefined);

endedSessions.subscribe(() => lastCatalogue.set(undefined));

/** The catalogue, loaded each time the screen opens: a definition may have been added since. */
export const useCatalogue = () => useLoaded(() => fetchCatalogue({ isContent: true }), 'catalogue');

/**
 * Loads it once nothing else is being loaded, if it is wanted still: links to what is not offered go away then. Nobody
 * asked for it, so it is not what tells a customer that the session has expired (SESS-07).
 */
export async function prefetchCatalogue(isWanted: () => boolean): Promise<void> {
  await whenSettled();
  if (isWanted() && !isExpired() && !lastCatalogue.get())
    await fetchCatalogue({ isQuiet: true, isBackground: true });
}

async function fetchCatalogue(options: CallOptions): Promise<OfferedCatalogue | undefined> {
  const session = endedSessions.get();
  const result = await call('GET catalogue/', {}, { ...options, needs: 'serviceTypes' });
  if (result.status !== 'ok') return undefined;
  if (session === endedSessions.get()) lastCatalogue.set(result.data);
  return result.data;
}
