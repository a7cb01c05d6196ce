import { formatNamed, type Schema } from '#engine';
import { Random } from '../fill/random';
import { textsFor } from '../fill/texts';
import { matches, patternOf } from '../patterns/patternOf';
import type { Part } from './part';
import { meaningOf, type PatternMeaning, unicodePattern } from './patterns';
import { addAnother } from './anotherField';
import { describe, type Place } from './place';
import { reasonFor } from './reasons';
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
  if (place.scope.fieldAt(place.path)?.values) return addAnother(part, place, 'typed', addText);
  const schema: Schema = { ...formatOf(part, place), ...lengthsOf(part, place) };
  readPattern(part, place, schema);
  const widget = widgetOf(place, schema);
  const examples = part.takeIf('examples', isList, place.notes);
  if (examples && widget === 'text')
    schema.examples = examples.value.filter(
      (one) => schema.pattern === undefined || (isText(one) && matches(schema.pattern, one)),
    );
  const known = place.scope.fieldAt(place.path);
  const isKnown = known !== undefined && place.scope.isDescribed(known.name);
  if (schema.format === 'date') schema.maxLength = 10;
  else if (schema.maxLength === undefined && !isKnown) {
    schema.maxLength = Math.max(
      defaultLength[widget === 'textarea' ? 'textarea' : 'text'],
      schema.minLength ?? 0,
    );
    place.notes.added(
      part.at,
      `Every text has a longest length: ${schema.maxLength} was taken. Write the right one as maxLength.`,
    );
  }
  if (schema.format === 'date') delete schema.minLength;
  if (schema.pattern !== undefined) addExample(part, place, schema);
  describe(part, place, { type: 'string', schema, widget });
}

function formatOf(part: Part, { notes }: Place): Schema {
  const hasPattern = part.has('pattern');
  const found = part.takeIf('format', isText, notes);
  if (!found) return {};
  const { value, at } = found;
  if (formatNamed(value)) return { format: value };
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

function readPattern(part: Part, { notes }: Place, schema: Schema): void {
  const found = part.takeIf('pattern', isText, notes);
  if (!found) return;
  const { value: pattern, at } = found;
  const meaning = meaningOf(pattern);
  if (!meaning || !fitsFormat(meaning, schema)) {
    const kept = unicodePattern(pattern);
    if (kept !== undefined && patternOf(kept)) schema.pattern = kept;
    else notes.leftOut(at, reasonFor('pattern'));
    return;
  }
  const { format, minLength, maxLength, isExact } = meaning;
  if (format !== undefined) schema.format = format;
  if (minLength !== undefined) schema.minLength = Math.max(minLength, schema.minLength ?? 0);
  if (maxLength !== undefined)
    schema.maxLength = Math.min(maxLength, schema.maxLength ?? maxLength);
  if (!isExact)
    notes.changed(
      at,
      `The pattern is read as the format "${format}", which is nearly the same. See docs/language.md whether it fits.`,
    );
}

const fitsFormat = ({ format }: PatternMeaning, schema: Schema): boolean =>
  format === undefined || schema.format === undefined || format === schema.format;

/** A pattern needs a text that shows customers how an answer is written. */
function addExample(part: Part, { notes }: Place, schema: Schema): void {
  if (schema.examples?.length > 0) return;
  const { examples: _none, ...rules } = schema;
  const [example] = textsFor(rules, new Random(0, 0));
  if (example === undefined || !matches(schema.pattern, example)) return;
  schema.examples = [example];
  notes.added(
    part.at,
    `Customers are shown how it is written: ${JSON.stringify(example)} was made up from the pattern. Write a likely one under examples.`,
  );
}

function widgetOf({ hints, scope, path }: Place, { format, pattern, maxLength }: Schema): string {
  const isLong = format === undefined && pattern === undefined && maxLength > longestLine;
  const fitting = format === 'date' ? 'date' : isLong ? 'textarea' : 'text';
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
