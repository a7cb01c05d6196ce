import {
  type Definition,
  type Each,
  isEach,
  isObject,
  oncePer,
  type Pointer,
  pointerOf,
  type ValueMap,
} from '#engine';
import { callSites } from '../../lint/shared/callSites';
import { placeName } from './words/sites';
import { fieldName, quoted } from './words/names';

/** Where a map of values is: in the payload of a step, of a call beside the steps, or in the first answers. */
export type Site = 'steps' | 'calls' | 'prefill';

/** A map of values in request.json. */
export interface MapPlace {
  at: Pointer;
  map: ValueMap;
  site: Site;
  /** What it makes, in words. */
  owner: string;
  /** The list whose entries it maps, as a pointer into the answers. */
  item?: Pointer;
}

/** Every map of values, also those of the entries of lists. */
export const mapPlaces = oncePer((definition: Definition): MapPlace[] => {
  const { request } = definition;
  const calls = callSites(request).flatMap(({ at, send }) => {
    const name = placeName(definition, at);
    const isStep = at.startsWith('/steps/');
    return [
      ...mapsIn({
        at: `${at}/send`,
        map: send as ValueMap,
        site: isStep ? 'steps' : 'calls',
        owner: `the payload of ${name}`,
      }),
    ];
  });
  const { prefill = {} } = request;
  return [
    ...calls,
    { at: '/prefill', map: prefill as ValueMap, site: 'prefill', owner: 'the first answers' },
  ];
});

function* mapsIn(place: MapPlace): Generator<MapPlace> {
  const { at, map, owner } = place;
  if (isEach(map)) return yield* entriesOf(place, map as unknown as Each, at, owner);
  yield place;
  for (const [name, source] of Object.entries(map))
    if (isObject(source) && 'each' in source)
      yield* entriesOf(place, source as Each, at + pointerOf(name), `${quoted(name)} in ${owner}`);
}

const entriesOf = (place: MapPlace, { each, send }: Each, at: Pointer, owner: string) =>
  mapsIn({
    ...place,
    at: `${at}/send`,
    map: send,
    owner: `each entry of ${owner}`,
    ...(each.startsWith('/answers/') && { item: each.slice('/answers'.length) }),
  });

/** The name under which a map puts a value. */
export const targetName = (definition: Definition, { site }: MapPlace, name: string): string =>
  site === 'prefill' ? fieldName(definition, name) : quoted(name.replace(/^\//, ''));
