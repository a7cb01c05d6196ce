import { type Pointer, pointerOf, type Schema, uiAt } from '#engine';
import { describing } from '../../walk';
import { showingWidgets } from '../shared/showingWidgets';
import type { Check, CheckInput, Violation } from './check';

export const neverFilled: Check = {
  id: 'never-filled',
  *run(input) {
    const { ui } = input.definition;
    const filled = filledFields(input);
    const reported = new Set<Pointer>();
    for (const { at, schema, place } of input.fields) {
      const { 'ui:widget': widget = '' } = uiAt(ui, at);
      // own-value reports a readOnly field that nothing fills.
      if (reported.has(at) || schema.readOnly || !showingWidgets.includes(widget)) continue;
      if (schema.default !== undefined || 'const' in schema || isFilled(at)) continue;
      reported.add(at);
      yield {
        file: 'schema',
        at: place,
        target: 'name',
        message: `"${at}" has the widget "${widget}", so the customer cannot answer it, and nothing fills it. Fill it in request.json (prefill, a list or a look-up), or use another widget.`,
      };
    }
    yield* newEntries(input, filled);
    yield* requiredNotes(input);

    function isFilled(at: Pointer): boolean {
      return (
        [...filled].some((one) => at === one || at.startsWith(`${one}/`)) ||
        isEditingFlag(input, at)
      );
    }
  },
};

/** What is only drawn has no answer. */
function* requiredNotes({ fields, definition }: CheckInput): Generator<Violation> {
  const isNote = (at: Pointer) =>
    fields.every((field) => field.at !== at || field.schema.type === 'null') &&
    fields.some((field) => field.at === at);
  for (const { schema, location, at } of describing(definition.schema))
    for (const [i, name] of ((schema.required ?? []) as string[]).entries())
      if (isNote(at + pointerOf(name)))
        yield {
          file: 'schema',
          at: `${location}/required/${i}`,
          message: `"${name}" is of type null: it is drawn and never answered. Remove it from "required".`,
        };
}

/** What prefill, look-ups and lists fill. */
function filledFields({ definition: { request } }: CheckInput): Set<Pointer> {
  const within = (field: Pointer) => field.slice(0, field.lastIndexOf('/') + 1);
  return new Set([
    ...Object.keys(request.prefill ?? {}),
    ...Object.values(request.lookUps ?? {}).flatMap(({ fills }) => Object.keys(fills)),
    ...Object.entries(request.lists ?? {}).flatMap(([field, { fills = {} }]) =>
      Object.keys(fills).map((name) => (name.startsWith('/') ? name : within(field) + name)),
    ),
  ]);
}

/** The boolean that is true while an entry is open is set by the widget. */
function isEditingFlag({ definition: { ui }, fields }: CheckInput, at: Pointer): boolean {
  const [, list, name] = /^(.*)\/items\/([^/]+)$/.exec(at) ?? [];
  const editing = list === undefined ? undefined : uiAt(ui, list)['ui:entries']?.editing;
  const isBoolean = (field: Pointer) =>
    fields.some((one) => one.at === field && one.schema.type === 'boolean');
  // entries-flag reports a name that is no boolean of the entry: this may be the one that is meant.
  if (editing === undefined) return false;
  return editing === name || (!isBoolean(`${list}/items/${editing}`) && isBoolean(at));
}

/** A new entry of a list has only what the customer answers, and what look-ups and lists fill. */
function* newEntries(
  input: CheckInput,
  filled: Set<Pointer>,
): Generator<{ file: 'schema'; at: Pointer; message: string }> {
  const { ui } = input.definition;
  for (const { at, schema, place } of input.fields) {
    const items: Schema = schema.items ?? {};
    const isAdded = uiAt(ui, at)['ui:widget'] === 'entries' && !schema.readOnly;
    for (const [i, name] of (isAdded ? ((items.required ?? []) as string[]) : []).entries()) {
      const field = `${at}/items/${name}`;
      const part: Schema = items.properties?.[name] ?? {};
      const { 'ui:widget': widget = '' } = uiAt(ui, field);
      const isShownOnly = part.readOnly || showingWidgets.includes(widget);
      if (isShownOnly && !filled.has(field) && !isEditingFlag(input, field))
        yield {
          file: 'schema',
          at: `${place}/items/required/${i}`,
          message: `A new entry never has "${name}": the customer cannot answer it, and no list or look-up fills it. Remove it from "required".`,
        };
    }
  }
}
