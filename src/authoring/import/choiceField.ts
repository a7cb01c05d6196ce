import type { Part } from './part';
import { addAnother } from './anotherField';
import { labelOfValue } from './names';
import { describe, type Place } from './place';
import type { Field } from './scope';
import { isList, isText, shownText } from './texts';

interface Option {
  value: string | number;
  label: string | undefined;
}

/** As many choices are shown at once; more are in a drop-down. */
const mostShown = 4;

/** The widget for so many choices, where the source names none. */
export const widgetForChoices = (count: number): string =>
  count <= mostShown ? 'radio' : 'select';

/** As many choices can be searched on a phone, and compared with each other by the checker. */
const mostChoices = 1000;

/** Whether there are more values than a form can show. They are left out then, and what is left is asked for. */
export function isTooLong(part: Part, { notes, hints }: Place): boolean {
  const list = part.keywords.get('enum');
  if (!isList(list?.value) || list.value.length <= mostChoices) return false;
  for (const keyword of ['enum', 'enumNames']) part.take(keyword);
  for (const name of ['enumNames', 'widget']) hints.take(name);
  notes.leftOut(
    list.at,
    `A form shows at most ${mostChoices} choices, and these are ${list.value.length}. Load them by a call (lists in request.json), or ask for a text.`,
  );
  return true;
}

/** One of some values. */
export function addChoice(part: Part, place: Place): void {
  const { scope, path, notes } = place;
  const { at } = part.keywords.get('enum')!;
  const known = scope.fieldAt(path);
  if (known && !known.values) return addAnother(part, place, 'chosen', addChoice);
  const options = optionsIn(part, place);
  for (const keyword of ['minLength', 'maxLength', 'pattern', 'format', 'minimum', 'maximum'])
    part.take(keyword);
  if (options.length === 0) {
    part.leaveAll(
      notes,
      'None of these values can be chosen. Write choices as texts or whole numbers.',
    );
    return;
  }
  const values = options.map(({ value }) => value);
  const isInteger = values.every(Number.isInteger);
  if (!isInteger && values.some((value) => typeof value !== 'string'))
    notes.changed(at, 'The values are sent as texts: a choice has texts or whole numbers.');
  const enumeration = isInteger ? values : values.map(String);
  const labels = options.map(({ value, label }) => label ?? labelOfValue(String(value)));
  const isLabelled = labels.some((label, i) => label !== String(values[i]));
  describe(part, place, {
    type: isInteger ? 'integer' : 'string',
    schema: { enum: enumeration },
    widget: widgetOf(place, isInteger, values.length),
    ui: isLabelled && !known ? { 'ui:enumNames': labels } : {},
    values: enumeration,
  });
}

/** Leaves these values of a field that is described already; what was to be typed is chosen from now on. */
export function allowOnly(values: unknown[], field: Field, { scope, target }: Place): void {
  const { name } = field;
  const schema = target.properties[name] ?? scope.base.properties[name];
  const ui = scope.ui[name];
  const isOfType = schema?.type === 'integer' ? Number.isInteger : isText;
  if (!schema || !ui || !['string', 'integer'].includes(schema.type) || !values.every(isOfType))
    return;
  const {
    enum: list,
    examples: _none,
    ...rest
  } = schema as { enum?: unknown[]; examples?: unknown };
  const { 'ui:enumNames': labels } = ui;
  const isAllowed = (value: unknown) => values.includes(value);
  if (list && labels)
    ui['ui:enumNames'] = (labels as string[]).filter((_, i) => isAllowed(list[i]!));
  if (!list && !['text', 'textarea'].includes(ui['ui:widget'] ?? '')) return;
  if (!list)
    ui['ui:widget'] = schema.type === 'integer' ? 'select' : widgetForChoices(values.length);
  schema.enum = list ? list.filter(isAllowed) : values;
  if (!list)
    for (const keyword of Object.keys(rest)) if (keyword !== 'type') delete schema[keyword];
  delete schema.examples;
  field.values = schema.enum;
}

/** The values that can be chosen, with their texts. Nothing chosen is no value: `null` and an empty text are none. */
export function optionsIn(part: Part, { hints, notes }: Place): Option[] {
  const own = part.takeIf('enumNames', isList, notes);
  const names = hints.take('enumNames') ?? own;
  const list = part.takeIf('enum', isList, notes)?.value;
  const options: Option[] = [];
  for (const [i, each] of (list ?? []).entries()) {
    const value = typeof each === 'string' ? each.trim() : each;
    if (
      value === null ||
      value === '' ||
      options.some((other) => String(other.value) === String(value))
    )
      continue;
    const label = isList(names?.value) ? shownText({ ...names, value: names.value[i] }) : undefined;
    if (typeof value === 'boolean') options.push({ value: String(value), label });
    else if (isText(value) || typeof value === 'number') options.push({ value, label });
  }
  return options;
}

function widgetOf({ hints }: Place, isInteger: boolean, count: number): string {
  const found = hints.take('widget');
  const asked = String(found?.value ?? '')
    .replace(/Widget$/, '')
    .toLowerCase();
  if (isInteger) {
    if (found && asked !== 'select')
      hints.changed(found, 'Whole numbers are chosen from a drop-down.');
    return 'select';
  }
  if (asked === 'radio' || asked === 'select') return asked;
  if (found) hints.changed(found, 'It is drawn as a drop-down or as radio buttons.');
  return widgetForChoices(count);
}
