import type { Choose, Json, Pointer, ValueExpression } from '#engine';
import { isObject, isOfValues, itself, pointerOf } from '#engine';
import { didYouMean } from '../../didYouMean';
import { mismatch } from './compare';
import { signatures } from './computations';
import { describe } from './describe';
import { type Place, withItem } from './documents';
import type { Report } from './report';
import { resolve } from './resolve';
import {
  alternativesOf,
  anything,
  type Found,
  jsonTypeOf,
  listOf,
  objectWith,
  propertiesOf,
  typeAt,
  union,
  type ValueType,
  valuesOf,
} from './valueType';

/** One of the values that an expression can have: what is known of it, and where it is written. */
export interface Source extends Found {
  at: Pointer;
  /** How a diagnostic names it: `"/policy/dob"`. */
  name: string;
  /** The pointer, for a value that is read without a change. */
  pointer?: Pointer;
}

/** What is known of the values of an expression; reports what cannot be evaluated. */
export function sourcesOf(
  report: Report,
  place: Place,
  expression: ValueExpression | Choose,
  at: Pointer,
): Source[] {
  const read = (pointer: Pointer, where = at): Source => ({
    ...resolve(report, place, pointer, where),
    at: where,
    name: `"${pointer}"`,
    pointer,
  });
  if (typeof expression === 'string') return [read(expression)];
  if ('const' in expression) return [constant(expression.const, `${at}/const`)];
  if ('choose' in expression)
    return expression.choose.map(({ is }, i) => constant(is, `${at}/choose/${i}/is`));
  if ('each' in expression) return [eachOf(report, place, expression, at)];
  if ('has' in expression) {
    read(expression.has, `${at}/has`);
    return [yesOrNo(at)];
  }
  if ('same' in expression) {
    const [one, other] = expression.same.map((pointer, i) => read(pointer, `${at}/same/${i}`));
    checkSame(report, one!, other!);
    return [yesOrNo(at)];
  }
  if ('from' in expression)
    return [
      { ...read(expression.from, `${at}/from`), isOptional: false },
      constant(expression.or, `${at}/or`),
    ];
  if ('compute' in expression)
    return [computed(report, expression, at, (pointer, where) => read(pointer, where))];
  if ('find' in expression) return foundIn(report, place, expression, at);
  const by = read(expression.by, `${at}/by`);
  const cases = Object.keys(expression.of);
  const values = alternativesOf(by.type).flatMap((one) => valuesOf(one) ?? [undefined]);
  const isComplete = !by.isOptional && values.every((value) => cases.includes(String(value)));
  return Object.entries(expression.of).map(([value, pointer]) => {
    const source = read(pointer, `${at}/of${pointerOf(value)}`);
    // A case is chosen together with the branch of the form in which its answer is given.
    return { ...source, isOptional: !isComplete && source.isOptional };
  });
}

const constant = (value: Json, at: Pointer): Source => ({
  type: { const: value },
  isOptional: false,
  at,
  name: JSON.stringify(value),
});

const yesOrNo = (at: Pointer): Source => ({
  type: { type: 'boolean' },
  isOptional: false,
  at,
  name: 'This',
});

function checkSame(report: Report, one: Source, other: Source): void {
  const found = mismatch(one.type, other.type);
  if (found)
    report.add(
      'value-type',
      other.at,
      `${one.name} is ${found.from} and ${other.name} is ${found.to}, so they are never the same. Compare two values of one kind.`,
    );
}

/** The entries of a list that an expression goes through. */
export function itemsOf(report: Report, source: Source): ValueType {
  const lists = alternativesOf(source.type).filter((one) =>
    ['array', undefined].includes(jsonTypeOf(one)),
  );
  if (lists.length === 0) {
    report.add(
      'value-type',
      source.at,
      `${source.name} is ${describe(source.type)}, not a list. Use a pointer to a list.`,
    );
    return anything;
  }
  return union(lists.map(({ items }) => items ?? anything));
}

function eachOf(
  report: Report,
  place: Place,
  { each, send }: Extract<ValueExpression, { each: Pointer }>,
  at: Pointer,
): Source {
  const list: Source = {
    ...resolve(report, place, each, `${at}/each`),
    at: `${at}/each`,
    name: `"${each}"`,
  };
  const inside = withItem(place, itemsOf(report, list));
  const properties: { [name: string]: ValueType } = {};
  const required: string[] = [];
  for (const [target, expression] of Object.entries(send)) {
    const sources = sourcesOf(report, inside, expression, `${at}/send${pointerOf(target)}`);
    if (target.startsWith('/')) continue;
    properties[target] = union(sources.map(({ type }) => type));
    if (!sources.some(({ isOptional }) => isOptional)) required.push(target);
  }
  const entry = isOfValues(send) ? properties[itself]! : objectWith(properties, required);
  return {
    type: listOf(entry),
    isOptional: false,
    at,
    name: 'This list',
  };
}

