import type { Pointer, Schema } from '#engine';

/** The props of a widget. Options of ui.json come without their `ui:`. */
export interface AnswerProps {
  id: string;
  at: Pointer;
  schema: Schema;
  label: string;
  isRequired: boolean;
  ui: { [option: string]: any };
  value: unknown;
  onAnswer: (value: unknown) => void;
}
