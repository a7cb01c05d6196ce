import {
  activeSchema,
  choicesOf,
  type CompiledDefinition,
  type Context,
  drawnSections,
  labelOf,
  type NormalizedAnswers,
  pointerOf,
  type Schema,
  uiAt,
} from '#engine';
import type { ShownField, ShownSection } from './example';

/** A section with all that an example can state of it. */
export interface DrawnFormSection extends Required<Omit<ShownSection, 'fields'>> {
  fields: Required<ShownField>[];
}

/** The sections of a form with their visible fields, as it is drawn with these answers. */
export function drawnForm(
  definition: CompiledDefinition,
  context: Context,
  answers: NormalizedAnswers,
): DrawnFormSection[] {
  const active = activeSchema(definition, answers);
  const isVisible = (name: string) =>
    uiAt(definition.ui, pointerOf(name))['ui:widget'] !== 'hidden';
  return drawnSections(definition, active)
    .map(({ title, description, fields }) => ({
      title: title ?? '',
      description: description ?? '',
      fields: fields
        .filter(isVisible)
        .map((name) => drawnField(definition, context, name, active.properties[name])),
    }))
    .filter(({ fields }) => fields.length > 0);
}

function drawnField(
  definition: CompiledDefinition,
  { lists = {} }: Context,
  field: string,
  schema: Schema,
): Required<ShownField> {
  const at = pointerOf(field);
  const ui = uiAt(definition.ui, at);
  const options = lists[at];
  return {
    field,
    label: labelOf(definition, at),
    help: ui['ui:help'] ?? '',
    placeholder: ui['ui:placeholder'] ?? '',
    choices: options
      ? options.map(({ label }) => label)
      : choicesOf(schema, ui['ui:enumNames']).map(({ label, value }) => label ?? String(value)),
  };
}
