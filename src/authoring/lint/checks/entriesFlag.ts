import { isMultipleChoice, uiAt } from '#engine';
import { didYouMean } from '../../didYouMean';
import type { Check } from './check';

export const entriesFlag: Check = {
  id: 'entries-flag',
  *run({ definition: { ui }, fields, pointers }) {
    for (const at of pointers) {
      const words = uiAt(ui, at)['ui:entries'];
      const isRead = fields.some((field) => field.at === at && field.schema.readOnly);
      if (!words || isRead) continue;
      const list = fields.find((field) => field.at === at && field.schema.items)?.schema ?? {};
      // widget-needs and ui-without-effect report a choice of several values.
      if (isMultipleChoice(list)) continue;
      const type: unknown = list.items?.type;
      if (type !== undefined && type !== 'object') {
        yield {
          file: 'ui',
          at: `${at}/ui:entries`,
          target: 'name',
          message: `Only entries with fields can be edited one by one, and the items of "${at}" are of type ${type}. Make them of type object in schema.json, with a field for what they are now, and a boolean that is named under "editing".`,
        };
        continue;
      }
      const items = fields.filter((field) => field.at.startsWith(`${at}/items/`));
      const nameOf = (field: string) => field.slice(`${at}/items/`.length);
      const flag = items.find((field) => nameOf(field.at) === words.editing);
      if (flag && flag.schema.type === 'boolean') continue;
      const isNamed = words.editing !== undefined;
      const booleans = items.filter(({ schema }) => schema.type === 'boolean');
      yield {
        file: 'ui',
        at: `${at}/ui:entries${isNamed ? '/editing' : ''}`,
        ...(isNamed ? {} : { target: 'name' as const }),
        message: `${isNamed ? `"${words.editing}" is no boolean of an entry` : 'The entries cannot be opened: "editing" is missing'}. ${didYouMean(
          words.editing ?? '',
          booleans.map((field) => nameOf(field.at)),
          `Add a boolean to the items of "${at}" in schema.json, and name it here.`,
        )}`,
      };
    }
  },
};
