import { formatNamed, type Schema } from '#engine';
import { matches, patternOf } from '../patterns/patternOf';
import { answersOf } from '../patterns/typedTexts';
import type { Part } from './part';
import { exampleOf } from './patternExample';
import { isKeptEmpty } from './keptEmpty';
import { namesLines, readPattern } from './patternRules';
import { rangeOf } from './patterns';
import { describe, type Place } from './place';
import { reasonFor } from './reasons';
import type { Field } from './collected';
import { isCount, isList, isText } from './texts';

/** What is longer is typed in several lines. */
const longestLine = 500;

const defaultLength = { text: 200, textarea: 2000 };

/** The formats of JSON Schema and RJSF that another one of ours comes near to. */
const nearFormats: { [format: string]: { format: string; change: string } } = {
  'idn-email': { format: 'email', change: 'It is asked for as an email address in Latin letters.' },
  'date-time': {
    format: 'date',
    change: 'It is asked for as a date without a time. Add a text for the time, if it matters.',
  },
};

/** Formats of JSON Schema that are said by a pattern; some of them nearly. */
const patternFormats: { [format: string]: { pattern: string; change?: string } } = {
  uuid: {
    pattern: '^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$',
  },
  time: {
    pattern: '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$',
    change: 'It is asked for as hours and minutes, without a time zone.',
  },
  uri: {
    pattern: '^[A-Za-z][A-Za-z0-9+.-]*:[^\\s<>]+$',
    change: 'Whatever begins as an address does (https:) is taken.',
  },
};

/** The widgets of RJSF that draw a text, by ours. */
const widgets: { [widget: string]: string } = {
  text: 'text',
  email: 'text',
  tel: 'text',
  uri: 'text',
  URLWidget: 'text',
  TextWidget: 'text',
  EmailWidget: 'text',
  textarea: 'textarea',
  TextareaWidget: 'textarea',
  date: 'date',
  DateWidget: 'date',
  'alt-date': 'date',
};

export function addText(part: Part, place: Place): void {
  if (isKeptEmpty(part)) return addEmpty(part, place);
  const schema: Schema = { ...formatOf(part, place), ...lengthsOf(part, place) };
  const pattern = part.takeIf('pattern', isText, place.notes);
  const isOfLines = hasLines(place, pattern?.value);
  if (pattern) readPattern(pattern, isOfLines, schema, place.notes);
  const widget = widgetOf(place, schema, isOfLines);
  const examples = part.takeIf('examples', isList, place.notes);
  if (examples && widget === 'text')
    schema.examples = examples.value.filter(
      (one) => schema.pattern === undefined || (isText(one) && matches(schema.pattern, one)),
    );
  const known = place.scope.fieldAt(place.path);
  const isKnown = known !== undefined && place.scope.isDescribed(known.name);
  if (schema.format === 'date') schema.maxLength = 10;
  const isLengthTaken = schema.maxLength === undefined && !isKnown;
  if (isLengthTaken) limitLength(part, place, schema, widget);
  if (schema.format === 'date') delete schema.minLength;
  if (schema.pattern !== undefined) addExample(part, place, schema, isOfLines);
  if (isKnown) fitLength(part, place, schema, known);
  const field = describe(part, place, { type: 'string', schema, widget });
  if (isLengthTaken) field.isLengthTaken = true;
}

/** A longest length that was taken gives way to a pattern of a condition that needs a greater one. */
function fitLength(part: Part, { notes, scope }: Place, { pattern }: Schema, known: Field): void {
  const own = scope.base.properties[known.name]!;
  const table = pattern === undefined ? undefined : patternOf(pattern);
  const { min = 0, max = min + own.maxLength } = (table && rangeOf(answersOf(table, true))) ?? {};
  if (!known.isLengthTaken || min <= own.maxLength) return;
  own.maxLength = max;
  notes.changed(
    part.at,
    `The longest length of the text became ${max}, because this pattern needs it. Write the right one as maxLength.`,
  );
}

