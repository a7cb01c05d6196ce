import type { Keyword } from './keyword';

/** The ways in which a text is put right before it is judged, beside the trimming that every text gets. */
export const transforms: { [name: string]: (text: string) => string } = {
  toUpperCase: (text) => text.toUpperCase(),
  toLowerCase: (text) => text.toLowerCase(),
  /** For codes and numbers, which people paste with spaces and dashes. */
  removeSeparators: (text) => text.replace(/[\s-]/g, ''),
  /** For amounts, as they are written here: 5,00,000. */
  removeCommas: (text) => text.replaceAll(',', ''),
};

export const transform: Keyword = {
  name: 'transform',
  explains: 'how the text is put right before it is judged and sent',
  on: 'string',
  takes: { type: 'array', items: { enum: Object.keys(transforms) }, minItems: 1, maxItems: 3 },
};
