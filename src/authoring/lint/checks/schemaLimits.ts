import type { Check } from './check';

export const schemaLimits: Check = {
  id: 'schema-limits',
  isOfStructure: true,
  *run({ fields }) {
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
