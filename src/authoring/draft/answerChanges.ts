import { getAt, parentOf, partsOf, type Pointer, pointerOf, type Schema } from '#engine';
import { fieldNameOf, firstEntryOf } from '../fill/field';
import { branchesOf } from '../lint/values/branches';
import { meets } from '../fill/meets';
import type { Random } from '../fill/random';
import { exclusiveWith } from '../fill/exclusiveWith';
import type { Candidate, Change } from './candidate';
import { fieldValues } from './fieldValues';
import type { FormState } from './formState';
import { withinSums, withTotal } from './listValues';

/** Every answer of an example, or those to one field, left out, and with values on both sides of its rules. */
export function* answerChanges(
  state: FormState,
  random: Random,
  name?: Pointer,
): Generator<Candidate> {
  const { context, example } = state;
  for (const { at, schema } of state.fields(name)) {
    if (schema.readOnly) continue;
    const near = [`/${partsOf(fieldNameOf(at)).at(-1)}`];
    const excluded = exclusiveWith(state.definition, at).filter(
      (one) => getAt(example.answers, one) !== undefined,
    );
    const change = (value: unknown): Candidate => ({
      changes: [
        [`/answers${at}`, value],
        ...(value === undefined ? [] : excluded).map((one): Change => [
          `/answers${one}`,
          undefined,
        ]),
      ],
      near,
    });
    const now: unknown = getAt(example.answers, at);
    if (now !== undefined) {
      yield change(undefined);
      const rest = withoutShare(state, at);
      if (rest) yield { changes: [[`/answers${listOf(at)}`, rest]], near };
    }
    for (const list of almostTwice(state, at, schema)) yield change(list);
    const options = context.lists?.[fieldNameOf(at)]?.map(({ value }) => value);
    const tried = new Set([JSON.stringify(now)]);
    for (const value of fieldValues(schema, now, state.around(at), random, options)) {
      const key = JSON.stringify(value);
      if (tried.has(key)) continue;
      tried.add(key);
      yield change(value);
    }
  }
}

/** All answers of which one is enough left out, and each of them by itself. */
export function* alternativeChanges({ definition }: FormState): Generator<Candidate> {
  for (const { names, at, scope } of branchesOf(definition.schema).anyRequired) {
    const near = [`schema#${at}`];
    const given = names.map((name) => `/answers${firstEntryOf(scope)}${pointerOf(name)}`);
    yield { changes: given.map((one) => [one, undefined]), near };
    for (const kept of given)
      yield { changes: given.filter((one) => one !== kept).map((one) => [one, undefined]), near };
  }
}

/** Of fields of which only one is allowed, each answered by itself, and each two of them. */
export function* exclusiveChanges(state: FormState, random: Random): Generator<Candidate> {
  for (const { names, at, scope } of branchesOf(state.definition.schema).atMostOne) {
    const near = [`schema#${at}`];
    const fields = names.map((name) => firstEntryOf(scope) + pointerOf(name));
    const changesFor = (...given: Pointer[]): Change[] =>
      fields.map((one) => [
        `/answers${one}`,
        given.includes(one) ? rightAnswer(state, one, random) : undefined,
      ]);
    for (const [i, one] of fields.entries()) {
      yield { changes: changesFor(one), near };
      for (const other of fields.slice(i + 1)) yield { changes: changesFor(one, other), near };
    }
  }
}

/** The answer that a field has, or one that fits. */
function rightAnswer(state: FormState, at: Pointer, random: Random): unknown {
  const { context, example } = state;
  const now: unknown = getAt(example.answers, at);
  const schema = state.fields(fieldNameOf(at)).find((field) => field.at === at)?.schema;
  if (now !== undefined || !schema) return now;
  const options = context.lists?.[fieldNameOf(at)]?.map(({ value }) => value);
  const around = state.around(at);
  return [...fieldValues(schema, now, around, random, options)].find(
    (value) => state.isOffered(at, value) && meets(value, schema, around),
  );
}

/** A list with two entries that differ in one of the names alone by which they have to differ. */
function* almostTwice(
  { context, resolved }: FormState,
  at: Pointer,
  { uniqueBy, ...schema }: Schema,
): Generator<unknown[]> {
  const list: unknown = getAt(resolved, at);
  if (!uniqueBy || !Array.isArray(list)) return;
  const [first, ...others] = list as { [name: string]: unknown }[];
  if (!first) return;
  for (const name of [uniqueBy].flat() as string[]) {
    const options = context.lists?.[`${fieldNameOf(at)}/items/${name}`] ?? [];
    const values: unknown[] = [
      ...others.map((entry) => entry[name]),
      ...options.map(({ value }) => value),
      ...((schema.items?.properties?.[name]?.enum ?? []) as unknown[]),
    ];
    for (const value of values
      .filter((one) => one !== undefined && one !== first[name])
      .slice(0, 3))
      yield withinSums(schema, [...list, { ...first, [name]: value }]);
  }
}

/** `/lines/0/share` → `/lines` */
const listOf = (at: Pointer): Pointer => parentOf(parentOf(at));

/** The list without the share of one entry, the others adding up to its total; `undefined` where it has no total. */
function withoutShare(state: FormState, at: Pointer): unknown[] | undefined {
  const list: unknown = getAt(state.resolved, listOf(at));
  const schema = state.fields(fieldNameOf(listOf(at)))[0]?.schema;
  const [index, name] = partsOf(at).slice(-2) as [string, string];
  if (!Array.isArray(list) || schema?.sumEquals?.of !== name) return undefined;
  const entries: { [name: string]: unknown }[] = list;
  const others = withTotal(schema, entries.toSpliced(Number(index), 1)).next().value;
  const { [name]: _share, ...without } = entries[Number(index)]!;
  return others && others.toSpliced(Number(index), 0, without);
}
