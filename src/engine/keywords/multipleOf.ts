import { isMultipleOf } from '../json/decimals';
import type { Keyword } from './keyword';

/** `multipleOf` of JSON Schema, in decimal numbers: Ajv divides in floating point, where 1000.06 is no multiple of 0.01. */
export const multipleOf: Keyword = {
  name: 'multipleOf',
  description: 'a number that is a multiple of this',
  type: 'number',
  metaSchema: { type: 'number', exclusiveMinimum: 0 },
  validate: isMultipleOf,
};
