import { createAjv } from '#engine/compile';
import type { Check } from './check';

export const defaultInvalid: Check = {
  id: 'default-invalid',
  *run({ fields }) {
    for (const { schema, place, at } of fields) {
      if (!('default' in schema)) continue;
      const { differsFrom: _other, ...alone } = schema;
      const validate = createAjv({ allErrors: false }).compile(alone);
      // Date keywords need a day to run; any day will do to test type and length.
      if (validate.call({ today: '2000-01-01' }, schema.default)) continue;
      yield {
        file: 'schema',
        at: `${place}/default`,
        message: `The default ${JSON.stringify(schema.default)} of "${at}" does not satisfy its ${validate.errors![0]!.keyword}. Correct or remove the default.`,
      };
    }
  },
};
