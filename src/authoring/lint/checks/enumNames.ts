import { choicesOf, isMultipleChoice, uiAt } from '#engine';
import type { Check } from './check';

export const enumNames: Check = {
  id: 'enum-names',
  *run({ definition: { ui }, fields, pointers }) {
    for (const at of pointers) {
      const names = uiAt(ui, at)['ui:enumNames'];
      if (!names) continue;
      for (const { schema } of fields.filter((field) => field.at === at)) {
        const values = choicesOf(schema).map(({ value }) => value);
        if (values.length === 0 || names.length === values.length) continue;
        const what = schema.enum || isMultipleChoice(schema) ? 'enum' : 'a boolean';
        yield {
          file: 'ui',
          at: `${at}/ui:enumNames`,
          message: `The number of ui:enumNames is ${names.length}, but ${what} has ${values.length} values (${values.join(', ')}). Write one name for each value.`,
        };
        break;
      }
    }
  },
};
