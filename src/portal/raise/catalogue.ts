import type { Catalogue, CatalogueEntry, ServiceType } from '#engine';
import { call } from '../calls/call';
import { useLoaded } from '../calls/useLoaded';

/** `available`: a definition stands behind it. */
export type OfferedEntry = CatalogueEntry & { available: boolean };
export type OfferedType = Omit<ServiceType, 'requestTypes'> & { requestTypes: OfferedEntry[] };
export type OfferedCatalogue = Omit<Catalogue, 'serviceTypes'> & { serviceTypes: OfferedType[] };

/** What can be asked for, fresh on every arrival: a definition may have been added since. */
export const useCatalogue = () => useLoaded(fetchCatalogue, 'catalogue');

async function fetchCatalogue(): Promise<OfferedCatalogue | undefined> {
  const { status, data } = await call('GET catalogue/', undefined, { isBackground: true });
  return status ? data : undefined;
}
