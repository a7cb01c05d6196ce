import {
  computations,
  type Definition,
  getAt,
  isObject,
  type Operand,
  operandPointers,
  type Pointer,
  pointerOf,
  type ValueExpression,
} from '#engine';
import { mapPlaces, type MapPlace } from './maps';
import { pairsOf, slip, type Slip, swap } from './operator';
import { after, entryNames, otherPointer } from './others';
import { altered } from './schemaChoices';
import { computationName, expressionWords } from './words/expressions';
import { plainValue, quoted, valueName } from './words/names';

/** One value of a map. */
export interface Value {
  definition: Definition;
  place: MapPlace;
  /** Pointer to its expression. */
  at: Pointer;
  source: ValueExpression;
  /** `"name" in the payload of the step "raise"` */
  name: string;
  say: (pointer: Pointer) => string;
}

export type SlipsOf = (value: Value) => Iterable<Slip>;

/** Where an expression has pointers, below it. */
const pointersBelow: [holder: string, ...below: string[]][] = [
  ['from', '/from'],
  ['has', '/has'],
  ['same', '/same/0', '/same/1'],
  ['by', '/by'],
  ['find', '/find/in', '/find/is'],
  ['each', '/each'],
];

export function* elsewhere({ definition, place, at, source, name, say }: Value): Generator<Slip> {
  const below = isObject(source)
    ? [
        ...pointersBelow.flatMap(([holder, ...paths]) => (holder in source ? paths : [])),
        ...('compute' in source
          ? source.of.flatMap((one, i) => (typeof one === 'string' ? [`/of/${i}`] : []))
          : []),
      ]
    : [''];
  for (const path of below) {
    const from: Pointer = getAt(source, path);
    const other = otherPointer(definition, from, place.item);
    if (other === undefined) continue;
    const made = isObject(source) ? 'made of ' : '';
    yield slip(
      `${name} were ${made}${say(other)} and not ${made.replace('made ', '')}${say(from)}`,
      at + path,
      other,
    );
  }
}

export function* constantChanged({ at, source, name }: Value): Generator<Slip> {
  if (!isObject(source)) return;
  if ('compute' in source)
    for (const [i, operand] of source.of.entries())
      if (typeof operand !== 'string')
        yield slip(
          `${name} were ${quoted(source.compute)} with ${plainValue(altered(operand.const))} and not ${plainValue(operand.const)}`,
          `${at}/of/${i}/const`,
          altered(operand.const),
        );
  if ('const' in source)
    yield slip(
      `${name} were ${plainValue(altered(source.const))} and not ${plainValue(source.const)}`,
      `${at}/const`,
      altered(source.const),
    );
}

export function* choiceDropped({ definition, at, source, name, say }: Value): Generator<Slip> {
  if (!isObject(source) || !('by' in source)) return;
  for (const value of Object.keys(source.of))
    yield slip(
      `${name} were left out where ${say(source.by)} is ${choiceName(definition, source.by, value)}`,
      `${at}/of${pointerOf(value)}`,
    );
}

export function* choicesSwapped({ definition, at, source, name, say }: Value): Generator<Slip> {
  if (!isObject(source) || !('by' in source)) return;
  for (const [[one, from], [other, to]] of pairsOf(Object.entries(source.of)))
    yield swap(
      `${name} were ${say(to)} where ${say(source.by)} is ${choiceName(definition, source.by, one)}, and ${say(from)} where it is ${choiceName(definition, source.by, other)}`,
      { at: `${at}/of${pointerOf(one)}`, value: from },
      { at: `${at}/of${pointerOf(other)}`, value: to },
    );
}

const choiceName = (definition: Definition, by: Pointer, value: string) =>
  by.startsWith('/answers/')
    ? valueName(definition, by.slice('/answers'.length), value)
    : plainValue(value);

export function* fallbackChanged({ at, source, name }: Value): Generator<Slip> {
  if (isObject(source) && 'or' in source)
    yield slip(
      `${name} were ${plainValue(altered(source.or))} and not ${plainValue(source.or)} where there is no other value`,
      `${at}/or`,
      altered(source.or),
    );
}

