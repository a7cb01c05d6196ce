import { engineMessages, uiAt } from '#engine';
import type { Check } from './check';

/** Widgets that nothing is typed into: the engine's own "Please enter …" is wrong for them. */
const choices = ['select', 'radio', 'upload', 'webcam'];

export const choiceWords: Check = {
  id: 'choice-words',
  *run({ definition, fields }) {
    if ('required' in (definition.ui['ui:messages'] ?? {})) return;
    for (const at of new Set(fields.filter(({ isRequired }) => isRequired).map((one) => one.at))) {
      const own = uiAt(definition.ui, at);
      const { 'ui:widget': widget = '', 'ui:messages': messages = {} } = own;
      const isChoice = choices.includes(widget) || (widget === 'date' && own['ui:pickOnly']);
      const isReadOnly = fields.some((field) => field.at === at && field.schema.readOnly);
      if (isReadOnly || !isChoice || 'required' in messages) continue;
      yield {
        file: 'ui',
        at,
        severity: 'warning',
        message: `"${at}" is a choice, but its message is "${engineMessages(definition).rules.required}". Add "required" to its ui:messages.`,
      };
    }
  },
};
