import { insertInText, moveInText, removeFromText, setInText } from '#authoring';
import { type CatalogueEntry, getAt, isObject, parentOf, type Pointer, pointerOf } from '#engine';
import { parse } from 'jsonc-parser';
import { t } from '../i18n';

/** Where an entry is in a catalogue. */
interface EntryPlace {
  service: number;
  index: number;
}

/** A catalogue while it is typed: any part may be of a wrong type. */
const read = (text: string): { [name: string]: unknown } => {
  const value: unknown = parse(text);
  return isObject(value) ? value : {};
};

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

interface Service {
  key?: unknown;
  title?: unknown;
  opens?: unknown;
  requestTypes: { key?: unknown; title?: unknown; behind: unknown[] }[];
}

const objectOf = (value: unknown): { [name: string]: unknown } => (isObject(value) ? value : {});

const servicesIn = (text: string): Service[] =>
  listed(read(text).serviceTypes).map((one) => {
    const service = objectOf(one);
    const requestTypes = listed(service.requestTypes).map((entry) => ({
      ...objectOf(entry),
      behind: listed(objectOf(entry).behind),
    }));
    return { ...service, requestTypes };
  });

const textOr = (value: unknown, other: string): string =>
  typeof value === 'string' ? value : other;

/** The service types that an entry may be added to. */
export const servicesOf = (text: string): { key: string; title: string }[] =>
  servicesIn(text).flatMap(({ key, title }) =>
    typeof key === 'string' ? [{ key, title: textOr(title, key) }] : [],
  );

/** The entry of a request type that the catalogue names itself. */
export function entryOf(text: string, key: string): { title: string; service: string } | undefined {
  const place = placeOfEntry(text, key);
  if (!place) return undefined;
  const { key: service, requestTypes } = servicesIn(text)[place.service]!;
  return { title: textOr(requestTypes[place.index]!.title, key), service: textOr(service, '') };
}

export function placeOfEntry(text: string, key: string): EntryPlace | undefined {
  for (const [service, { requestTypes }] of servicesIn(text).entries()) {
    const index = requestTypes.findIndex((entry) => entry.key === key);
    if (index >= 0) return { service, index };
  }
  return undefined;
}

/** Where the entry of a request type is. */
export function pointerToEntry(text: string, key: string): Pointer | undefined {
  const place = placeOfEntry(text, key);
  return place && pointerTo(place);
}

/** Adds an entry to a service type: behind another one, or at the end. */
export function withEntry(
  text: string,
  serviceKey: string,
  entry: CatalogueEntry,
  behind?: string,
): string {
  const services = servicesIn(text);
  if (services.length === 0 && isObject(parse(text)))
    return setInText(text, '/serviceTypes', [firstService(entry)]);
  const service = services.findIndex(({ key }) => key === serviceKey);
  if (service < 0) return text;
  const { requestTypes } = services[service]!;
  const before = requestTypes.findIndex(({ key }) => key === behind);
  return inserted(text, service, before < 0 ? requestTypes.length : before + 1, entry);
}

/** The catalogue of a folder that has none yet. */
export const newCatalogue = (entry: CatalogueEntry): string =>
  `${JSON.stringify(
    {
      $schema: 'src/authoring/metaschemas/catalogue.json',
      serviceTypes: [firstService(entry)],
    },
    null,
    2,
  )}\n`;

const firstService = (entry: CatalogueEntry) => ({
  key: 'requests',
  title: t('type.firstService'),
  requestTypes: [entry],
});

/** A list that is missing is made; anything else in its place stays as it is. */
function inserted(text: string, service: number, index: number, entry: unknown): string {
  const list = listOf(service);
  const found: unknown = getAt(read(text), list);
  if (Array.isArray(found)) return insertInText(text, list, index, entry);
  const holder: unknown = getAt(read(text), parentOf(list));
  return isObject(holder) && (found === undefined || found === null)
    ? setInText(text, list, [entry])
    : text;
}

/** Removes an entry, and its key from wherever the catalogue names it. */
export function withoutEntry(text: string, key: string): string {
  const places = placesOfKey(text, key).map(({ at, holder = at }) => holder);
  const isInside = (at: Pointer) => places.some((other) => at.startsWith(`${other}/`));
  return removeFromText(text, ...places.filter((at) => !isInside(at)));
}

/** Gives an entry another title or key, also where the catalogue names that key. Works on overlays, too. */
export function withRenamedEntry(
  text: string,
  from: string,
  { key, title }: { key: string; title?: string },
): string {
  let after = text;
  const place = placeOfEntry(after, from);
  if (place && title !== undefined) after = setInText(after, `${pointerTo(place)}/title`, title);
  return key === from ? after : withRenamedKey(after, from, key);
}

const withRenamedKey = (text: string, from: string, key: string): string =>
  placesOfKey(text, from).reduce((soFar, { at }) => setInText(soFar, at, key), text);

/** Where a catalogue names a request type. */
interface KeyPlace {
  at: Pointer;
  /** What is named by this key, and goes with it. */
  holder?: Pointer;
}

/** The key of a request type stands in entries, behind others, among the popular ones and with screens. */
function placesOfKey(text: string, key: string): KeyPlace[] {
  const { popular, screens, otherwise } = read(text);
  const places: KeyPlace[] = [];
  const addAll = (list: unknown, within: Pointer) => {
    for (const [i, one] of listed(list).entries())
      if (one === key) places.push({ at: within + pointerOf(i) });
  };
  for (const [i, { opens, requestTypes }] of servicesIn(text).entries()) {
    if (opens === key) places.push({ at: pointerOf('serviceTypes', i, 'opens') });
    for (const [j, entry] of requestTypes.entries()) {
      const holder = pointerTo({ service: i, index: j });
      if (entry.key === key) places.push({ at: `${holder}/key`, holder });
      addAll(entry.behind, `${holder}/behind`);
    }
  }
  addAll(popular, '/popular');
  if (otherwise === key) places.push({ at: '/otherwise' });
  for (const [name, screen] of Object.entries(objectOf(screens))) {
    const holder = pointerOf('screens', name);
    if (screen === key) places.push({ at: holder });
    else if (objectOf(screen).key === key) places.push({ at: `${holder}/key`, holder });
  }
  return places;
}

/** Moves an entry one place up (-1) or down (1); at the end of its service type, into the next one. */
export function withMovedEntry(text: string, key: string, by: -1 | 1): string {
  const place = placeOfEntry(text, key);
  if (!place) return text;
  const services = servicesIn(text);
  const index = place.index + by;
  if (services[place.service]!.requestTypes[index])
    return moveInText(text, listOf(place.service), place.index, index);
  const next = services[place.service + by];
  if (!next) return text;
  const entry: unknown = getAt(read(text), pointerTo(place));
  const to = place.service + by;
  const added = inserted(text, to, by < 0 ? next.requestTypes.length : 0, entry);
  return added === text ? text : removeFromText(added, pointerTo(place));
}

const listOf = (service: number): Pointer => pointerOf('serviceTypes', service, 'requestTypes');

const pointerTo = ({ service, index }: EntryPlace): Pointer => listOf(service) + pointerOf(index);
