import { isGroup, partsOf, pointerOf, uiAt } from '#engine';
import { sectionNames } from '../shared/sectionNames';
import type { Check } from './check';

export const uiFieldWithoutPlace: Check = {
  id: 'ui-field-without-place',
  *run({ definition: { ui }, fields, pointers }) {
    const groups = new Set(fields.filter(({ schema }) => isGroup(schema)).map(({ at }) => at));
    const inSections = new Set(
      ui['ui:sections'] ? [...sectionNames(ui)].map(({ name }) => name) : ['*'],
    );
    for (const at of pointers) {
      const [name, ...below] = partsOf(at) as [string, ...string[]];
      const around = partsOf(at).map((_, i, parts) => pointerOf(...parts.slice(0, i)));
      if (!around.every((one) => one === '' || groups.has(one))) continue;
      if (below.length === 0 && !inSections.has('*') && !inSections.has(name)) {
        yield {
          file: 'ui',
          at: '/ui:sections',
          message: `"${name}" is in no section. Add it to one, or add "*" for all remaining fields.`,
        };
        continue;
      }
      const own = uiAt(ui, at);
      // A hidden field is never drawn; a note may do without a title.
      const isTitled = !['hidden', 'note'].includes(own['ui:widget'] ?? '');
      const needed = isTitled ? ['ui:title', 'ui:widget'] : ['ui:widget'];
      for (const property of groups.has(at) ? ['ui:title'] : needed)
        if (!(property in own))
          yield { file: 'ui', at, message: `"${at.slice(1)}" has no ${property}. Add it.` };
    }
  },
};
