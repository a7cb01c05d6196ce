import type { Check } from './check';
import { strictViolations } from './strict';

export const schemaStrict: Check = {
  id: 'schema-strict',
  explains: 'A word that JSON Schema and our vocabulary do not know would silently be ignored.',
  run: ({ definition: { schema } }) => strictViolations('schema', schema, ''),
};
