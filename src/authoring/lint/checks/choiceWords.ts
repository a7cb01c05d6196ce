import { engineMessages, isToTick, uiAt, widgetFor } from '#engine';
import { requiredMessage } from '../../newType/requiredMessage';
import type { Check } from './check';

/** Widgets that nothing is typed into, with what they ask for: the engine's own "Please enter …" is wrong for them. */
const untyped: { [widget: string]: string } = {
  select: 'a choice',
  radio: 'a choice',
  checkbox: 'a box to tick',
  button: 'a button',
  upload: 'a file',
  webcam: 'a photo',
};

export const choiceWords: Check = {
  id: 'choice-words',
  *run({ definition, fields }) {
    if ('required' in (definition.ui['ui:messages'] ?? {})) return;
    for (const at of new Set(fields.filter(({ isRequired }) => isRequired).map((one) => one.at))) {
      const own = uiAt(definition.ui, at);
      const described = fields.filter((field) => field.at === at);
      const { 'ui:title': title = '', 'ui:messages': messages = {} } = own;
      const { schema } = described[0]!;
      const widget = widgetFor(schema, own);
      const isPicked = widget === 'date' && own['ui:pickOnly'];
      const what = isPicked ? 'a choice' : untyped[widget];
      const isReadOnly = described.some((field) => field.schema.readOnly);
      if (isReadOnly || what === undefined || isToTick(schema, own)) continue;
      if ('required' in messages) continue;
      yield {
        file: 'ui',
        at,
        severity: 'warning',
        message: `"${at}" is ${what}, but its message is "${engineMessages(definition).rules.required}". Add "required" to its ui:messages, such as "${requiredMessage(schema, widget, title)}".`,
      };
    }
  },
};
