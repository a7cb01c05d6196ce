import { partsOf, uiAt } from '#engine';
import { sectionNames } from '../shared/sectionNames';
import type { Check } from './check';

export const uiFieldWithoutPlace: Check = {
  id: 'ui-field-without-place',
  *run({ definition: { ui }, pointers }) {
    const inSections = new Set(
      ui['ui:sections'] ? [...sectionNames(ui)].map(({ name }) => name) : ['*'],
    );
    for (const at of pointers) {
      const [name, ...below] = partsOf(at) as [string, ...string[]];
      if (below.length > 0) continue;
      if (!inSections.has('*') && !inSections.has(name)) {
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
      for (const property of isTitled ? ['ui:title', 'ui:widget'] : ['ui:widget'])
        if (!(property in own))
          yield { file: 'ui', at, message: `"${name}" has no ${property}. Add it.` };
    }
  },
};
