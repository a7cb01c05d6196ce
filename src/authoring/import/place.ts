import type { Json, Pointer, Schema, Ui } from '#engine';
import type { Hints } from './hints';
import type { Notes } from './importReport';
import type { Located, Part, Sourced } from './part';
import type { Reader } from './reader';
import type { Case, Cursor, Field, Group, Target } from './collected';
import type { Scope } from './scope';
import { titleOfName } from './names';
import { shownText } from './texts';
import { isEqual } from '../assertionHolds';
import { anotherNames, type Asked, askedAs, isAskedAs } from './ways';

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
  /** The fields that the conditions around require to be answered. */
  tested?: readonly string[];
  /** The answer that decides whether a branch holds, if it is one. */
  when?: Case | undefined;
  /** What describes fields around a branch. */
  around?: Target[];
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

/**
 * Describes a field: the first time with its texts, and again where a condition adds to its rules. A value that is asked
 * for in another way there gets another field.
 */
export function describe(part: Part, place: Place, described: Described): Field {
  const { type, schema, widget, ui, values } = described;
  const { scope, target, isRequired, group, notes } = place;
  const own = part.keywords.get('title');
  const title = titleOf(part, place);
  // An example says how a text is written: what is chosen, counted or picked has none.
  part.take('examples');
  const asked = askedAs(described);
  const given = part.keywords.get('default')?.value;
  const path = pathFor(place, asked, title, given);
  if (!path) {
    part.leaveAll(
      notes,
      'It is asked for in another way elsewhere, where it is always asked for, too, and a field has one. Describe it in the branches only, or add a field of its own.',
    );
    return scope.fieldAt(place.path)!;
  }
  const known = scope.fieldAt(path);
  const field = known ?? scope.add(path, part.at, { type, ...asked, ...(values && { values }) });
  const { name } = field;
  field.cases.push(place.when);
  if (!known && path !== place.path) {
    const key = JSON.stringify(place.path);
    scope.others.set(key, [...(scope.others.get(key) ?? []), { field, at: part.at }]);
  }
  // An object has no field of its own, and a list of entries is sent as one.
  const isNullable = place.isNullable && type !== 'object' && widget !== 'entries';
  target.properties[name] = scope.isDescribed(name)
    ? schema
    : { type, ...(isNullable && { nullable: true }), ...schema };
  if (isRequired && !target.required.includes(name)) target.required.push(name);
  if (known?.values && values) known.values = [...new Set([...known.values, ...values])];
  if (known) {
    describeAgain(part, field, own, place);
    if (widget !== scope.ui[name]!['ui:widget'])
      scope.ui[name]!['ui:widget'] = wider(widget, scope.ui[name]!);
    return field;
  }
  const texts = textsOf(part, place, widget);
  scope.ui[name] = {
    'ui:title': withPrefix(title, place),
    'ui:widget': widget,
    ...texts,
    ...ui,
  };
  scope.place(name, group, place.cursor);
  setDefault(part, place, field);
  return field;
}

const withPrefix = (title: string, { prefix }: Place): string =>
  prefix === undefined ? title : `${prefix}: ${title}`;

/** The field of a value: of several the one that is asked for here, if any of them is. */
export function fieldIn(
  { scope, target, around = [] }: Place,
  path: readonly string[],
): Field | 'several' | undefined {
  const isHere = ({ name }: Field) =>
    [target, ...around].some(({ properties }) => Object.hasOwn(properties, name));
  const [first, ...others] = [scope.fieldAt(path) ?? [], scope.othersOf(path)].flat();
  if (!first || others.length === 0) return first;
  return [first, ...others].find(isHere) ?? 'several';
}

/** Whether a value is asked for already where a place describes it. */
export function isAskedAnyway({ scope, target, path, around = [] }: Place): boolean {
  const name = scope.fieldAt(path)?.name ?? '';
  const isThere = ({ properties }: Target) => Object.hasOwn(properties, name);
  return [scope.base, target, ...around].some(isThere);
}

/** The path of the field that a value is asked for by: its own, or that of another way; nothing where it would be asked for twice. */
function pathFor(place: Place, asked: Asked, title: string, given: unknown) {
  const { scope, path, when } = place;
  const known = scope.fieldAt(path);
  const isNarrower = isAskedAnyway(place);
  // Where an answer tells which of two fields is asked for, each has its own title, and what it begins with.
  const isTold = (field: Field) => when && field.cases.every((one) => one?.by === when.by);
  const isCalled = (field: Field) =>
    scope.ui[field.name]!['ui:title'] === withPrefix(title, place) &&
    (scope.isList ||
      isEqual(scope.prefill[`/${field.name}`], given === undefined ? undefined : { const: given }));
  const isRight = (field: Field) =>
    isAskedAs(field, asked, isNarrower) && (isNarrower || !isTold(field) || isCalled(field));
  if (!known || isRight(known)) return path;
  if (isNarrower) return undefined;
  for (const name of anotherNames(path.at(-1) ?? '', asked.way)) {
    const other = [...path.slice(0, -1), name];
    const field = scope.fieldAt(other);
    if (!field || isRight(field)) return other;
  }
  return undefined;
}

/** What a field has only once, when a condition describes it once more: its title, its text, what it begins with. */
function describeAgain(
  part: Part,
  { name }: Field,
  title: Sourced | undefined,
  place: Place,
): void {
  const { scope, notes } = place;
  const { 'ui:title': known = '', 'ui:help': help, 'ui:notes': others = [] } = scope.ui[name]!;
  const text = shownText(part.keywords.get('description'));
  if (text !== undefined && [help, ...others].includes(text)) part.take('description');
  const called = shownText(title);
  if (title && called !== undefined && known !== withPrefix(called, place))
    notes.leftOut(
      title.at,
      `It is called "${known}" here, too: a field has one title. Find one that is right for both, or give it another name in the source.`,
    );
  if (scope.isDescribed(name) || scope.isList) return;
  const given = part.take('default');
  const before = scope.prefill[`/${name}`];
  if (!isEqual(before, given && { const: given.value }))
    notes.leftOut(
      given?.at ?? part.at,
      before
        ? 'It begins with the same value as where it is described first. Say in the help what is usual here.'
        : 'It begins empty, as where it is described first. Say in the help what is usual here.',
    );
}

/** The widget of a field that one description draws in another way: one that shows more choices, or both answers. */
const wider = (widget: string, { 'ui:widget': known = '' }: Ui): string =>
  ['select', 'textarea'].includes(known) || widget === 'checkbox' || widget === 'text'
    ? known
    : widget;

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
