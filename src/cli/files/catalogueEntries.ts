import { readCatalogue } from '#authoring';
import { screenEntry } from '#engine';
import type { Folder } from './folder';

/** The entry of a request type in the catalogue. */
export interface Entry {
  title: string;
  /** The title of its service type. */
  service: string;
}

/** The entries of the catalogue, by key; empty where it cannot be read. */
export function catalogueEntries(folder: Folder): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  const { serviceTypes } = readCatalogue(folder.catalogue()) ?? { serviceTypes: [] };
  for (const { title: service, requestTypes } of serviceTypes)
    for (const { key, title, behind = [] } of requestTypes)
      for (const each of [key, ...behind]) entries.set(each, { title, service });
  return entries;
}

/** All that a catalogue says of a request type, as text. */
export function catalogueEntry(text: unknown, key: string): string {
  const { serviceTypes, screens = {} } = readCatalogue(text) ?? { serviceTypes: [] };
  return JSON.stringify([
    ...serviceTypes.flatMap(({ requestTypes, ...service }) =>
      requestTypes
        .filter((entry) => entry.key === key || entry.behind?.includes(key))
        .map((entry) => ({ service, entry })),
    ),
    ...Object.entries(screens).filter(([, opened]) => screenEntry(opened).key === key),
  ]);
}
