import {
  activeSchema,
  type AskedField,
  askedWithin,
  choicesOf,
  type CompiledDefinition,
  type Context,
  drawnSections,
  labelOf,
  type NormalizedAnswers,
  offeredChoices,
  pointerOf,
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
  const isVisible = ({ at }: AskedField) => uiAt(definition.ui, at)['ui:widget'] !== 'hidden';
  return drawnSections(definition, active)
    .map(({ title, description, fields }) => ({
      title: title ?? '',
      description: description ?? '',
      fields: fields
        .flatMap((name) => askedWithin(active.properties[name], pointerOf(name)))
        .filter(isVisible)
        .map((field) => drawnField(definition, context, answers, field)),
    }))
    .filter(({ fields }) => fields.length > 0);
}

function drawnField(
  definition: CompiledDefinition,
  context: Context,
  answers: NormalizedAnswers,
  { at, schema }: AskedField,
): Required<ShownField> {
  const ui = uiAt(definition.ui, at);
  const options = context.lists?.[at];
  const all = choicesOf(schema, ui['ui:enumNames']);
  return {
    field: at.slice(1),
    label: labelOf(definition, at),
    help: ui['ui:help'] ?? '',
    placeholder: ui['ui:placeholder'] ?? '',
    choices: options
      ? options.map(({ label }) => label)
      : offeredChoices(definition, context, answers, at, all).map(
          ({ label, value }) => label ?? String(value),
        ),
  };
}
