import type { Output } from '#api';
import { call } from '../calls/call';
import { useLoaded } from '../calls/useLoaded';

export type OfferedCatalogue = Output<'GET catalogue/'>;
export type OfferedType = OfferedCatalogue['serviceTypes'][number];
/** `available`: its definition exists and is valid. */
export type OfferedEntry = OfferedType['requestTypes'][number];

/** The catalogue, loaded each time the screen opens: a definition may have been added since. */
export const useCatalogue = () => useLoaded(fetchCatalogue, 'catalogue');

async function fetchCatalogue(): Promise<OfferedCatalogue | undefined> {
  const result = await call('GET catalogue/', {}, { isContent: true });
  return result.status === 'ok' ? result.data : undefined;
}
