import { insertIn, setIn } from '#authoring';
import type { Catalogue, CatalogueEntry } from '#engine';
import { applyEdits, findNodeAtLocation, type Node, parse, parseTree } from 'jsonc-parser';

/** Where an entry is in a catalogue. */
interface EntryPlace {
  service: number;
  index: number;
}

const read = (text: string): Partial<Catalogue> => parse(text) ?? {};

export function placeOfEntry(text: string, key: string): EntryPlace | undefined {
  for (const [service, { requestTypes = [] }] of (read(text).serviceTypes ?? []).entries()) {
    const index = requestTypes.findIndex((entry) => entry?.key === key);
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
  const services = read(text).serviceTypes ?? [];
  const service = services.findIndex(({ key }) => key === serviceKey);
  if (service < 0) return text;
  const { requestTypes } = services[service]!;
  const before = requestTypes.findIndex(({ key }) => key === behind);
  const index = before < 0 ? requestTypes.length : before + 1;
  return insertIn(text, ['serviceTypes', service, 'requestTypes'], index, entry);
}

/** Removes an entry, and its key from where the catalogue names it. */
export function withoutEntry(text: string, key: string): string {
  let after = text;
  const place = placeOfEntry(after, key);
  if (place) after = setIn(after, pathOf(place), undefined);
  const popular = read(after).popular?.indexOf(key) ?? -1;
  return popular < 0 ? after : setIn(after, ['popular', popular], undefined);
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

/** The key of a request type stands in entries, behind others, among the popular ones and with screens. */
function withRenamedKey(text: string, from: string, key: string): string {
  const { serviceTypes = [], popular = [], screens = {}, otherwise } = read(text);
  const paths: (string | number)[][] = [];
  for (const [i, { opens, requestTypes = [] }] of serviceTypes.entries()) {
    if (opens === from) paths.push(['serviceTypes', i, 'opens']);
    for (const [j, entry] of requestTypes.entries()) {
      const at = ['serviceTypes', i, 'requestTypes', j];
      if (entry?.key === from) paths.push([...at, 'key']);
      const behind = entry?.behind?.indexOf(from) ?? -1;
      if (behind >= 0) paths.push([...at, 'behind', behind]);
    }
  }
  if (popular.includes(from)) paths.push(['popular', popular.indexOf(from)]);
  if (otherwise === from) paths.push(['otherwise']);
  for (const [name, screen] of Object.entries(screens))
    if (screen === from) paths.push(['screens', name]);
    else if (typeof screen === 'object' && screen?.key === from)
      paths.push(['screens', name, 'key']);
  return paths.reduce((soFar, path) => setIn(soFar, path, key), text);
}

/** Moves an entry one place up (-1) or down (1); at the end of its service type, into the next one. */
export function withMovedEntry(text: string, key: string, by: -1 | 1): string {
  const place = placeOfEntry(text, key);
  if (!place) return text;
  const services = read(text).serviceTypes!;
  const other = { ...place, index: place.index + by };
  if (services[place.service]!.requestTypes[other.index]) return swapped(text, place, other);
  const next = services[place.service + by];
  if (!next) return text;
  const entry = services[place.service]!.requestTypes[place.index]!;
  const without = setIn(text, pathOf(place), undefined);
  const list = ['serviceTypes', place.service + by, 'requestTypes'];
  return insertIn(without, list, by < 0 ? next.requestTypes.length : 0, entry);
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