export function* fallbackDropped({ place, at, source, name }: Value): Generator<Slip> {
  if (!isObject(source) || !('or' in source)) return;
  const words = `${name} were left out, in place of ${plainValue(source.or)}, where there is no other value`;
  // A step sends an empty text for an answer that was not given.
  const isSame =
    'from' in source &&
    source.or === '' &&
    source.from.startsWith('/answers/') &&
    place.site === 'steps';
  if ('from' in source && !isSame) yield slip(words, at, source.from);
  if ('find' in source) yield slip(words, `${at}/or`);
}

/** Computations that take values of the same kind, each followed by the one that it is mistaken for. */
const alike = [
  ['heightInCm', 'joinedBySpaces', 'amount', 'dayMonthYear'],
  ['sum', 'largest', 'smallest', 'count'],
  ['difference', 'product', 'quotient', 'percent'],
  ['daysBetween', 'monthsBetween', 'yearsBetween'],
  ['daysAfter', 'monthsAfter', 'yearsAfter'],
];

export function* computationChanged({ at, source, name, say }: Value): Generator<Slip> {
  if (!isObject(source) || !('compute' in source)) return;
  const { compute, of } = source;
  const other = alike
    .map((names) => (names.includes(compute) ? after(names, compute) : undefined))
    .find(Boolean);
  const now = computationName(compute);
  if (other && computations.some((one) => one.name === other))
    yield slip(`${name} were ${computationName(other)} and not ${now}`, `${at}/compute`, other);
  const [first] = operandPointers(of);
  if (first !== undefined)
    yield slip(`${name} were ${say(first)} itself and not ${now}`, at, first);
}

export function* inputsChanged({ at, source, name, say: sayPointer }: Value): Generator<Slip> {
  if (!isObject(source) || !('compute' in source)) return;
  const { compute, of } = source;
  const now = quoted(compute);
  const say = (operand: Operand) =>
    typeof operand === 'string' ? sayPointer(operand) : plainValue(operand.const);
  for (const [one, other, i] of pairsOf(of))
    yield swap(
      `${name} were ${now} with ${say(other)} in the place of ${say(one)}`,
      { at: `${at}/of/${i}`, value: one },
      { at: `${at}/of/${i + 1}`, value: other },
    );
  if (of.length > 1)
    for (const [i, pointer] of of.entries())
      yield slip(`${name} were ${now} without ${say(pointer)}`, `${at}/of/${i}`);
}

export function* partChanged({ definition, at, source, name, say }: Value): Generator<Slip> {
  if (!isObject(source) || !('find' in source)) return;
  const { find, take } = source;
  const list = say(find.in);
  const names = [...new Set([find.by, ...takenFrom(definition, find.in)])];
  const by = after(names, find.by) ?? `${find.by}X`;
  yield slip(
    `${name} were found in ${list} by ${quoted(by)} and not by ${quoted(find.by)}`,
    `${at}/find/by`,
    by,
  );
  if (take === undefined) return;
  const part = `/${after(names, take.slice(1)) ?? `${take.slice(1)}X`}`;
  yield slip(
    `${name} were ${quoted(part.slice(1))} and not ${quoted(take.slice(1))} of the entry of ${list}`,
    `${at}/take`,
    part,
  );
  yield slip(
    `${name} were whether there is such an entry and not its ${quoted(take.slice(1))}`,
    `${at}/take`,
  );
}

/** The names of the entries of a list that a definition reads. */
const takenFrom = (definition: Definition, list: Pointer): string[] => [
  ...mapPlaces(definition)
    .flatMap(({ map }) => Object.values(map))
    .flatMap((source) =>
      isObject(source) && 'find' in source && source.find.in === list && source.take
        ? [source.take.slice(1)]
        : [],
    ),
  ...(list.startsWith('/answers/') ? entryNames(definition, list.slice('/answers'.length)) : []),
];

export const dropped: SlipsOf = function* ({ at, name, source, definition, place }) {
  yield slip(
    `${name} were left out, in place of ${expressionWords(definition, source, place.item)}`,
    at,
  );
};
