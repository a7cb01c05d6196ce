import { uiAt } from '#engine';
import type { Check } from './check';

export const enumNames: Check = {
  id: 'enum-names',
  explains: 'Each value of an enum needs its words, in the same order.',
  run: ({ definition: { ui }, fields }) =>
    fields.flatMap(({ at, schema }) => {
      const names = uiAt(ui, at)['ui:enumNames'];
      if (!schema.enum || !names || names.length === schema.enum.length) return [];
      return [
        {
          part: 'ui',
          at: `${at}/ui:enumNames`,
          message: `There are ${names.length} names for ${schema.enum.length} values (${schema.enum.join(', ')}). Write one for each.`,
        },
      ];
    }),
};
