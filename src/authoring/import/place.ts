import type { Json, Pointer, Schema, Ui } from '#engine';
import type { Hints } from './hints';
import type { Notes } from './importReport';
import type { Located, Part, Sourced } from './part';
import type { Reader } from './reader';
import type { Cursor, Field, Group, Scope, Target } from './scope';
import { titleOfName } from './names';
import { shownText } from './texts';

/** Where a value of the source goes. */
export interface Place {
  scope: Scope;
  target: Target;
  /** The names of the properties that lead to it, from the form or the entry. */
  path: readonly string[];
  isRequired: boolean;
  /** Nothing (`null`) is right, too. */
  isNullable?: boolean;
  /** It belongs to a branch of a choice, although nothing says when. */
  isBranch?: boolean;
  /** Where the fields of a branch go. */
  cursor?: Cursor | undefined;
  hints: Hints;
  group: Group;
  /** The title of the object that it is in. */
  title?: string;
  /** What its title begins with, where no heading says it. */
  prefix: string | undefined;
  /** The part of the default of what contains it. */
  given?: Sourced | undefined;
  reader: Reader;
  notes: Notes;
  /** Adds what is inside of it. */
  add: (located: Located[], place: Place) => void;
  /** Adds the conditions of an object whose fields are known. */
  addRules: (part: Part, place: Place) => void;
}

/** What a field becomes. */
interface Described {
  type: string;
  /** Without its type. */
  schema: Schema;
  widget: string;
  ui?: Ui;
  values?: unknown[];
}

/** The title of a value: that of the UI schema, of the schema, or its name in words. */
export function titleOf(part: Part, { hints, path }: Place): string {
  const [own, ofSchema] = [hints.take('title'), part.take('title')];
  return shownText(own) ?? shownText(ofSchema) ?? titleOfName(path.at(-1) ?? '');
}

/** Describes a field: the first time with its texts, and again where a condition adds to its rules. */
export function describe(
  part: Part,
  place: Place,
  { type, schema, widget, ui, values }: Described,
): Field {
  const { scope, target, path, isRequired, group, prefix, notes } = place;
  const title = titleOf(part, place);
  // An example says how a text is written: what is chosen, counted or picked has none.
  part.take('examples');
  const known = scope.fieldAt(path);
  const field = known ?? scope.add(path, part.at, { type, ...(values && { values }) });
  const { name } = field;
  // A whole number is a number; otherwise a field has one type.
  const isOther = known && known.type !== type && !(known.type === 'integer' && type === 'number');
  if (isOther) {
    part.leaveAll(
      notes,
      'It is another kind of value elsewhere, and a field has one. Give it a name of its own in the source.',
    );
    return field;
  }
  // An object has no field of its own, and a list of entries is sent as one.
  const isNullable = place.isNullable && type !== 'object' && widget !== 'entries';
  target.properties[name] = scope.isDescribed(name)
    ? schema
    : { type, ...(isNullable && { nullable: true }), ...schema };
  if (isRequired && !target.required.includes(name)) target.required.push(name);
  if (known?.values && values) known.values = [...new Set([...known.values, ...values])];
  if (known) {
    takeShownText(part, scope.ui[name]!);
    return field;
  }
  const texts = textsOf(part, place, widget);
  scope.ui[name] = {
    'ui:title': prefix === undefined ? title : `${prefix}: ${title}`,
    'ui:widget': widget,
    ...texts,
    ...ui,
  };
  scope.place(name, group, place.cursor);
  setDefault(part, place, field);
  return field;
}

/** The text that a field shows already, when a condition describes it once more. */
function takeShownText(part: Part, { 'ui:help': help, 'ui:notes': notes = [] }: Ui): void {
  const text = shownText(part.keywords.get('description'));
  if (text !== undefined && [help, ...notes].includes(text)) part.take('description');
}

const typed = ['text', 'textarea', 'date', 'select'];

function textsOf(part: Part, { hints }: Place, widget: string): Ui {
  const help = [hints.take('help'), hints.take('description'), part.take('description')]
    .map(shownText)
    .filter((text) => text !== undefined);
  const [first, ...others] = new Set(help);
  const ui: Ui = {
    ...(first !== undefined && { 'ui:help': first }),
    ...(others.length > 0 && { 'ui:notes': others }),
  };
  for (const name of typed.includes(widget) ? ['placeholder', 'autocomplete'] : []) {
    const text = shownText(hints.take(name));
    if (text !== undefined) ui[`ui:${name}`] = text;
  }
  return ui;
}

/** A form starts with the defaults of fields outside of conditions and lists; `prefill` says those of conditions. */
function setDefault(part: Part, { scope, target, notes }: Place, { name }: Field): void {
  const found = part.take('default');
  if (!found || found.value === null || found.value === '') return;
  if (scope.isList && target.isConditional)
    notes.leftOut(
      found.at,
      'What a condition shows in an entry of a list begins empty. Say in the help what is usual.',
    );
  else if (target.isConditional)
    scope.prefill[`/${name}` as Pointer] = { const: found.value as Json };
  else target.properties[name]!.default = found.value;
}
