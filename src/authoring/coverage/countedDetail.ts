import type { Schema } from '#engine';
import type { Edge } from './edges';

/** A length at its limit that would be on the other side, were characters counted otherwise. */
export const countedOutcome = (edge: Edge) => `${edge} counted`;

export const isCounted = (outcome: string): boolean => outcome.endsWith(' counted');

/**
 * Whether a text at the limit of its length would be judged otherwise in UTF-16 units, of which 😀 has two, or without
 * the marks that combine with a letter. JSON Schema counts code points.
 */
export function* countedDetail(
  schema: Schema,
  keyword: string,
  text: string,
  edge: Edge,
): Generator<string> {
  if (keyword !== 'minLength' && keyword !== 'maxLength') return;
  const limit: number = schema[keyword];
  const holds = (length: number) => (keyword === 'minLength' ? length >= limit : length <= limit);
  const others = [text.length, [...text].filter((sign) => !/\p{M}/u.test(sign)).length];
  if (others.some((length) => holds(length) !== holds([...text].length)))
    yield countedOutcome(edge);
}
