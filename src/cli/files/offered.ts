import { checkCatalogue } from '#authoring';
import type { Catalogue } from '#engine';
import type { Folder } from './folder';

/** Where a request type stands in the catalogue. */
export interface Offered {
  title: string;
  /** The title of its service type. */
  service: string;
}

/** What the catalogue offers, by key; nothing where it cannot be read. */
export function offeredIn(folder: Folder): Map<string, Offered> {
  const text = folder.catalogue();
  const offered = new Map<string, Offered>();
  if (typeof text !== 'string' || checkCatalogue(text, []).length > 0) return offered;
  const { serviceTypes }: Catalogue = JSON.parse(text);
  for (const { title: service, requestTypes } of serviceTypes)
    for (const { key, title, behind = [] } of requestTypes)
      for (const each of [key, ...behind]) offered.set(each, { title, service });
  return offered;
}
