import {
  type CompiledDefinition,
  drawnSections,
  isDrawn,
  isGroup,
  type Schema,
  type Ui,
  widgetFor,
} from '#engine';
import { deepEquals, type UiSchema } from '@rjsf/utils';

/** What is said beside a field that need not be answered, by its key in the locales. */
export type OptionalHint = 'optional' | 'anyRequired' | 'atMostOne' | 'exactlyOne';

/** One RJSF form: a part of the active schema with its UI schema. */
export interface FormSection {
  /** Stays the same while the section does, in every language. */
  name: string;
  /** Empty where it has none. */
  title: string;
  schema: Schema;
  uiSchema: UiSchema;
}

/** One form for each section of the active schema that shows a field; unchanged ones are reused from `before`. */
export function sectionsFor(
  definition: CompiledDefinition,
  active: Schema,
  before: FormSection[] = [],
): FormSection[] {
  return drawnSections(definition, active).flatMap((section) => {
    const { id: name, title = '', description, layout, columns, banner, fields } = section;
    const schema = schemaToDraw(active, definition.ui, fields);
    if (Object.keys(schema.properties).length === 0) return [];
    const known = before.find((section) => section.name === name);
    if (known && deepEquals(known.schema, schema)) return [known];
    const uiSchema = {
      ...wordsToDraw(schema, definition.ui),
      'ui:title': title,
      'ui:description': description,
      'ui:options': { layout, columns, banner },
    };
    return [{ name, title, schema, uiSchema }];
  });
}

/** The visible ones of the named fields, with their UI schema. */
export function partFor(active: Schema, ui: Ui, names: string[]) {
  const schema = schemaToDraw(active, ui, names);
  return { schema, uiSchema: wordsToDraw(schema, ui) };
}

function schemaToDraw(active: Schema, ui: Ui, names: string[]): Schema {
  const fields = names.filter((name) => isDrawn(active.properties[name], ui[name]));
  const parts = fields
    .map((name): [string, Schema] => [name, groupToDraw(active.properties[name], ui[name])])
    .filter(([, part]) => !isGroup(part) || Object.keys(part.properties).length > 0);
  return {
    type: 'object',
    properties: Object.fromEntries(parts),
    required: (active.required ?? []).filter((name: string) => fields.includes(name)),
    ...(active.anyRequired && { anyRequired: active.anyRequired }),
    ...(active.atMostOne && { atMostOne: active.atMostOne }),
  };
}

/** A group with its visible fields; any other field as it is. */
const groupToDraw = (part: Schema, ui: Ui = {}): Schema =>
  isGroup(part) ? { ...part, ...schemaToDraw(part, ui, Object.keys(part.properties)) } : part;

function wordsToDraw(schema: Schema, ui: Ui) {
  const fields = Object.keys(schema.properties);
  return uiSchemaOf(schema, Object.fromEntries(fields.map((name) => [name, ui[name] ?? {}])));
}

/** RJSF's UI schema of a part: ui.json, with the widget of every field. */
export function uiSchemaOf(schema: Schema, ui: Ui = {}): UiSchema {
  return named(schema, ui) as UiSchema;
}

/** `isOpen`: it is in a group that need not be there, so that each answer in it can be taken back. */
function named(schema: Schema, ui: Ui = {}, isOpen = false): Ui {
  if (!isGroup(schema))
    return { ...ui, 'ui:field': widgetFor(schema, ui), ...(isOpen && withOption(ui, { isOpen })) };
  const fields = Object.entries<Schema>(schema.properties).map(([name, part]) => {
    const isOpenPart = isOpen || (isGroup(part) && !schema.required?.includes(name));
    return [name, among(schema, name, named(part, ui[name], isOpenPart))] as const;
  });
  return { ...ui, 'ui:options': { isGroup: true }, ...Object.fromEntries(fields) };
}

/** The words of a field; one among several is not called optional, but by how many of them are to be answered. */
function among({ anyRequired = [], atMostOne = [] }: Schema, name: string, ui: Ui): Ui {
  const [isAny, isOne] = [anyRequired.includes(name), atMostOne.includes(name)];
  if (!isAny && !isOne) return ui;
  // Of lists that differ each says less than both together of the same names.
  const isExact = isAny && isOne && deepEquals(anyRequired.toSorted(), atMostOne.toSorted());
  const optional: OptionalHint = isExact ? 'exactlyOne' : isOne ? 'atMostOne' : 'anyRequired';
  return { ...ui, ...withOption(ui, { optional }) };
}

const withOption = (ui: Ui, option: object) => ({
  'ui:options': { ...ui['ui:options'], ...option },
});
