import { isFormat, type Schema } from '#engine';
import type { TextFormat } from './useControlledText';

const texts: TextFormat = {
  show: (value) => (value === undefined || value === null ? '' : String(value)),
  read: (text) => (text === '' ? undefined : text),
};

/** A number that cannot be read stays as it was typed and is reported by the rule `type`. */
const numbers: TextFormat = {
  show: texts.show,
  read: (text) => (text.trim() === '' || isNaN(Number(text)) ? texts.read(text) : Number(text)),
};

export const textFormatOf = ({ type }: Schema): TextFormat =>
  type === 'number' || type === 'integer' ? numbers : texts;

/** Dates are written DD/MM/YYYY and kept YYYY-MM-DD (doc 1 §5); what cannot be read stays and is reported by `format`. */
export const dates: TextFormat = {
  show: (value) => texts.show(value).replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1'),
  read(text) {
    const [, day = '', month = '', year] =
      /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim()) ?? [];
    const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return year && isFormat('date', date) ? date : texts.read(text);
  },
};

/** A date that counts only as it is to be written, with all its ten characters. */
const exactDates: TextFormat = {
  show: dates.show,
  read: (text) => (/^\d\d\/\d\d\/\d{4}$/.test(text) ? dates.read(text) : texts.read(text)),
};

export const dateFormatOf = ({ minLength }: Schema): TextFormat =>
  minLength === 10 ? exactDates : dates;
