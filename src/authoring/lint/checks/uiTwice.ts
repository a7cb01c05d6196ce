import { fieldsOf, pointerOf } from '#engine';
import type { Check } from './check';

export const uiTwice: Check = {
  id: 'ui-twice',
  explains: 'A field that stands in the form twice is asked twice.',
  run({ definition: { ui } }) {
    const seen = new Set<string>();
    return (ui['ui:sections'] ?? []).flatMap((section, i) =>
      fieldsOf(section).flatMap((name) => {
        if (!seen.has(name)) {
          seen.add(name);
          return [];
        }
        const index = section.fields?.lastIndexOf(name) ?? -1;
        return [
          {
            part: 'ui' as const,
            at:
              index === -1
                ? pointerOf('ui:sections', i)
                : pointerOf('ui:sections', i, 'fields', index),
            message: `"${name}" stands in the form twice. Leave it in one place.`,
          },
        ];
      }),
    );
  },
};
