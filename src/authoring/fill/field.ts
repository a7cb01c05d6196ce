import {
  activePart,
  type CompiledDefinition,
  fieldsOf,
  getAt,
  isMultipleChoice,
  oncePer,
  partsOf,
  type Pointer,
  pointerOf,
  type Schema,
  uiAt,
  parentOf,
} from '#engine';

/** A field in a form with certain answers. */
export interface Field {
  at: Pointer;
  /** What describes it now, its conditions evaluated. */
  schema: Schema;
  isRequired: boolean;
  /** Whether the customer can answer it, so far as its descriptions tell. */
  isOpen: boolean;
}

/** What a widget can be used to give, for widgets that cannot give all that their type allows. */
const gives: { [widget: string]: (schema: Schema, hasList: boolean) => boolean } = {
  existing: () => false,
  hidden: () => false,
  note: () => false,
  links: () => false,
  select: ({ enum: values, oneOf }, hasList) => hasList || Boolean(values ?? oneOf),
  radio: ({ type, enum: values, oneOf }) => type === 'boolean' || Boolean(values ?? oneOf),
  button: ({ enum: values = [true] }) => values.includes(true),
  upload: ({ upload }) => upload !== undefined,
  webcam: ({ upload }) => upload !== undefined,
  text: ({ type }) => type !== 'boolean',
};

/** The types that fit into the cell of a table. */
const cellTypes = ['string', 'number', 'integer'];

/** `/nominees/0/name` → `/nominees/items/name`, as request.json names it. */
export const fieldNameOf = (at: Pointer): Pointer =>
  pointerOf(...partsOf(at).map((part) => (/^\d+$/.test(part) ? 'items' : part)));

/** `/nominees/items/name` → `/nominees/0/name` */
export const firstEntryOf = (field: Pointer): Pointer => field.replaceAll(/\/items(?=\/|$)/g, '/0');

/** Whether a field is a list that is filled in entry by entry. */
export const hasEntries = (schema: Schema): boolean =>
  (schema.type === 'array' || schema.items !== undefined) && !isMultipleChoice(schema);

/** The active field at a pointer; `undefined` where the answers hide it. */
export function fieldAt(
  definition: CompiledDefinition,
  answers: unknown,
  at: Pointer,
): Field | undefined {
  let schema: Schema | undefined = definition.schema;
  let isRequired = false;
  let isOpen = isInSection(definition, partsOf(at)[0]!);
  let place = '';
  for (const name of partsOf(at)) {
    const active: Schema = activePart(definition, schema, getAt(answers, place));
    const isEntry = /^\d+$/.test(name) && active.items !== undefined;
    const isCell = /\/\d+$/.test(place) && widgetAt(definition, parentOf(place)) === 'table';
    const isColumn = Object.hasOwn(schema.properties ?? {}, name);
    schema = isEntry ? active.items : active.properties?.[name];
    if (!schema) return undefined;
    // A table has columns for what each row asks.
    if (isCell) isOpen &&= isColumn && cellTypes.includes(schema.type);
    isRequired = isEntry || ((active.required ?? []) as string[]).includes(name);
    place += pointerOf(name);
    isOpen &&= schema.readOnly !== true && canGive(definition, place, schema);
  }
  const { lookUps = {} } = definition.request;
  const isFilled = Object.values(lookUps).some(({ fills }) => fieldNameOf(at) in fills);
  return { at, schema, isRequired, isOpen: isOpen && !isFilled };
}

function canGive({ ui, request }: CompiledDefinition, at: Pointer, schema: Schema): boolean {
  if (schema.type === 'null') return false;
  return gives[widgetAt({ ui }, at)]?.(schema, fieldNameOf(at) in (request.lists ?? {})) ?? true;
}

/** Fields that no section names are drawn where one has `*`. */
function isInSection({ ui }: CompiledDefinition, name: string): boolean {
  const named = namedInSections(ui);
  return !named || named.has(name) || named.has('*');
}

const namedInSections = oncePer((ui: CompiledDefinition['ui']): Set<string> | undefined => {
  const sections = ui['ui:sections'];
  return sections && new Set(sections.flatMap(fieldsOf));
});

const widgetAt = ({ ui }: Pick<CompiledDefinition, 'ui'>, at: Pointer): string =>
  uiAt(ui, at)['ui:widget'] ?? '';

/** Every active field, those of list entries too, in the order of the schema. */
export function* fieldsIn(
  definition: CompiledDefinition,
  answers: unknown,
  schema: Schema = definition.schema,
  at: Pointer = '',
): Generator<Field> {
  const value = getAt(answers, at);
  const active = activePart(definition, schema, value);
  for (const [name, part] of Object.entries<Schema>(active.properties ?? {})) {
    const inner = at + pointerOf(name);
    const field = fieldAt(definition, answers, inner);
    if (field) yield field;
    if (part.upload) continue;
    if (hasEntries(part) && Array.isArray(getAt(answers, inner)))
      for (const [i] of (getAt(answers, inner) as unknown[]).entries())
        yield* fieldsIn(definition, answers, part.items ?? {}, `${inner}/${i}`);
    else if (part.properties) yield* fieldsIn(definition, answers, part, inner);
  }
}

/** Whether entries can be added to and removed from a list. */
export function isEditableList(definition: CompiledDefinition, { at, isOpen }: Field): boolean {
  const ui = uiAt(definition.ui, at);
  return (
    isOpen &&
    (ui['ui:widget'] ?? 'entries') === 'entries' &&
    editingOf(definition, at) !== undefined
  );
}

/** The boolean of an entry that is true while it is open. */
export const editingOf = (definition: CompiledDefinition, at: Pointer): string | undefined =>
  uiAt(definition.ui, at)['ui:entries']?.editing;
