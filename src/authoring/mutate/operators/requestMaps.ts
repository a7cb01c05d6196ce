import { describedFields, isObject, pointerOf } from '#engine';
import { asText, type Edit, type Operator, swapped } from '../mutant';
import { mapsIn, objectsIn } from '../places';

type Map = { [target: string]: unknown };

const inMaps = (
  id: string,
  isStep: boolean,
  change: (map: Map, at: string, fields: string[]) => Edit[][],
): Operator => ({
  id: `request:${id}`,
  explains: id,
  part: isStep ? 'steps' : 'loads',
  *mutantsOf(definition) {
    const fields = describedFields(definition.schema)
      .filter(({ at }) => !at.includes('/items'))
      .map(({ at }) => at);
    for (const [at, map] of mapsIn(definition, isStep))
      for (const edits of change(map, at, fields))
        yield { file: 'request', edits, slip: `${edits[0]!.at} ${asText(edits[0]!.value)}` };
  },
});

const drop = (map: Map, at: string) =>
  Object.keys(map).map((name) => [{ at: at + pointerOf(name) }]);

const elsewhere = (map: Map, at: string, fields: string[]): Edit[][] =>
  Object.entries(map).flatMap(([name, source]) => {
    if (typeof source !== 'string' || !source.startsWith('/answers/')) return [];
    const other = fields.find((field) => `/answers${field}` !== source);
    return other ? [[{ at: at + pointerOf(name), value: `/answers${other}` }]] : [];
  });

const swap = (map: Map, at: string): Edit[][] => {
  const entries = Object.entries(map);
  return entries.slice(1).flatMap(([name, value], i) => {
    const [before, other] = entries[i]!;
    const edits = swapped(
      { at: at + pointerOf(name), value },
      { at: at + pointerOf(before), value: other },
    );
    return edits.length > 0 ? [edits] : [];
  });
};

/** Maps from names to pointers under one name of request.json. */
const inTables = (
  id: string,
  table: string,
  part: Operator['part'],
  change: (map: Map, at: string) => Edit[][],
): Operator => ({
  id: `request:${id}`,
  explains: id,
  part,
  *mutantsOf({ request }) {
    for (const [at, object] of objectsIn(request))
      if (isObject(object[table]) && !at.includes('/send'))
        for (const edits of change(object[table], at + pointerOf(table)))
          yield { file: 'request', edits, slip: `${edits[0]!.at} ${asText(edits[0]!.value)}` };
  },
});

const last = (map: Map, at: string): Edit[][] =>
  Object.entries(map).flatMap(([name, value]) =>
    typeof value === 'string' ? [[{ at: at + pointerOf(name), value: `${value}X` }]] : [],
  );

export const requestMaps: Operator[] = [
  inMaps('map-drop', true, drop),
  inMaps('map-elsewhere', true, elsewhere),
  inMaps('map-swap', true, swap),
  inMaps('map-const', true, (map, at) =>
    Object.entries(map).flatMap(([name, source]) =>
      isObject(source) && 'const' in source
        ? [[{ at: `${at}${pointerOf(name)}/const`, value: `${source.const}X` }]]
        : [],
    ),
  ),
  inMaps('map-choice-drop', true, (map, at) =>
    Object.entries(map).flatMap(([name, source]) =>
      isObject(source) && isObject(source.of)
        ? Object.keys(source.of).map((one) => [{ at: `${at}${pointerOf(name, 'of', one)}` }])
        : [],
    ),
  ),
  inMaps('outer-send-drop', false, drop),
  inMaps('outer-send-elsewhere', false, elsewhere),
  inMaps('outer-send-swap', false, swap),
  inTables('keep-drop', 'keep', 'loads', drop),
  inTables('keep-swap', 'keep', 'loads', swap),
  inTables('keep-elsewhere', 'keep', 'loads', last),
  inTables('fill-drop', 'fills', 'loads', drop),
  inTables('fill-swap', 'fills', 'loads', swap),
  inTables('prefill-drop', 'prefill', 'first', drop),
  inTables('prefill-swap', 'prefill', 'first', swap),
  inTables('lookup-drop', 'lookUps', 'loads', drop),
  inTables('list-drop', 'lists', 'rules', drop),
  inTables('proof-drop', 'proofs', 'loads', drop),
];
