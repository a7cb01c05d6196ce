import { uiAt } from '#engine';
import type { Check } from './check';

export const enumNames: Check = {
  id: 'enum-names',
  *run({ definition: { ui }, fields }) {
    for (const { at, schema } of fields) {
      const names = uiAt(ui, at)['ui:enumNames'];
      if (!schema.enum || !names || names.length === schema.enum.length) continue;
      yield {
        file: 'ui',
        at: `${at}/ui:enumNames`,
        message: `The number of ui:enumNames is ${names.length}, but enum has ${schema.enum.length} values (${schema.enum.join(', ')}). Write one name for each value.`,
      };
    }
  },
};
