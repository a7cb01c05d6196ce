import { isMultipleChoice, partsOf, type Schema } from '#engine';
import type { Check } from './check';

/** Hardly any scan or photo is smaller than this. */
export const smallestFile = 50_000;

/** A list in a list in a list. */
const mostLists = 3;

/** No more can be ticked than there are. */
const isLimitedByChoices = (schema: Schema) =>
  isMultipleChoice(schema) && schema.uniqueItems === true;

export const schemaLimits: Check = {
  id: 'schema-limits',
  isOfStructure: true,
  *run({ fields }) {
    for (const { schema, place, at } of fields) {
      const maxBytes: number = schema.upload?.maxBytes ?? Infinity;
      const meant = maxBytes * (maxBytes <= 10 ? 1_000_000 : 1000);
      if (maxBytes < smallestFile)
        yield {
          file: 'schema',
          at: `${place}/upload/maxBytes`,
          severity: 'warning',
          message: `maxBytes counts bytes, and hardly any document or photo has less than ${maxBytes}, so "${at}" refuses almost every file. ${meant <= 10_000_000 ? `Did you mean ${meant}?` : 'Raise it.'}`,
        };
    }
    for (const { schema, place, at } of fields) {
      const isFixed = 'enum' in schema || 'const' in schema;
      if (schema.type === 'string' && schema.maxLength === undefined && !isFixed)
        yield {
          file: 'schema',
          at: place,
          message: `"${at}" is a string without maxLength. Add it.`,
        };
      if (
        schema.type === 'array' &&
        partsOf(at).filter((one) => one === 'items').length >= mostLists
      )
        yield {
          file: 'schema',
          at: place,
          message: `"${at}" is a list in a list in a list in a list. At most three can be filled in, and kept with the request. Ask for the innermost by itself.`,
        };
      if (schema.type === 'array' && schema.maxItems === undefined && !isLimitedByChoices(schema))
        yield {
          file: 'schema',
          at: place,
          message: `"${at}" is an array without maxItems. Add it.`,
        };
    }
  },
};
