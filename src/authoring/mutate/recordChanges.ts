import {
  type CompiledDefinition,
  getAt,
  isObject,
  operandPointers,
  parentOf,
  type Pointer,
  readOnlyFields,
  type Schema,
  setAt,
} from '#engine';
import type { Candidate } from '../draft/candidate';
import { yearsBefore } from '../days';
import { fieldValues } from '../draft/fieldValues';
import { entriesOf } from '../draft/listValues';
import type { FormState } from '../draft/formState';
import { recordChange } from '../draft/recordChange';
import { fieldNameOf } from '../fill/field';
import type { Random } from '../fill';

/** A change of a record, and the field that gets a value by it; none where it is only compared with. */
export interface RecordChange extends Candidate {
  filled?: { at: Pointer; value: unknown };
}

/**
 * The records from which a field is filled in: without them, and with values on both sides of the field's rules; those
 * that it is compared with also with the same value.
 */
export function* recordChanges(
  state: FormState,
  random: Random,
  name: Pointer,
): Generator<RecordChange> {
  const { prefill = {} } = state.definition.request;
  yield* entryChanges(state, random, name);
  for (const { at, schema } of state.fields(name)) {
    const source = sourceOf(state.definition, at);
    const change = (record: Pointer, value: unknown) => recordChange(state, record, value);
    if (source !== undefined) {
      const known = fieldValues(schema, state.valueAt(source), state.around(at), random);
      for (const value of [undefined, ...known])
        yield { changes: change(source, value), filled: { at, value } };
    }
    const computed = prefill[fieldNameOf(at)];
    if (isObject(computed) && 'compute' in computed)
      for (const record of operandPointers(computed.of).filter((one) => one !== '/today'))
        for (const day of [undefined, ...daysBehind(schema, state.context.today)])
          yield { changes: change(record, day) };
    const value = state.valueAt(at);
    for (const { differsFrom, sameAs } of [schema, ...((schema.allOf ?? []) as Schema[])])
      for (const other of [differsFrom, sameAs].flat()) {
        const record: unknown = prefill[other];
        if (typeof record === 'string' && value !== undefined)
          yield { changes: change(record, value) };
      }
  }
}

/** A list that has no entries, with one: without a value for a field, and with values on both sides of its rules. */
function* entryChanges(state: FormState, random: Random, name: Pointer): Generator<RecordChange> {
  const [, at, inner] = /^(.*)\/items(\/[^/]*)$/.exec(name) ?? [];
  const list = at === undefined ? undefined : state.fields(at)[0];
  const source = list && sourceOf(state.definition, list.at);
  if (source === undefined || state.fields(name).length > 0) return;
  const [entry] = entriesOf(list!.schema);
  const schema: Schema | undefined = getAt(list!.schema, `/items/properties${inner}`);
  if (!entry || !schema) return;
  for (const value of [
    undefined,
    ...fieldValues(schema, getAt(entry, inner!), state.around(), random),
  ]) {
    const other = structuredClone(entry);
    setAt(other, inner!, value);
    yield {
      changes: recordChange(state, source, [other]),
      filled: { at: list!.at, value: [other] },
    };
  }
}

/** The record that a field is a copy of, or a part of where the customer cannot change it. */
function sourceOf(definition: CompiledDefinition, at: Pointer): Pointer | undefined {
  for (let field = at; field !== ''; field = parentOf(field)) {
    const source = definition.request.prefill?.[fieldNameOf(field)];
    const isCopy = field === at || readOnlyFields(definition).includes(fieldNameOf(field));
    if (typeof source === 'string' && isCopy) return source + at.slice(field.length);
  }
  return undefined;
}

/** Days that are as many years ago as a number in years may be, and one more or less. */
function* daysBehind({ minimum, maximum }: Schema, today: string): Generator<string> {
  for (const limit of [minimum, maximum])
    for (const by of typeof limit === 'number' ? [0, -1, 1] : []) {
      const day = yearsBefore(today, limit + by);
      if (day !== undefined) yield day;
    }
}
