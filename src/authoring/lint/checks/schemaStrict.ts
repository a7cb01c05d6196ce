import type { Check } from './check';
import { strictViolations } from '../shared/strict';

export const schemaStrict: Check = {
  id: 'schema-strict',
  isOfStructure: true,
  run: ({ definition: { schema } }) => strictViolations('schema', schema, ''),
};
