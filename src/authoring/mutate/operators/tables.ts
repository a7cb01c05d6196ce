import { type Definition, isObject, parentOf, type Pointer, pointerOf } from '#engine';
import type { Operator, Part } from '../mutant';
import { mutants, pairsOf, slip, type Slip, swap } from './operator';
import { altered } from './schemaChoices';
import { fieldName, plainValue, pointerName, quoted } from './words/names';
import { placeName } from './words/sites';

/** A table of request.json: what is kept or filled, and from what. */
interface Table {
  at: Pointer;
  rows: { [target: string]: unknown };
  /** What keeps or fills it. */
  owner: string;
  target: (name: string) => string;
  source: (value: unknown) => string;
}

const response = (definition: Definition) => (value: unknown) =>
  isObject(value) ? plainValue(value.const) : pointerName(definition, `/response${String(value)}`);

/** A pointer, a name or a constant with a letter more. */
const misspelt = (value: unknown): unknown =>
  isObject(value) ? { const: altered(value.const) } : `${String(value)}${value === '' ? '/' : ''}X`;

function* keeps(definition: Definition): Generator<Table> {
  for (const [i, { keep }] of (definition.request.load ?? []).entries())
    yield {
      at: `/load/${i}/keep`,
      rows: keep,
      owner: placeName(definition, ['load', String(i)]),
      target: (name) => pointerName(definition, `/loaded${name}`),
      source: response(definition),
    };
}

function* lookUpFills(definition: Definition): Generator<Table> {
  for (const [field, { fills }] of Object.entries(definition.request.lookUps ?? {}))
    yield {
      at: `/lookUps${pointerOf(field)}/fills`,
      rows: fills,
      owner: placeName(definition, ['lookUps', field]),
      target: (name) => fieldName(definition, name),
      source: response(definition),
    };
}

function* listFills(definition: Definition): Generator<Table> {
  for (const [field, { fills }] of Object.entries(definition.request.lists ?? {}))
    if (fills)
      yield {
        at: `/lists${pointerOf(field)}/fills`,
        rows: fills,
        owner: `a choice of ${fieldName(definition, field)}`,
        target: (name) => fieldName(definition, parentOf(field) + pointerOf(name)),
        source: (value) => `the ${quoted(String(value))} of the chosen entry`,
      };
}

const tables: {
  name: string;
  part: Part;
  explains: string;
  of: (definition: Definition) => Iterable<Table>;
}[] = [
  {
    name: 'keep',
    part: 'loads',
    explains: 'It concerns what loads keep of a response.',
    of: keeps,
  },
  {
    name: 'look-up-fill',
    part: 'loads',
    explains: 'It concerns the fields that a look-up fills.',
    of: lookUpFills,
  },
  {
    name: 'list-fill',
    part: 'rules',
    explains: 'It concerns the fields that the chosen entry of a list fills.',
    of: listFills,
  },
];

const kinds: {
  name: string;
  explains: string;
  slipsOf: (table: Table) => Iterable<Slip>;
}[] = [
  {
    name: 'dropped',
    explains: 'Leaves one of the values out.',
    *slipsOf({ at, rows, owner, target, source }) {
      for (const [name, value] of Object.entries(rows))
        yield slip(
          `${owner} left ${target(name)} empty and did not fill it with ${source(value)}`,
          at + pointerOf(name),
        );
    },
  },
  {
    name: 'swapped',
    explains: 'Lets two neighbouring values change places.',
    *slipsOf({ at, rows, owner, target }) {
      for (const [[one, value], [other, next]] of pairsOf(Object.entries(rows)))
        yield swap(
          `the values that ${owner} gives ${target(one)} and ${target(other)} changed places`,
          { at: at + pointerOf(one), value },
          { at: at + pointerOf(other), value: next },
        );
    },
  },
  {
    name: 'elsewhere',
    explains:
      'Takes a value from a place that the response does not have, or writes a constant differently.',
    *slipsOf({ at, rows, owner, target, source }) {
      for (const [name, value] of Object.entries(rows)) {
        const other = misspelt(value);
        yield slip(
          `${owner} filled ${target(name)} with ${source(other)} and not with ${source(value)}`,
          at + pointerOf(name),
          other,
        );
      }
    },
  },
];

export const tableOperators: Operator[] = tables.flatMap(({ name, part, explains, of }) =>
  kinds.map((kind) => ({
    id: `request:${name}-${kind.name}`,
    part,
    explains: `${kind.explains} ${explains}`,
    mutantsOf: mutants('request', function* (definition) {
      for (const table of of(definition)) yield* kind.slipsOf(table);
    }),
  })),
);
