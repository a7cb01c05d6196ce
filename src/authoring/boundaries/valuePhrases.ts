import { limitPhrases } from './limitPhrases';
import type { Say } from './phrase';

const written: Say = ({ outcome, is, schema, value }) => {
  if (outcome === 'held') return { word: 'as expected', is: `${is}, written as expected` };
  const isDay = schema.format === 'date';
  return {
    word: isDay ? 'no such day' : 'almost as expected',
    is: isDay
      ? `is ${value}, a day that the calendar does not have`
      : `${is}, one character away from what is expected`,
  };
};

/** What is said of files, choices and texts that a rule tells apart. */
export const valuePhrases: { [keyword: string]: Say } = {
  format: written,
  multipleOf: ({ outcome, is, schema }) =>
    outcome === 'held'
      ? { word: 'multiple', is: `${is}, a multiple of ${schema.multipleOf}` }
      : { word: 'no multiple', is: `${is}, which is no multiple of ${schema.multipleOf}` },
  enum: ({ is, value }) => ({ word: is.replace(/^is /, '') || String(value), is }),
  upload(said) {
    const { outcome, choice, value } = said;
    const extension = String(value.name).split('.').at(-1);
    if (choice !== undefined)
      return { word: `${extension} file`, is: `is a file that ends in .${extension}` };
    if (outcome === 'upload')
      return {
        word: `${extension} file`,
        is: `is a file that ends in .${extension}, which is not allowed`,
      };
    if (outcome === 'uploadEmpty') return { word: 'empty', is: 'is an empty file' };
    return limitPhrases.upload!(said);
  },
};
