import { type Catalogue, type Offered, pointerOf, screenEntry } from '#engine';

/** A key that the catalogue names. */
export interface CatalogueKey {
  key: string;
  /** Pointer into catalogue.json. */
  at: string;
  /** The key of the entry that it belongs to: definitions behind one entry share its sub-type. */
  entry: string;
  /** To whom that entry is offered; absent for everybody. */
  offered?: Offered | undefined;
  /** Pointer to the entry. */
  entryAt: string;
}

/** Every key that a catalogue names, in the order of the file. */
export function* entriesIn({
  serviceTypes = [],
  screens = {},
}: Partial<Catalogue>): Generator<CatalogueKey> {
  for (const [i, { requestTypes }] of serviceTypes.entries())
    for (const [j, { key: entry, behind = [], offered }] of requestTypes.entries()) {
      const entryAt = pointerOf('serviceTypes', i, 'requestTypes', j);
      yield { key: entry, at: `${entryAt}/key`, entry, offered, entryAt };
      for (const [k, key] of behind.entries())
        yield { key, at: entryAt + pointerOf('behind', k), entry, offered, entryAt };
    }
  for (const [screen, opened] of Object.entries(screens)) {
    const entryAt = pointerOf('screens', screen);
    const { key, offered } = screenEntry(opened);
    const at = typeof opened === 'string' ? entryAt : `${entryAt}/key`;
    yield { key, at, entry: key, offered, entryAt };
  }
}
