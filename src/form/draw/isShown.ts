import type { Schema, Ui } from '#engine';
import { widgetFor } from './widgetFor';

/** Whether anything of a field is drawn: some values are for rules alone. */
export const isShown = (schema: Schema, ui: Ui = {}): boolean => widgetFor(schema, ui) !== 'hidden';
