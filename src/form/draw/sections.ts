import type { UiSchema } from '@rjsf/utils';
import {
  activeSchema,
  type Answers,
  type CompiledDefinition,
  drawnSections,
  type Schema,
  settle,
} from '../../engine';
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
  return drawnSections(definition, active).map(({ title, description, layout, fields }, i) => {
    const schema: Schema = {
      type: 'object',
      properties: Object.fromEntries(fields.map((name) => [name, active.properties[name]])),
      required: (active.required ?? []).filter((name: string) => fields.includes(name)),
    };
    const uiSchema = {
      ...uiSchemaOf(schema, fieldsOnly(definition.ui, fields)),
      'ui:title': title ?? '',
      'ui:description': description,
      'ui:options': { layout },
    };
    return { name: `${i} ${title ?? ''}`, schema, uiSchema };
  });
}

const fieldsOnly = (ui: CompiledDefinition['ui'], fields: string[]) =>
  Object.fromEntries(fields.map((name) => [name, ui[name] ?? {}]));
