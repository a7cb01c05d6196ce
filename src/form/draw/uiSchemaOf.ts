import type { Schema, Ui } from '#engine';
import type { UiSchema } from '@rjsf/utils';
import { widgetFor } from './widgetFor';

/** RJSF's UI schema of a part: ours, with the widget of every field named. */
export function uiSchemaOf(schema: Schema, ui: Ui = {}): UiSchema {
  return named(schema, ui) as UiSchema;
}

function named(schema: Schema, ui: Ui = {}): Ui {
  if (schema.type !== 'object' || !schema.properties || schema.upload)
    return { ...ui, 'ui:field': widgetFor(schema, ui) };
  const fields = Object.entries<Schema>(schema.properties).map(
    ([name, part]) => [name, named(part, ui[name])] as const,
  );
  return { ...ui, ...Object.fromEntries(fields) };
}
