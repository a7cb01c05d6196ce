import type { UiSchema } from '@rjsf/utils';
import {
  activeSchema,
  type Answers,
  type CompiledDefinition,
  drawnSections,
  type Schema,
  settle,
  type Ui,
} from '../../engine';
import { isShown } from './isShown';
import { uiSchemaOf } from './uiSchemaOf';

/** One RJSF form: a part of the active schema with its words. */
export interface DrawnForm {
  /** Stays the same while the section does. */
  name: string;
  schema: Schema;
  uiSchema: UiSchema;
}

/** The forms to draw for these answers, one for each section that shows a field. */
export function formsFor(definition: CompiledDefinition, answers: Answers): DrawnForm[] {
  const active = activeSchema(definition, settle(definition, answers));
  return drawnSections(definition, active).flatMap(({ title, description, layout, fields }, i) => {
    const part = partToDraw(active, definition.ui, fields);
    if (Object.keys(part.schema.properties).length === 0) return [];
    const uiSchema = {
      ...part.uiSchema,
      'ui:title': title ?? '',
      'ui:description': description,
      'ui:options': { layout },
    };
    return [{ name: `${i} ${title ?? ''}`, schema: part.schema, uiSchema }];
  });
}

/** Those of the named fields that are drawn, with their words. */
export function partToDraw(active: Schema, ui: Ui, names: string[]) {
  const fields = names.filter((name) => isShown(active.properties[name], ui[name]));
  const schema: Schema = {
    type: 'object',
    properties: Object.fromEntries(fields.map((name) => [name, active.properties[name]])),
    required: (active.required ?? []).filter((name: string) => fields.includes(name)),
  };
  const words = Object.fromEntries(fields.map((name) => [name, ui[name] ?? {}]));
  return { schema, uiSchema: uiSchemaOf(schema, words) };
}
