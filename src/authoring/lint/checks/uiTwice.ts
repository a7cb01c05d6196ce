import { sectionNames } from '../shared/sectionNames';
import type { Check } from './check';

export const uiTwice: Check = {
  id: 'ui-twice',
  *run({ definition: { ui } }) {
    const seen = new Set<string>();
    for (const { name, at } of sectionNames(ui)) {
      if (seen.has(name))
        yield {
          file: 'ui',
          at,
          message: `"${name}" is duplicated in the sections. Keep it in one place.`,
        };
      seen.add(name);
    }
  },
};
