import { isObject, plainText, type Pointer } from '#engine';
import type { Notes } from './importReport';
import { constantsOf } from './apart';
import type { Part } from './part';
import { entriesOf } from './enumEntries';
import { labelOfValue } from './names';
import { describe, isAskedAnyway, type Place } from './place';
import type { Field } from './collected';
import { isList, isText, shownText } from './texts';

interface Option {
  value: string | number;
  /** As the source has it. */
  written: unknown;
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
  const { notes } = place;
  const { at } = part.keywords.get('enum')!;
  const options = optionsIn(part, place).filter(isAmong(place));
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
  if (!isInteger && options.some(({ written }) => typeof written !== 'string'))
    notes.changed(at, 'The values are sent as texts: a choice has texts or whole numbers.');
  const enumeration = isInteger ? values : values.map(String);
  const labels = labelsOf(options, at, notes);
  const isLabelled = labels.some((label, i) => label !== String(values[i]));
  describe(part, place, {
    type: isInteger ? 'integer' : 'string',
    schema: { enum: enumeration },
    widget: widgetOf(place, isInteger, values.length),
    ui: isLabelled ? { 'ui:enumNames': labels } : {},
    values: enumeration,
  });
}

/** Whether a choice is one of those that the field has anyway: a condition leaves some of them. */
function isAmong(place: Place): (option: Option) => boolean {
  const { scope, path } = place;
  const field = isAskedAnyway(place) ? scope.fieldAt(path) : undefined;
  const known = field && scope.base.properties[field.name]?.enum;
  return ({ value }) => !isList(known) || known.includes(value);
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
  const list = part.takeIf('enum', isList, notes);
  const excluded = excludedIn(part);
  const options: Option[] = [];
  for (const [i, { at, index }] of list ? entriesOf(list).entries() : []) {
    const written = list!.value[i];
    const value = chosenValue(written);
    const same = options.find((other) => String(other.value) === String(value));
    const label = names && shownText({ ...names, value: nameOf(names.value, written, index) });
    const flaw = flawOf(written, same);
    if (flaw !== undefined)
      notes.leftOut(at, label === undefined ? flaw : `"${label}" is not shown. ${flaw}`);
    else if (value !== written)
      notes.changed(
        at,
        `It is sent as ${JSON.stringify(value)}: leading and trailing spaces and invisible characters are removed.`,
      );
    if (flaw !== undefined || same || value === null || excluded?.includes(value)) continue;
    if (typeof value === 'boolean') options.push({ value: String(value), written, label });
    else if (isText(value) || typeof value === 'number') options.push({ value, written, label });
  }
  return options;
}

/** The values that a `not` beside a list of choices excludes. */
function excludedIn(part: Part): unknown[] | undefined {
  const found = part.keywords.get('not')?.value;
  const values =
    isObject(found) && Object.keys(found).length === 1 ? constantsOf(found) : undefined;
  if (values) part.take('not');
  return values?.map(chosenValue);
}

/** The text of a value: of a list by its place, of an object by the value. */
function nameOf(names: unknown, value: unknown, index: number): unknown {
  if (isList(names)) return names[index];
  return isObject(names) && Object.hasOwn(names, String(value)) ? names[String(value)] : undefined;
}

/** What customers read for each value: its text in the source or its name in words, with the value where two are the same. */
export function labelsOf(options: Option[], at: Pointer, notes: Notes): string[] {
  const labels = options.map(({ value, label }) => label ?? labelOfValue(String(value)));
  const keys = labels.map((label) => label.trim().toLowerCase());
  return labels.map((label, i) => {
    if (keys.indexOf(keys[i]!) === keys.lastIndexOf(keys[i]!)) return label;
    const told = `${label} (${options[i]!.value})`;
    notes.changed(
      at,
      `Two choices read "${label}", so that this one is called "${told}". Give each a text of its own.`,
    );
    return told;
  });
}

/** A value as a choice has it: as browser and server read answers. */
export const chosenValue = (value: unknown): unknown =>
  isText(value) ? plainText(value).trim() : value;

/** Why a value of the source cannot be chosen; that nothing (`null`) is chosen needs no choice. */
function flawOf(written: unknown, same: Option | undefined): string | undefined {
  if (isText(written) && chosenValue(written) === '')
    return 'An empty text is no choice: where nothing is chosen, nothing is sent. Take the field from required, or write a text.';
  if (typeof written === 'object' && written !== null)
    return 'A choice is a text or a whole number. Write a text for it.';
  if (same && same.written !== written)
    return `It cannot be told from the choice ${JSON.stringify(same.value)}. Write another value.`;
  return undefined;
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
