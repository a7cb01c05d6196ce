import {
  type Answers,
  type CompiledDefinition,
  type Context,
  getAt,
  isDate,
  type Pointer,
  resolveAnswers,
  setAt,
} from '#engine';
import { computedFields, sourcesOf } from '../coverage/computedFields';
import { movedDay } from '../days';
import { type Field, fieldNameOf, fieldsIn } from './field';

/** A form with answers: as they are given, and as they count. */
export interface Steered {
  definition: CompiledDefinition;
  context: Context;
  answers: Answers;
  resolved: Answers;
}

/** Days, months and years, in days. */
const units = [1, 365.25 / 12, 365.25];

/** An answer behind a value that follows from answers, what it may be for the value to become a target, and that target. */
export interface Steering {
  source: Field;
  value: unknown;
}

/**
 * What each of the answers behind a value may be for it to become one of the targets. What an answer does to the value
 * is measured, not derived from the computation.
 */
export function* steerings(form: Steered, at: Pointer, targets: unknown[]): Generator<Steering> {
  const name = fieldNameOf(at);
  if (!computedFields(form.definition).has(name)) return;
  const fields = [...fieldsIn(form.definition, form.resolved)];
  const tried = new Set<string>();
  for (const source of openSources(form.definition, fields, name, at))
    for (const target of targets)
      for (const value of valuesFor(form, at, source, target)) {
        const key = JSON.stringify([source.at, value]);
        if (tried.has(key)) continue;
        tried.add(key);
        yield { source, value };
      }
}

/** The answers that decide about a value and that the customer can change, those in the same entry where it is in one. */
function openSources(
  definition: CompiledDefinition,
  fields: Field[],
  name: Pointer,
  at: Pointer,
  seen = [name],
): Field[] {
  const entry = at.slice(0, at.lastIndexOf('/') + 1);
  const isNear = (field: Field) =>
    !/\/\d+\/$/.test(entry) || !field.at.includes('/', 1) || field.at.startsWith(entry);
  return sourcesOf(definition, name).flatMap((source) => {
    if (seen.includes(source)) return [];
    if (computedFields(definition).has(source))
      return openSources(definition, fields, source, at, [...seen, source]);
    return fields.filter(
      (field) => field.isOpen && fieldNameOf(field.at) === source && isNear(field),
    );
  });
}

/** What one answer may have to be for another value to become a target. */
function* valuesFor(
  form: Steered,
  at: Pointer,
  { at: source, schema }: Field,
  target: unknown,
): Generator<unknown> {
  const now: unknown = getAt(form.resolved, source);
  if (schema.type === 'number' || schema.type === 'integer') {
    const from = typeof now === 'number' ? now : 1;
    const [first, second] = [from, from + 1].map((value) => measure(form, at, source, value));
    const slope = distance(first, second);
    const missing = distance(first, target);
    if (!slope || missing === undefined) return;
    const value = from + missing / slope;
    yield* schema.type === 'integer'
      ? [Math.round(value), Math.floor(value), Math.ceil(value)]
      : [round(value)];
  } else if (schema.format === 'date') {
    const day = isDate(now) ? now : form.context.today;
    const missing = distance(measure(form, at, source, day), target);
    if (missing === undefined) return;
    const spans = typeof target === 'number' ? units : [1];
    for (const span of spans)
      for (const days of [missing * span, -missing * span])
        for (const more of [0, -1, 1]) {
          const shift = Math.round(days) + more;
          if (Math.abs(shift) < longest) yield movedDay(day, shift);
        }
  } else if (schema.type === 'boolean') yield !now;
}

/** In days: longer than any life. */
const longest = 365 * 150;

const round = (value: number) => Math.round(value * 100) / 100;

/** What a value comes out as, once an answer is given. */
export function measure(
  { definition, context, answers }: Steered,
  at: Pointer,
  source: Pointer,
  value: unknown,
): unknown {
  const copy = structuredClone(answers);
  setAt(copy, source, value);
  return getAt(resolveAnswers(definition, context, copy), at);
}

/** By how much one number or day is more than another. */
function distance(from: unknown, to: unknown): number | undefined {
  if (typeof from === 'number' && typeof to === 'number') return to - from;
  if (isDate(from) && isDate(to)) return (Date.parse(to) - Date.parse(from)) / 86_400_000;
  return undefined;
}
