import { fieldsOf, partsOf, uiAt } from '#engine';
import type { Check } from './check';

export const uiFieldWithoutPlace: Check = {
  id: 'ui-field-without-place',
  explains: 'Every field needs a place in the form, a title and a widget, or nobody can answer it.',
  run({ definition: { ui }, fields }) {
    const sections = ui['ui:sections'];
    const placed = new Set(sections?.flatMap(fieldsOf) ?? ['*']);
    const names = [...new Set(fields.map(({ at }) => at))].filter((at) => partsOf(at).length === 1);
    return names.flatMap((at) => {
      const [name] = partsOf(at);
      if (!placed.has('*') && !placed.has(name!))
        return [
          {
            part: 'ui',
            at: '/ui:sections',
            message: `"${name}" stands in no section. Name it in one, or write "*" for the rest.`,
          },
        ];
      const own = uiAt(ui, at);
      // What is never drawn needs no name; a note may do without.
      const needs = ['hidden', 'note'].includes(own['ui:widget'] ?? '')
        ? ['ui:widget']
        : ['ui:title', 'ui:widget'];
      const lacks = needs.filter((word) => !(word in own));
      return lacks.map((word) => ({
        part: 'ui',
        at,
        message: `"${name}" has no ${word}. Add it.`,
      }));
    });
  },
};
