import type { OfferedCatalogue, OfferedEntry, OfferedType } from './catalogue';

export interface CatalogueItem {
  serviceType: OfferedType;
  entry: OfferedEntry;
}

/** The service types with at least one request type. */
export const visibleServiceTypes = ({ serviceTypes }: OfferedCatalogue): OfferedType[] =>
  serviceTypes.filter(({ opens, requestTypes }) => opens !== undefined || requestTypes.length > 0);

const allItems = ({ serviceTypes }: OfferedCatalogue): CatalogueItem[] =>
  serviceTypes.flatMap((serviceType) =>
    serviceType.requestTypes.map((entry) => ({ serviceType, entry })),
  );

/**
 * The request type with a key, or with a name that another screen has for it (`openedBy`); under the service type that
 * opens it directly where there is one.
 */
export function findItem(catalogue: OfferedCatalogue, name: string): CatalogueItem | undefined {
  const item =
    allItems(catalogue).find(({ entry }) => entry.key === name) ?? itemOpenedBy(catalogue, name);
  const opener = catalogue.serviceTypes.find(({ opens }) => opens === item?.entry.key);
  return item && opener ? { ...item, serviceType: opener } : item;
}

/** The request type that another screen opens by a name of its own (`openedBy` in the catalogue). */
export const itemOpenedBy = (
  catalogue: OfferedCatalogue,
  name: string,
): CatalogueItem | undefined =>
  allItems(catalogue).find(({ entry }) => entry.openedBy?.includes(name));

/** Where a request type is raised: its own screen, or its page under Raise. Undefined if it is not on offer. */
export function addressOfForm(catalogue: OfferedCatalogue, key: string): string | undefined {
  const [screen] = Object.entries(catalogue.screens ?? {}).find(([, opens]) => opens === key) ?? [];
  if (screen !== undefined) return `/dashboard/${screen}`;
  const item = allItems(catalogue).find(
    ({ entry }) => entry.available && (entry.key === key || entry.behind?.includes(key)),
  );
  return item && `/dashboard/raise-service-request?request=${encodeURIComponent(item.entry.key)}`;
}

/** Within how many days of its receipt a request of a type is answered, if the insurer says so. */
export const turnaroundOf = (catalogue: OfferedCatalogue, key: string | null): number | undefined =>
  allItems(catalogue).find(({ entry }) => entry.key === key)?.entry.turnaroundDays ??
  catalogue.turnaroundDays;
