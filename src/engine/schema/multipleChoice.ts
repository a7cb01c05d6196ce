import type { Schema } from '../definition/definition';

/** Whether several of a few values are one answer: a list whose entries have an `enum`. */
export const isMultipleChoice = ({ type, items }: Schema): boolean =>
  type === 'array' && Array.isArray(items?.enum);
