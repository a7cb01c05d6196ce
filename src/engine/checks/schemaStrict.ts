import { createAjv } from '../ajv';
import type { Check } from './check';

export const schemaStrict: Check = {
  id: 'schema-strict',
  explains: 'A word that JSON Schema and our vocabulary do not know would silently be ignored.',
  run({ definition }) {
    try {
      createAjv({ allErrors: true, strict: true }).compile(definition.schema);
      return [];
    } catch (error) {
      return [
        { part: 'schema', at: '', says: `${(error as Error).message}. Correct or remove it.` },
      ];
    }
  },
};
