import type { Schema } from '#engine';
import { requiredMessage } from '../newType/requiredMessage';
import { schemaOf } from './schemaOf';
import type { Scope } from './scope';

/** Widgets that nothing is typed into: the engine's own "Please enter" is wrong for them. */
const chosen = ['select', 'radio', 'checkboxes', 'checkbox', 'upload'];

/** Says what to do about the fields that must be answered and are not typed. */
export function addMessages(scope: Scope): void {
  const names = new Set(requiredIn(schemaOf(scope.base)));
  for (const { name, type } of scope.fields) {
    const ui = scope.ui[name];
    const { 'ui:widget': widget = '', 'ui:title': title = '' } = ui ?? {};
    if (ui && names.has(name) && chosen.includes(widget))
      ui['ui:messages'] = { required: requiredMessage({ type }, widget, title) };
  }
}

function requiredIn({ required = [], allOf = [] }: Schema): string[] {
  return [required, ...(allOf as Schema[]).map(({ then = {} }) => requiredIn(then))].flat();
}
