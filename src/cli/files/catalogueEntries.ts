import { checkCatalogue } from '#authoring';
import type { Catalogue } from '#engine';
import type { Folder } from './folder';

/** The entry of a request type in the catalogue. */
export interface Entry {
  title: string;
  /** The title of its service type. */
  service: string;
}

/** The entries of the catalogue, by key; empty where it cannot be read. */
export function catalogueEntries(folder: Folder): Map<string, Entry> {
  const text = folder.catalogue();
  const entries = new Map<string, Entry>();
  if (typeof text !== 'string' || checkCatalogue(text, []).length > 0) return entries;
  const { serviceTypes }: Catalogue = JSON.parse(text);
  for (const { title: service, requestTypes } of serviceTypes)
    for (const { key, title, behind = [] } of requestTypes)
      for (const each of [key, ...behind]) entries.set(each, { title, service });
  return entries;
}
