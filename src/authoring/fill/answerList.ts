import { childOf, getAt, type Pointer, type Schema, setAt } from '#engine';
import { editingOf, type Field, fieldAt, fieldsIn, isEditableList } from './field';
import { shares, withQuantities } from './sums';
import type { Walk } from './walk';

type Repair = (walk: Walk, field: Field) => boolean;

const entriesOf = ({ state }: Walk, at: Pointer): object[] => getAt(state.resolved, at) ?? [];

/** Replaces a list; entries that are left keep what was answered. */
function setEntries(walk: Walk, { at }: Field, count: number): boolean {
  const editing = editingOf(walk.definition, at);
  const closed = editing === undefined ? {} : { [editing]: false };
  const given: object[] = getAt(walk.answers, at) ?? [];
  const entries = Array.from({ length: count }, (_, i) => ({ ...given[i], ...closed }));
  setAt(walk.answers, at, entries);
  return true;
}

function grow(walk: Walk, field: Field, count: number): boolean {
  const { maxItems = Infinity } = field.schema;
  if (!isEditableList(walk.definition, field)) return walk.change(field.at, undefined);
  return count <= maxItems && setEntries(walk, field, count);
}

function shrink(walk: Walk, field: Field, count: number): boolean {
  const { minItems = 0 } = field.schema;
  return (
    isEditableList(walk.definition, field) && count >= minItems && setEntries(walk, field, count)
  );
}

/** What describes a number in each entry, where the customer gives it. */
function numbersIn(walk: Walk, { at }: Field, of: string): Schema[] {
  const { definition, state } = walk;
  return (getAt(state.resolved, at) as unknown[]).map((_, i) => {
    const place = `${at}/${i}/${of}`;
    const found = fieldAt(definition, state.resolved, place);
    if (found?.isOpen) return withQuantities(found.schema, walk.around(place));
    return { const: Number(getAt(state.resolved, `${at}/${i}/${of}`)) || 0 };
  });
}

function write(walk: Walk, { at }: Field, of: string, numbers: number[]): boolean {
  for (const [i, number] of numbers.entries())
    if (fieldAt(walk.definition, walk.state.resolved, `${at}/${i}/${of}`)?.isOpen)
      setAt(walk.answers, `${at}/${i}/${of}`, number);
  return true;
}

/** How the rules of a list are met, by rule. */
export const answerLists: { [rule: string]: Repair | undefined } = {
  required: (walk, field) => answerLists.minItems!(walk, field),

  minItems(walk, field) {
    const { minItems = 1 } = field.schema;
    const least = Math.max(
      1,
      minItems,
      entriesOf(walk, field.at).length + (field.isRequired ? 0 : 1),
    );
    return grow(walk, field, least);
  },

  maxItems: (walk, field) => shrink(walk, field, field.schema.maxItems),

  contains: (walk, field) => grow(walk, field, entriesOf(walk, field.at).length + 1),

  sumEquals(walk, field) {
    const { of, total } = withQuantities(field.schema, walk.around(field.at)).sumEquals as {
      of: string;
      total: number;
    };
    const schemas = numbersIn(walk, field, of);
    const numbers = shares(schemas, total);
    if (numbers) return write(walk, field, of, numbers);
    const { length } = schemas;
    return walk.random.chance(0.7) || length <= 1
      ? grow(walk, field, length + 1)
      : shrink(walk, field, length - 1);
  },

  sumAtMost(walk, field) {
    const { of } = field.schema.sumAtMost as { of: string };
    const schemas = numbersIn(walk, field, of);
    const numbers = schemas.map(
      (schema) => shares([schema], Math.max(0, schema.minimum ?? 0))?.[0],
    );
    const least = schemas.map((schema, i) => numbers[i] ?? schema.exclusiveMinimum + 1);
    const now = entriesOf(walk, field.at).map((entry) => Number(getAt(entry, `/${of}`)));
    if (least.some((value, i) => value < now[i]!)) return write(walk, field, of, least);
    return shrink(walk, field, schemas.length - 1);
  },

  someOf(walk, field) {
    const of: string = field.schema.someOf;
    const schemas = numbersIn(walk, field, of);
    const i = schemas.findIndex((schema) => !('const' in schema));
    const limits = schemas[i];
    if (!limits) return grow(walk, field, schemas.length + 1);
    const value = [1, limits.minimum, limits.maximum, limits.multipleOf, -1].find(
      (one) => one && shares([limits], one),
    );
    if (value === undefined) return false;
    setAt(walk.answers, `${field.at}/${i}/${of}`, value);
    return true;
  },

  uniqueItems: (walk, field) => answerAnother(walk, field),
  uniqueBy: (walk, field) => answerAnother(walk, field),

  changedFrom(walk, field) {
    const { length } = entriesOf(walk, field.at);
    if (length > 0 && answerAnother(walk, field)) return true;
    return grow(walk, field, length + 1) || shrink(walk, field, length - 1);
  },
};

/** Another value for one answer in the last entry. */
function answerAnother(walk: Walk, { at, schema }: Field): boolean {
  const last = entriesOf(walk, at).length - 1;
  const entry = `${at}/${last}`;
  const { definition, state } = walk;
  const editing = editingOf(definition, at);
  const open = [...fieldsIn(definition, state.resolved, schema.items ?? {}, entry)].filter(
    (field) => field.isOpen && !field.at.endsWith(`/${editing}`) && childOf(schema, '0'),
  );
  return open.some((field) => walk.answer(field));
}
