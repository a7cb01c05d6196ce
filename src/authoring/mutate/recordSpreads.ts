import {
  type CompiledDefinition,
  type Context,
  descriptionOf,
  isObject,
  type Pointer,
  pointersOf,
  type Schema,
  setAt,
  type ValueExpression,
} from '#engine';
import type { Candidate } from '../draft/candidate';

/**
 * What is loaded with values that tell the fields apart which are filled in from it: with a few such records each two
 * fields get different values in one of them, so that a value that goes to the wrong field is noticed.
 */
export function* recordSpreads(
  { request, schema }: CompiledDefinition,
  { loaded }: Context,
): Generator<Candidate> {
  if (!loaded) return;
  const sources = sourcesOf(request.prefill ?? {});
  const choices = [...sources]
    .map(([at, field]) => ({ at: at.slice('/loaded'.length), values: valuesOf(schema, field) }))
    .filter(({ values }) => values.length > 1);
  for (let round = 0; 2 ** round < choices.length * 2; round++) {
    const copy = structuredClone(loaded);
    for (const [i, { at, values }] of choices.entries())
      setAt(copy, at, values[(i >> round) % values.length]);
    yield { changes: [['/loaded', copy]] };
  }
}

/** The loaded values that are filled into fields as they are, each with its first field. */
function sourcesOf(prefill: { [field: Pointer]: unknown }): Map<Pointer, Pointer> {
  const sources = new Map<Pointer, Pointer>();
  for (const [field, source] of Object.entries(prefill)) {
    if (isObject(source) && 'choose' in source) continue;
    for (const at of pointersOf(source as ValueExpression))
      if (at.startsWith('/loaded/') && !sources.has(at)) sources.set(at, field);
  }
  return sources;
}

/** Two values that a field can have; none of what only the insurer says, which has its own values. */
function valuesOf(schema: Schema, field: Pointer): unknown[] {
  const { type, enum: values, readOnly }: Schema = descriptionOf(schema, field) ?? {};
  if (readOnly) return [];
  if (values) return values.slice(0, 2);
  if (type === 'boolean') return [true, false];
  return type === 'string' ? ['1', '2'] : [];
}
