import { canonicalAnswer, dateFrom, dateText, formatDate, plainDigits, type Schema } from '#engine';
import type { TextFormat } from './useControlledText';

const show = (value: unknown) => (value === undefined || value === null ? '' : plainDigits(value));

/** What cannot be meant stays as it was typed; the rules of the field report it. */
export const textFormatOf = (schema: Schema): TextFormat => ({
  show,
  parse: (text) => canonicalAnswer(schema, text),
});

/** YYYY-MM-DD as DD/MM/YYYY (FMT-05); any other value as it is. */
export const showDate = (value: unknown): string => formatDate(show(value));

/** Whether the schema demands exactly DD/MM/YYYY, ten characters: other ways to write a day stay as they are. */
export const isExactDate = ({ minLength }: Schema): boolean => minLength === 10;

/** DD/MM/YYYY on the screen, YYYY-MM-DD in the answers (FMT-05); the keyword `format` reports any other text. */
export const dateFormatOf = (schema: Schema): TextFormat => ({
  show: showDate,
  parse(text) {
    const isOther = isExactDate(schema) && !exactDate.test(dateText(text).trim());
    return (isOther ? undefined : dateFrom(text)) ?? (text === '' ? undefined : text);
  },
});

const exactDate = /^\d\d([/.-]?)\d\d\1\d{4}$/;
