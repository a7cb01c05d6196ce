import type { Check } from './check';
import { strictFaults } from './strict';

export const schemaStrict: Check = {
  id: 'schema-strict',
  explains: 'A word that JSON Schema and our vocabulary do not know would silently be ignored.',
  run: ({ definition: { schema } }) => strictFaults('schema', schema, ''),
};
