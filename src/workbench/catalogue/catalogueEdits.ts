import { insertIn, setIn } from '#authoring';
import { type CatalogueEntry, getAt, isObject, pointerOf } from '#engine';
import { applyEdits, findNodeAtLocation, type Node, parse, parseTree } from 'jsonc-parser';
import { t } from '../i18n';
import { removeAll } from '../outline/edit/jsonText';

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

/** Adds an entry to a service type: behind another one, or at the end. */
export function withEntry(
  text: string,
  serviceKey: string,
  entry: CatalogueEntry,
  behind?: string,
): string {
  const services = servicesIn(text);
  if (services.length === 0 && isObject(parse(text)))
    return setIn(text, ['serviceTypes'], [firstService(entry)]);
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
  const list = ['serviceTypes', service, 'requestTypes'];
  const found: unknown = getAt(read(text), pointerOf(...list));
  if (Array.isArray(found)) return insertIn(text, list, index, entry);
  const holder: unknown = getAt(read(text), pointerOf(...list.slice(0, -1)));
  return isObject(holder) && (found === undefined || found === null)
    ? setIn(text, list, [entry])
    : text;
}

/** Removes an entry, and its key from wherever the catalogue names it. */
export function withoutEntry(text: string, key: string): string {
  const places = placesOfKey(text, key).map((path) =>
    pointerOf(...(path.length > 2 && path.at(-1) === 'key' ? path.slice(0, -1) : path)),
  );
  const isInside = (at: string) => places.some((other) => at.startsWith(`${other}/`));
  return removeAll(
    text,
    places.filter((at) => !isInside(at)),
  );
}

/** Gives an entry another title or key, also where the catalogue names that key. Works on overlays, too. */
export function withRenamedEntry(
  text: string,
  from: string,
  { key, title }: { key: string; title?: string },
): string {
  let after = text;
  const place = placeOfEntry(after, from);
  if (place && title !== undefined) after = setIn(after, [...pathOf(place), 'title'], title);
  return key === from ? after : withRenamedKey(after, from, key);
}

const withRenamedKey = (text: string, from: string, key: string): string =>
  placesOfKey(text, from).reduce((soFar, path) => setIn(soFar, path, key), text);

/** The key of a request type stands in entries, behind others, among the popular ones and with screens. */
function placesOfKey(text: string, key: string): (string | number)[][] {
  const { popular, screens, otherwise } = read(text);
  const paths: (string | number)[][] = [];
  const addAll = (list: unknown, at: (string | number)[]) => {
    for (const [i, one] of listed(list).entries()) if (one === key) paths.push([...at, i]);
  };
  for (const [i, { opens, requestTypes }] of servicesIn(text).entries()) {
    if (opens === key) paths.push(['serviceTypes', i, 'opens']);
    for (const [j, entry] of requestTypes.entries()) {
      const at = ['serviceTypes', i, 'requestTypes', j];
      if (entry.key === key) paths.push([...at, 'key']);
      addAll(entry.behind, [...at, 'behind']);
    }
  }
  addAll(popular, ['popular']);
  if (otherwise === key) paths.push(['otherwise']);
  for (const [name, screen] of Object.entries(objectOf(screens)))
    if (screen === key) paths.push(['screens', name]);
    else if (objectOf(screen).key === key) paths.push(['screens', name, 'key']);
  return paths;
}

/** Moves an entry one place up (-1) or down (1); at the end of its service type, into the next one. */
export function withMovedEntry(text: string, key: string, by: -1 | 1): string {
  const place = placeOfEntry(text, key);
  if (!place) return text;
  const services = servicesIn(text);
  const other = { ...place, index: place.index + by };
  if (services[place.service]!.requestTypes[other.index]) return swapped(text, place, other);
  const next = services[place.service + by];
  if (!next) return text;
  const entry: unknown = getAt(read(text), pointerOf(...pathOf(place)));
  const to = place.service + by;
  const added = inserted(text, to, by < 0 ? next.requestTypes.length : 0, entry);
  return added === text ? text : removeAll(added, [pointerOf(...pathOf(place))]);
}

/** Two entries change places, each with its own layout. */
function swapped(text: string, one: EntryPlace, other: EntryPlace): string {
  const tree = parseTree(text)!;
  const a = findNodeAtLocation(tree, pathOf(one))!;
  const b = findNodeAtLocation(tree, pathOf(other))!;
  const textOf = ({ offset, length }: Node) => text.slice(offset, offset + length);
  return applyEdits(text, [
    { offset: a.offset, length: a.length, content: textOf(b) },
    { offset: b.offset, length: b.length, content: textOf(a) },
  ]);
}

const pathOf = ({ service, index }: EntryPlace): (string | number)[] => [
  'serviceTypes',
  service,
  'requestTypes',
  index,
];
