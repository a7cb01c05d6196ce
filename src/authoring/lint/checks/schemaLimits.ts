import type { Check } from './check';

/** Hardly any scan or photo is smaller than this. */
export const smallestFile = 50_000;

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
      if (schema.type === 'array' && schema.maxItems === undefined)
        yield {
          file: 'schema',
          at: place,
          message: `"${at}" is an array without maxItems. Add it.`,
        };
    }
  },
};
