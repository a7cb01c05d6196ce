import type { Check } from './check';

export const fieldType: Check = {
  id: 'field-type',
  *run({ fields, pointers }) {
    for (const at of pointers) {
      const described = fields.filter((field) => field.at === at);
      if (described.some(({ schema }) => schema.type !== undefined || 'const' in schema)) continue;
      yield {
        file: 'schema',
        at: described[0]!.place,
        target: 'name',
        message: `"${at}" has no type. Add one: string, number, integer, boolean, array, object or null.`,
      };
    }
  },
};
