import { createAjv } from '#engine/compile';
import type { Check } from './check';

export const defaultInvalid: Check = {
  id: 'default-invalid',
  explains: 'A form that starts with an answer that is wrong blames the customer for it.',
  run: ({ fields }) =>
    fields
      .filter(({ schema }) => 'default' in schema)
      .flatMap(({ schema, place, at }) => {
        const { differsFrom: _other, ...alone } = schema;
        const validate = createAjv({ allErrors: false }).compile(alone);
        // Rules on today need the day: any day will do to see what type and length say.
        if (validate.call({ today: '2000-01-01' }, schema.default)) return [];
        return [
          {
            part: 'schema',
            at: `${place}/default`,
            message: `"${at}" begins with ${JSON.stringify(schema.default)}, which its ${validate.errors![0]!.keyword} refuses. Correct or remove the default.`,
          },
        ];
      }),
};