function computed(
  report: Report,
  { compute, of, take }: Extract<ValueExpression, { compute: string }>,
  at: Pointer,
  read: (pointer: Pointer, where: Pointer) => Source,
): Source {
  const given = of.map((operand, i) =>
    typeof operand === 'string'
      ? read(operand, `${at}/of/${i}`)
      : constant(operand.const, `${at}/of/${i}/const`),
  );
  const signature = Object.hasOwn(signatures, compute) ? signatures[compute] : undefined;
  const result = { isOptional: true, at, name: `The result of ${compute}` };
  if (!signature) {
    const hint = didYouMean(compute, Object.keys(signatures));
    report.add('computation', `${at}/compute`, `Unknown computation "${compute}". ${hint}`);
    return { ...result, type: anything };
  }
  const { takes, isVariadic, takesLists, gives } = signature;
  if (take !== undefined && !(takesLists && given.some(isList)))
    report.add(
      'computation',
      `${at}/take`,
      takesLists
        ? 'take names a part of each entry of a list, but "of" has no list. Name a list, or remove take.'
        : `take belongs to computations over lists, and ${compute} is none. Remove it.`,
    );
  const args = takesLists ? given.map((arg) => entriesTaken(report, arg, take, at)) : given;
  if (isVariadic ? args.length < takes.length : args.length !== takes.length)
    report.add(
      'computation',
      `${at}/of`,
      `${compute} takes ${countText(takes.length)}${isVariadic ? ' or more' : ''}, but this gives ${args.length}. Write "of": [${takes.map((type) => `‹${describe(type)}›`).join(', ')}].`,
    );
  else
    for (const [i, arg] of args.entries()) {
      const found = mismatch(arg.type, takes[Math.min(i, takes.length - 1)]!);
      if (found)
        report.add(
          'computation',
          arg.at,
          `${compute} takes ${found.to} here, but ${arg.name} is ${found.from}. Use another value.`,
        );
    }
  // A sum or a number of entries is there without any of them.
  const isAlways = compute === 'sum' || compute === 'count';
  return { ...result, type: gives, isOptional: !isAlways && args.some((one) => one.isOptional) };
}

const isList = ({ type }: Source): boolean =>
  alternativesOf(type).some((one) => ['array', undefined].includes(jsonTypeOf(one)));

/** What a computation takes of a list: its entries, or a part of each. Any other value is taken as it is. */
function entriesTaken(report: Report, arg: Source, take: Pointer | undefined, at: Pointer): Source {
  if (!alternativesOf(arg.type).some((one) => jsonTypeOf(one) === 'array')) return arg;
  const item = itemsOf(report, arg);
  const found =
    take === undefined ? { type: item } : partOf(report, item, arg.name, take, `${at}/take`);
  const name = take === undefined ? `an entry of ${arg.name}` : `"${take}" of ${arg.name}`;
  return { ...arg, type: found.type, name };
}

const countText = (count: number) => (count === 1 ? '1 value' : `${count} values`);

function foundIn(
  report: Report,
  place: Place,
  { find, take, or }: Extract<ValueExpression, { find: object }>,
  at: Pointer,
): Source[] {
  const read = (pointer: Pointer, where: Pointer): Source => ({
    ...resolve(report, place, pointer, where),
    at: where,
    name: `"${pointer}"`,
  });
  const item = itemsOf(report, read(find.in, `${at}/find/in`));
  const is = read(find.is, `${at}/find/is`);
  const of = `"${find.in}"`;
  const by = partOf(report, item, of, pointerOf(find.by), `${at}/find/by`);
  const found = mismatch(is.type, by.type);
  const meant = found && propertyOfKind(item, is.type);
  if (found && meant !== undefined)
    report.add(
      'value-type',
      `${at}/find/by`,
      `"${find.by}" of ${of} is ${found.to}, but ${is.name} is ${found.from}, so no entry is found. Did you mean "${meant}"?`,
    );
  else if (found)
    report.add(
      'value-type',
      is.at,
      `${is.name} is ${found.from}, but "${find.by}" of ${of} is ${found.to}, so no entry is found. Compare two values of one kind.`,
    );
  if (take === undefined) return [yesOrNo(at)];
  const taken: Source = {
    ...partOf(report, item, of, take, `${at}/take`),
    at: `${at}/take`,
    name: `"${take}" of ${of}`,
    isOptional: or === undefined,
  };
  return or === undefined ? [taken] : [taken, constant(or, `${at}/or`)];
}

/** The only property of an entry that holds values of the same named kind. */
function propertyOfKind(item: ValueType, { title }: ValueType): string | undefined {
  const properties = alternativesOf(item).flatMap((one) => Object.entries(propertiesOf(one) ?? {}));
  const names = properties.filter(([, one]) => title && one.title === title).map(([name]) => name);
  return names.length === 1 ? names[0] : undefined;
}

/** What is known of a part of an entry; reports one that no entry has. */
export function partOf(
  report: Report,
  item: ValueType,
  of: string,
  pointer: Pointer,
  at: Pointer,
): Found {
  const found = typeAt(item, pointer);
  if (!('name' in found)) return found;
  const hint = didYouMean(found.name, found.known);
  report.add('map-pointer', at, `An entry of ${of} has no "${found.name}". ${hint}`);
  return { type: anything, isOptional: true };
}

/** Whether a value is one of the maps by `choose`. */
export const isChoose = (source: unknown): source is Choose =>
  isObject(source) && Array.isArray(source.choose);
