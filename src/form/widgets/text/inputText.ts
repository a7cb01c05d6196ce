import {
  asciiText,
  canonicalAnswer,
  charactersOf,
  isNumber,
  type Schema,
  typedText,
} from '#engine';
import { type Corrections, maskDate } from '#ui';
import { dateFormatOf, isExactDate } from './textFormat';

/** Puts a text right as its field means it. Free text keeps the spaces around it until the box is left. */
export function correctionsOf(schema: Schema): Corrections {
  const typed = (text: string) => typedText(schema, text);
  const isFree = !isNumber(schema) && !charactersOf(schema);
  return { typed, whole: isFree ? typed : (text) => String(canonicalAnswer(schema, text) ?? '') };
}

/** Adds the slashes of DD/MM/YYYY while digits are typed, and writes a day that came at once in that form. */
export function dateCorrectionsOf(schema: Schema, before: string): Corrections {
  const { show, parse } = dateFormatOf(schema);
  const mayBeMasked = isExactDate(schema) ? /^(\d\d[/.-]+){0,2}\d*$/ : /^/;
  return {
    typed(text) {
      const ascii = asciiText(text);
      return mayBeMasked.test(ascii) ? maskDate(ascii, before) : ascii;
    },
    whole: (text) => show(parse(text)),
  };
}

export function inputModeOf(schema: Schema) {
  const { format, type } = schema;
  const characters = charactersOf(schema);
  if (characters === 'digits' || type === 'integer') return 'numeric';
  if (characters === 'decimal' || type === 'number') return 'decimal';
  return format === 'email' ? 'email' : undefined;
}
