import { isFormat, type Schema } from '#engine';
import type { TextFormat } from './useControlledText';

const texts: TextFormat = {
  show: (value) => (value === undefined || value === null ? '' : String(value)),
  parse: (text) => (text === '' ? undefined : text),
};

/** Text that is no number stays as it was typed; the keyword `type` reports it. */
const numbers: TextFormat = {
  show: texts.show,
  parse: (text) => (text.trim() === '' || isNaN(Number(text)) ? texts.parse(text) : Number(text)),
};

export const textFormatOf = ({ type }: Schema): TextFormat =>
  type === 'number' || type === 'integer' ? numbers : texts;

/** DD/MM/YYYY on the screen, YYYY-MM-DD in the answers (FMT-05); the keyword `format` reports any other text. */
export const dates: TextFormat = {
  show: (value) => texts.show(value).replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1'),
  parse(text) {
    const [, day = '', month = '', year] =
      /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim()) ?? [];
    const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return year && isFormat('date', date) ? date : texts.parse(text);
  },
};

/** Takes only a complete DD/MM/YYYY, ten characters. */
const exactDates: TextFormat = {
  show: dates.show,
  parse: (text) => (/^\d\d\/\d\d\/\d{4}$/.test(text) ? dates.parse(text) : texts.parse(text)),
};

export const dateFormatOf = ({ minLength }: Schema): TextFormat =>
  minLength === 10 ? exactDates : dates;
