import { useStore } from '../store';
import { lastCatalogue } from './catalogue';
import { findItem } from './catalogueItems';

/**
 * Whether a link to a request type, by its key or a name in `openedBy`, or to a notice leads anywhere. Until the
 * catalogue is loaded it is believed: hardly any is not offered, and a link that appears late moves what is in sight.
 */
export function useIsOffered(): (name: string) => boolean {
  const catalogue = useStore(lastCatalogue);
  return (name) =>
    catalogue === undefined ||
    findItem(catalogue, name) !== undefined ||
    Object.hasOwn(catalogue.notices ?? {}, name);
}

/** The same for a screen with the form of a request type, by the last part of its path. */
export function useIsScreenOffered(): (screen: string) => boolean {
  const catalogue = useStore(lastCatalogue);
  return (screen) => catalogue === undefined || Object.hasOwn(catalogue.screens ?? {}, screen);
}
