import type { Check } from './check';

export const schemaLimits: Check = {
  id: 'schema-limits',
  explains: 'Every text and every list has an upper limit, so that no answer can be made huge.',
  run: ({ fields }) =>
    fields.flatMap(({ schema, place, at }) => {
      const isFixed = 'enum' in schema || 'const' in schema;
      if (schema.type === 'string' && schema.maxLength === undefined && !isFixed)
        return [
          { part: 'schema', at: place, message: `"${at}" is a text without maxLength. Add one.` },
        ];
      if (schema.type === 'array' && schema.maxItems === undefined)
        return [
          { part: 'schema', at: place, message: `"${at}" is a list without maxItems. Add one.` },
        ];
      return [];
    }),
};
