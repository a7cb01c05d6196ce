import {
  type CompiledDefinition,
  type Context,
  describedFields,
  fieldsOf,
  isObject,
  partsOf,
  type Pointer,
  pointerOf,
  type Schema,
  uiAt,
  type WidgetName,
  widgetFor,
} from '#engine';
import { fieldNameOf } from '../fill/field';
import { type Given, widgetGives } from './widgetGives';

/**
 * Whether the form lets a customer give a field this value: its widget can have it, and the insurer does not give it.
 * `undefined` leaves the field out. Of a field that a condition describes again, each description counts.
 *
 * `at`: pointer into the answers, list entries by number or as `items`. `lists`: the options of the lists, as the
 * context has them. What the insurer gives in entries and rows may be anything, and a table may have any number of them.
 */
export function isGivable(
  definition: CompiledDefinition,
  at: Pointer,
  value: unknown,
  lists: Context['lists'] = {},
): boolean {
  const name = fieldNameOf(at);
  return (
    isAsked(definition, name) &&
    descriptionsOf(definition, name).some(
      (schema) => !schema.readOnly && givesTo(definition, name, schema, value, lists),
    )
  );
}

/** Whether a customer is asked for a field, in any form: the insurer does not give it, nor does another answer. */
export function isAsked(definition: CompiledDefinition, at: Pointer): boolean {
  const name = fieldNameOf(at);
  const parts = partsOf(name);
  const isOpen = parts.every((part, i) => {
    const outer = pointerOf(...parts.slice(0, i + 1));
    return (
      part === 'items' ||
      descriptionsOf(definition, outer).some(
        (schema) => !schema.readOnly && !showsOnly.includes(widgetAt(definition, outer, schema)),
      )
    );
  });
  return isOpen && isInSection(definition, name) && !isFilled(definition, name);
}

const showsOnly: WidgetName[] = ['existing', 'hidden', 'note', 'links'];

/** The same for a field whose description is known with its conditions evaluated. */
function givesTo(
  definition: CompiledDefinition,
  at: Pointer,
  schema: Schema,
  value: unknown,
  lists: Context['lists'] = {},
): boolean {
  const name = fieldNameOf(at);
  const { ui, request, today } = definition;
  const given: Given = {
    isAskedPart: (inner) => isAsked(definition, name + inner),
    schema,
    ui: uiAt(ui, name),
    today,
    options: name in (request.lists ?? {}) ? (lists[name] ?? []) : undefined,
    isGivablePart: (inner, part) => isGivable(definition, name + inner, part, lists),
  };
  if (schema.properties && !schema.upload)
    return (
      isObject(value) &&
      Object.entries(value).every(([part, inner]) => given.isGivablePart(pointerOf(part), inner))
    );
  const widget = widgetAt(definition, name, schema);
  if (value === undefined || value === '') return !showsOnly.includes(widget);
  return widgetGives[widget](value, given);
}

/** In a row of a table all but these become a text box. */
function widgetAt({ ui }: CompiledDefinition, name: Pointer, schema: Schema): WidgetName {
  const list = /^(.*)\/items\/[^/]+$/.exec(name)?.[1];
  if (list === undefined || uiAt(ui, list)['ui:widget'] !== 'table')
    return widgetFor(schema, uiAt(ui, name));
  const own = uiAt(ui, name)['ui:widget'];
  return own === 'select' || own === 'date' ? own : 'text';
}

/** What describes a field: by itself, and with what each condition adds. */
function descriptionsOf({ schema }: CompiledDefinition, name: Pointer): Schema[] {
  const all = describedFields(schema).filter(({ at }) => at === name);
  if (all.length > 0) return all.map((one) => ({ ...all[0]!.schema, ...one.schema }));
  // An entry itself has no name of its own.
  return name.endsWith('/items') ? [{ type: 'object' }] : [];
}

/** Fields that no section names are drawn where one has `*`. */
function isInSection({ ui }: CompiledDefinition, name: Pointer): boolean {
  const named = ui['ui:sections']?.flatMap(fieldsOf);
  return !named || named.includes(partsOf(name)[0]!) || named.includes('*');
}

/** Whether a look-up or the choice of another field gives the value. */
function isFilled({ request }: CompiledDefinition, name: Pointer): boolean {
  const { lookUps = {}, lists = {} } = request;
  const besides = (field: Pointer, filled: string) =>
    filled.startsWith('/') ? filled : `${field.slice(0, field.lastIndexOf('/') + 1)}${filled}`;
  return (
    Object.values(lookUps).some(({ fills }) => name in fills) ||
    Object.entries(lists).some(([field, { fills = {} }]) =>
      Object.keys(fills).some((filled) => besides(field, filled) === name),
    )
  );
}
