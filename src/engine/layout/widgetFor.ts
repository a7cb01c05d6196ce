import type { Schema } from '../definition/definition';
import type { Ui } from '../definition/ui';
import type { WidgetName } from '../definition/widgets';
import { isMultipleChoice } from '../schema/multipleChoice';

/** The default widget of a field: the first that fits. */
const fitting: [WidgetName, (schema: Schema, ui: Ui) => boolean][] = [
  ['upload', ({ upload }) => upload !== undefined],
  ['checkboxes', isMultipleChoice],
  ['entries', ({ type }) => type === 'array'],
  ['note', ({ type }) => type === 'null'],
  ['radio', ({ type }) => type === 'boolean'],
  ['select', (schema) => Boolean(schema.enum ?? schema.oneOf)],
  ['date', ({ format }) => format === 'date'],
  ['otp', ({ proof }, ui) => proof !== undefined && ui['ui:verify'] === undefined],
  ['existing', ({ readOnly }) => readOnly === true],
  ['text', () => true],
];

export function widgetFor(schema: Schema, ui: Ui = {}): WidgetName {
  return (
    (ui['ui:widget'] as WidgetName | undefined) ?? fitting.find(([, fits]) => fits(schema, ui))![0]
  );
}

/** Whether a field is visible: some values are for rules only. */
export const isDrawn = (schema: Schema, ui: Ui = {}): boolean => widgetFor(schema, ui) !== 'hidden';
