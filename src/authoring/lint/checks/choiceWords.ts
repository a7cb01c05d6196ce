import { uiAt, engineMessages } from '#engine';
import type { Check } from './check';

/** Widgets that are not typed into: "Please enter …" is wrong for them. */
const chosen = ['select', 'radio', 'date', 'upload', 'webcam'];

export const choiceWords: Check = {
  id: 'choice-words',
  explains: 'Without words of its own a choice that is missing is asked for as if it were typed.',
  run: ({ definition, fields }) => {
    if ('required' in (definition.ui['ui:messages'] ?? {})) return [];
    return [...new Set(fields.filter(({ isRequired }) => isRequired).map(({ at }) => at))].flatMap(
      (at) => {
        const { 'ui:widget': widget = '', 'ui:messages': messages = {} } = uiAt(definition.ui, at);
        const isReadOnly = fields.some((field) => field.at === at && field.schema.readOnly);
        if (isReadOnly || !chosen.includes(widget) || 'required' in messages) return [];
        return [
          {
            part: 'ui',
            at,
            severity: 'warning',
            message: `"${at}" is chosen, and without words of its own it says "${engineMessages(definition).rules.required}". Add "required" to its ui:messages.`,
          },
        ];
      },
    );
  },
};
