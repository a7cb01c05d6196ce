import { isGroup, partsOf, pointerOf, type Schema, typesOfWidget, uiAt, widgetFor } from '#engine';
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
      const lacks = (property: string) => `"${at.slice(1)}" has no ${property}.`;
      const described = fields.find((field) => field.at === at)?.schema;
      const lacksWidget = !groups.has(at) && !('ui:widget' in own);
      if (lacksWidget)
        yield { file: 'ui', at, message: `${lacks('ui:widget')} ${widgetAdvice(described ?? {})}` };
      // What is only read may be hidden, which needs no title.
      const mayBeHidden = lacksWidget && described?.readOnly === true;
      if (isTitled && !mayBeHidden && !('ui:title' in own))
        yield { file: 'ui', at, message: `${lacks('ui:title')} Add it.` };
    }
  },
};

function widgetAdvice(schema: Schema): string {
  const fits = (widget: string) => typesOfWidget(widget)!.includes(schema.type);
  if (!schema.readOnly || !fits('hidden')) return `Add it, such as "${widgetFor(schema)}".`;
  const hidden = '"hidden" where only conditions and steps read it';
  return fits('existing')
    ? `Add "existing", which shows its value, or ${hidden}.`
    : `Add ${hidden}.`;
}
