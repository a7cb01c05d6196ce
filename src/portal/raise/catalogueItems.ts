import type { OfferedCatalogue, OfferedEntry, OfferedType } from './catalogue';

export interface CatalogueItem {
  serviceType: OfferedType;
  entry: OfferedEntry;
}

/** Service types that have something to open. */
export const visibleServiceTypes = ({ serviceTypes }: OfferedCatalogue): OfferedType[] =>
  serviceTypes.filter(({ opens, requestTypes }) => opens !== undefined || requestTypes.length > 0);

const allItems = ({ serviceTypes }: OfferedCatalogue): CatalogueItem[] =>
  serviceTypes.flatMap((serviceType) =>
    serviceType.requestTypes.map((entry) => ({ serviceType, entry })),
  );

/** The request type of a key, under the service type that opens it directly if one does. */
export function findItem(catalogue: OfferedCatalogue, key: string): CatalogueItem | undefined {
  const item = allItems(catalogue).find(({ entry }) => entry.key === key);
  const opener = catalogue.serviceTypes.find(({ opens }) => opens === key);
  return item && opener ? { ...item, serviceType: opener } : item;
}

/** The request type that another screen asks for by a name of its own. */
export const itemOpenedBy = (
  catalogue: OfferedCatalogue,
  name: string,
): CatalogueItem | undefined =>
  allItems(catalogue).find(({ entry }) => entry.openedBy?.includes(name));
