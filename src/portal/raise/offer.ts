import type { OfferedCatalogue, OfferedEntry, OfferedType } from './catalogue';

export interface Offer {
  serviceType: OfferedType;
  entry: OfferedEntry;
}

/** Service types that have something to open. */
export const visibleTypes = ({ serviceTypes }: OfferedCatalogue): OfferedType[] =>
  serviceTypes.filter(({ opens, requestTypes }) => opens !== undefined || requestTypes.length > 0);

const allOffers = ({ serviceTypes }: OfferedCatalogue): Offer[] =>
  serviceTypes.flatMap((serviceType) =>
    serviceType.requestTypes.map((entry) => ({ serviceType, entry })),
  );

/** The request type of a key, under the service type that opens it directly if one does. */
export function findOffer(catalogue: OfferedCatalogue, key: string): Offer | undefined {
  const offer = allOffers(catalogue).find(({ entry }) => entry.key === key);
  const opener = catalogue.serviceTypes.find(({ opens }) => opens === key);
  return offer && opener ? { ...offer, serviceType: opener } : offer;
}

/** The request type that another screen asks for by a name of its own. */
export const offerOpenedBy = (catalogue: OfferedCatalogue, name: string): Offer | undefined =>
  allOffers(catalogue).find(({ entry }) => entry.openedBy?.includes(name));
