import { useEffect, useState } from 'react';
import type { Catalogue, CatalogueEntry, ServiceType } from '../../engine/definition';
import { call } from '../calls/call';

/** `available`: a definition stands behind it. */
export type OfferedEntry = CatalogueEntry & { available: boolean };
export type OfferedType = Omit<ServiceType, 'requestTypes'> & { requestTypes: OfferedEntry[] };
export type OfferedCatalogue = Omit<Catalogue, 'serviceTypes'> & { serviceTypes: OfferedType[] };

/** What can be asked for, fresh on every arrival: a definition may have been added since. */
export function useCatalogue() {
  const [catalogue, setCatalogue] = useState<OfferedCatalogue | 'loading' | 'failed'>('loading');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    void call('GET catalogue/', undefined, { isBackground: true }).then(({ status, data }) =>
      setCatalogue(status ? data : 'failed'),
    );
  }, [tries]);

  function loadAgain() {
    setCatalogue('loading');
    setTries(tries + 1);
  }
  return { catalogue, loadAgain };
}
