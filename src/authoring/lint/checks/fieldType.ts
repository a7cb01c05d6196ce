import type { Check } from './check';

export const fieldType: Check = {
  id: 'field-type',
  explains: 'A field without a type takes anything, and no widget fits it.',
  run: ({ fields }) =>
    [...new Set(fields.map(({ at }) => at))].flatMap((at) => {
      const described = fields.filter((field) => field.at === at);
      if (described.some(({ schema }) => schema.type !== undefined || 'const' in schema)) return [];
      return [
        {
          part: 'schema',
          at: described[0]!.place,
          which: 'name',
          message: `"${at}" has no type. Add one: string, number, integer, boolean, array, object or null.`,
        },
      ];
    }),
};
