import { formats, getAt, isObject, namedBy, namedIn, type Pointer, type Schema } from '#engine';
import { odd, textBetween, textOfLength } from '../coverage/possibleTexts';
import { candidates } from '../fill/candidates';
import type { FormSurroundings } from '../assertionHolds';
import type { Random } from '../fill/random';
import { textsFor } from '../fill/texts';
import { fileValues } from './fileValues';
import { listValues } from './listValues';

/**
 * Values for one field, on both sides of each of its rules. `value`: what it has now; `options`: those of its list.
 */
export function* fieldValues(
  schema: Schema,
  value: unknown,
  around: FormSurroundings,
  random: Random,
  options: unknown[] = [],
): Generator<unknown> {
  const { usually, ...always }: Schema = schema;
  if (usually) yield* fieldValues({ ...always, ...usually }, value, around, random, options);
  if (schema.upload) yield* fileValues(schema.upload, value);
  else if (schema.type === 'array' || schema.items) yield* listValues(schema, value, around);
  else if (isObject(schema.properties)) return;
  else if (schema.type === 'boolean') yield* [true, false];
  else {
    yield* (schema.enum ?? []) as unknown[];
    yield* options;
    if (schema.enum || 'const' in schema || options.length > 0)
      yield schema.type === 'string' || schema.type === undefined ? 'Other' : 999_999;
    yield* named(schema, around);
    // People write the sign with the number.
    if (schema.transform && typeof value === 'number') yield `${value}%`;
    if (schema.type === 'string') yield* texts(schema, value, random);
    yield* candidates([schema], around, random);
  }
}

/** The values that the rules compare with: of other answers, and of the same one as it was. */
export function* named(
  schema: Schema,
  { root, parent, today }: FormSurroundings,
): Generator<unknown> {
  for (const part of (schema.allOf ?? []) as Schema[]) yield* named(part, { root, parent, today });
  const { from, besides = [] } = (schema.changedFrom ?? {}) as {
    from?: Pointer;
    besides?: string[];
  };
  const before: unknown = from && getAt(root, from);
  if (before !== undefined) yield before;
  if (Array.isArray(before) && before.every(isObject)) yield* alike(before, besides);
  for (const rule of Object.keys(schema))
    for (const { pointer } of namedIn(rule, schema[rule])) {
      const found = namedBy(pointer, { root, parent, today });
      if (found !== undefined) yield found;
    }
}

/** The entries without the values of names that do not count, and with one for each such name that has none. */
function* alike(entries: { [name: string]: unknown }[], names: string[]): Generator<unknown[]> {
  const isThere = (name: string) => entries.some((entry) => entry[name] !== undefined);
  const ofOthers = ([name]: [string, unknown]) => !names.includes(name);
  if (names.some(isThere))
    yield entries.map((entry) => Object.fromEntries(Object.entries(entry).filter(ofOthers)));
  for (const name of names.filter((one) => !isThere(one)))
    for (const value of ['A1', false]) yield entries.map((entry) => ({ ...entry, [name]: value }));
}

function* texts(schema: Schema, value: unknown, random: Random): Generator<string> {
  const own = typeof value === 'string' && value !== '' ? value : undefined;
  const valid = [...textsFor(schema, random)][0]!;
  const example = own ?? valid;
  const { minLength, maxLength, format, transform } = schema;
  for (const limit of [minLength, maxLength])
    for (const length of limit === undefined ? [] : [limit, limit - 1, limit + 1])
      if (length > 0) yield* ofLength(schema, example, length, random);
  if (format !== undefined)
    for (const { name } of formats) {
      const text = name === format ? undefined : textBetween(schema, name);
      if (text !== undefined) yield text;
    }
  if (transform) yield* transformed(example);
  if (schema.notRepeated)
    for (const length of new Set([[...valid].length, minLength ?? 4]))
      yield* [...'aA0123456789'].map((one) => one.repeat(length));
  if (schema.noSpace) yield `${example.slice(0, 1)} ${example.slice(1)}`;
  if (format !== undefined || schema.pattern !== undefined) yield* odd;
}

function* ofLength(
  schema: Schema,
  example: string,
  length: number,
  random: Random,
): Generator<string> {
  const size = [...example].length;
  if (length <= size) yield example.slice(0, length).trim();
  else yield* ['a', 'A', '1'].map((one) => example + one.repeat(length - size));
  if (length > size) yield example.replace(/(?<=^.)/u, 'a'.repeat(length - size));
  const possible = textOfLength(schema, length);
  if (possible !== undefined) yield possible;
  yield* textsFor({ ...schema, minLength: length, maxLength: length }, random);
}

/** The text as it comes out the same, written otherwise. */
function* transformed(text: string): Generator<string> {
  yield text.toLowerCase();
  yield text.toUpperCase();
  yield text.replace(/(?<=^..)/u, ' ');
  yield text.replace(/(?<=^..)/u, '  ');
  yield text.replace(/\s+/gu, '  ');
  yield `${text.slice(0, 2)} ${text.slice(2).toLowerCase()}`;
  yield* [...'.-,'].map((mark) => text.replace(/(?<=^..)/u, mark));
}
