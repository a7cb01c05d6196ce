import { type Catalogue, getAt, type Pointer, pointerOf } from '#engine';
import { translationOf } from './translation';

/** Texts by the key or name of the part of the catalogue that they find. */
export interface Keywords {
  [name: string]: string[];
}

export interface CatalogueKeywords {
  serviceTypes: Keywords;
  requestTypes: Keywords;
  screens: Keywords;
  notices: Keywords;
}

/** What a search finds the parts of a catalogue by: their titles and keywords in every language, whatever is shown. */
export function catalogueKeywords(catalogue: Catalogue, overlays: unknown[]): CatalogueKeywords {
  const { serviceTypes, screenKeywords = {}, notices = {} } = catalogue;
  const textsAt = (at: Pointer): string[] =>
    [getAt(catalogue, at), ...overlays.map((one) => translationOf(catalogue, one, at).value)]
      .flat()
      .filter((text) => typeof text === 'string');
  const textsOf = (at: Pointer) => [
    ...new Set([...textsAt(`${at}/title`), ...textsAt(`${at}/keywords`)]),
  ];
  const named = (names: object, at: (name: string) => string[]): Keywords =>
    Object.fromEntries(Object.keys(names).map((name) => [name, at(name)]));
  return {
    serviceTypes: Object.fromEntries(
      serviceTypes.map(({ key }, i) => [key, textsAt(pointerOf('serviceTypes', i, 'title'))]),
    ),
    requestTypes: Object.fromEntries(
      serviceTypes.flatMap(({ requestTypes }, i) =>
        requestTypes.map(({ key }, j) => [
          key,
          textsOf(pointerOf('serviceTypes', i, 'requestTypes', j)),
        ]),
      ),
    ),
    screens: named(screenKeywords, (name) => textsAt(pointerOf('screenKeywords', name))),
    notices: named(notices, (name) => textsOf(pointerOf('notices', name))),
  };
}
