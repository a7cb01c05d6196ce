import { fieldsOf, pointerOf } from '#engine';
import type { Check } from './check';

export const uiTwice: Check = {
  id: 'ui-twice',
  *run({ definition: { ui } }) {
    const seen = new Set<string>();
    for (const [i, section] of (ui['ui:sections'] ?? []).entries())
      for (const name of fieldsOf(section)) {
        const index = section.fields?.lastIndexOf(name) ?? -1;
        const inFields = index === -1 ? '' : pointerOf('fields', index);
        if (seen.has(name))
          yield {
            file: 'ui',
            at: pointerOf('ui:sections', i) + inFields,
            message: `"${name}" is duplicated in the sections. Keep it in one place.`,
          };
        seen.add(name);
      }
  },
};