/** A longest length where the source has none: that of its pattern, or a usual one. */
function limitLength(part: Part, { notes }: Place, schema: Schema, widget: string): void {
  const isOfLines = widget === 'textarea';
  const table = schema.pattern === undefined ? undefined : patternOf(schema.pattern);
  const { min = 0, max } = (table && rangeOf(answersOf(table, isOfLines))) ?? {};
  schema.maxLength = max;
  if (max !== undefined) return;
  const usual = defaultLength[isOfLines ? 'textarea' : 'text'];
  const given = [schema.examples, part.keywords.get('default')?.value].flat().filter(isText);
  schema.maxLength = Math.max(
    usual,
    schema.minLength ?? 0,
    // Where all that matches is longer, as much more than the shortest of it.
    min > usual ? min + usual : 0,
    ...given.map((one) => [...one].length),
  );
  notes.added(
    part.at,
    `Every text has a longest length: ${schema.maxLength} was taken. Write the right one as maxLength.`,
  );
}

/** What must stay empty is not asked for, and sent as an empty text. */
function addEmpty(part: Part, { scope, target, path, notes }: Place): void {
  const { at } = part;
  if (target !== scope.base || scope.fieldAt(path)) {
    part.leaveAll(
      notes,
      'Only an empty text is right here, which a condition cannot say. Describe the field in the other branches only.',
    );
    return;
  }
  for (const keyword of part.keywords.keys()) part.take(keyword);
  notes.changed(at, 'Only an empty text is right, so it is not asked for: "" is sent.');
  scope.payload.add(path, at, { const: '' });
}

function formatOf(part: Part, { notes }: Place): Schema {
  const hasPattern = part.has('pattern');
  const found = part.takeIf('format', isText, notes);
  if (!found) return {};
  const { value, at } = found;
  const named = formatNamed(value);
  // A date is what JSON Schema means by it; another format may be told from its name alone.
  if (named && value !== 'date') notes.changed(at, `It is asked for as ${named.description}.`);
  if (named) return { format: value };
  const known = Object.hasOwn(patternFormats, value) ? patternFormats[value] : undefined;
  if (known && !hasPattern) {
    if (known.change !== undefined) notes.changed(at, known.change);
    return { pattern: known.pattern };
  }
  const near = Object.hasOwn(nearFormats, value) ? nearFormats[value] : undefined;
  if (near) notes.changed(at, near.change);
  else notes.leftOut(at, reasonFor('format'));
  return near ? { format: near.format } : {};
}

function lengthsOf(part: Part, { notes }: Place): Schema {
  const minLength = part.takeIf('minLength', isCount, notes)?.value;
  const maxLength = part.takeIf('maxLength', isCount, notes)?.value;
  return {
    // An empty text counts as not answered.
    ...(minLength !== undefined && minLength > 1 && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
  };
}

/** A pattern needs a text that shows customers how an answer is written. */
function addExample(part: Part, { notes }: Place, schema: Schema, isOfLines: boolean): void {
  if (schema.examples?.length > 0) return;
  const { examples: _none, ...rules } = schema;
  const example = exampleOf(rules, isOfLines);
  if (example === undefined) return;
  schema.examples = [example];
  notes.added(
    part.at,
    `Customers are shown how it is written: ${JSON.stringify(example)} was made up from the pattern. Write a likely one under examples.`,
  );
}

/** Whether a text is drawn with several lines: the UI schema says so, or its pattern names line breaks. */
function hasLines({ hints, scope, path }: Place, pattern: string | undefined): boolean {
  const known = scope.fieldAt(path);
  if (known) return scope.ui[known.name]?.['ui:widget'] === 'textarea';
  const asked = hints.peek('widget');
  if (isText(asked) && Object.hasOwn(widgets, asked)) return widgets[asked] === 'textarea';
  return pattern !== undefined && namesLines(pattern);
}

function widgetOf(
  { hints, scope, path }: Place,
  { format, pattern, maxLength }: Schema,
  isOfLines: boolean,
): string {
  const isLong = isOfLines || (pattern === undefined && maxLength > longestLine);
  const fitting = format === 'date' ? 'date' : isLong && format === undefined ? 'textarea' : 'text';
  const found = hints.take('widget');
  // Its widget was chosen where it was described first.
  if (!found || scope.fieldAt(path)) return fitting;
  const widget =
    isText(found.value) && Object.hasOwn(widgets, found.value) ? widgets[found.value]! : undefined;
  if (widget === undefined || (widget === 'date') !== (fitting === 'date')) {
    hints.changed(found, `The field is drawn as "${fitting}". docs/language.md lists the widgets.`);
    return fitting;
  }
  return widget;
}
