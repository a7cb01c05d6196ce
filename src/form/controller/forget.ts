import {
  type Answers,
  type CompiledDefinition,
  type Pointer,
  normalizeAnswers,
  uiAt,
} from '#engine';

/** The answers without those that this answer has hidden, where ui.json says that they are forgotten then. */
export function withoutForgotten(
  definition: CompiledDefinition,
  at: Pointer,
  before: Answers,
  after: Answers,
): Answers {
  if (!uiAt(definition.ui, at)['ui:forgets']) return after;
  const shown = normalizeAnswers(definition, before);
  const stillShown = normalizeAnswers(definition, after);
  return Object.fromEntries(
    Object.entries(after).filter(([name]) => !(name in shown) || name in stillShown),
  );
}
