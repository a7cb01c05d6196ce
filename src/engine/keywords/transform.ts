import type { Schema } from '../definition/definition';
import type { Keyword } from './keyword';

/** How a text can be transformed before it is validated. Every text is trimmed first. */
export const transforms: { [name: string]: (text: string) => string } = {
  toUpperCase: (text) => text.toUpperCase(),
  toLowerCase: (text) => text.toLowerCase(),
  /** For codes and numbers, which people paste with spaces and dashes. */
  removeSeparators: (text) => text.replace(/[\s-]/g, ''),
  /** For amounts as India writes them: 5,00,000. */
  removeCommas: (text) => text.replaceAll(',', ''),
};

/** An annotation: {@link transforms} that a text goes through, in order. */
export const transform: Keyword = {
  name: 'transform',
  description: 'how the text is transformed before it is validated and sent',
  type: 'string',
  metaSchema: { type: 'array', items: { enum: Object.keys(transforms) }, minItems: 1, maxItems: 3 },
};

/** A text as its field transforms it. An unknown name is a bug and throws. */
export function applyTransforms({ transform = [] }: Schema, text: string): string {
  return (transform as string[]).reduce((soFar, name) => transforms[name]!(soFar), text);
}
