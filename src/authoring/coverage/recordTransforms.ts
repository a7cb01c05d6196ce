import { applyTransforms, asOf, type CompiledDefinition, holds } from '#engine';
import { type CoverageEvent, eventOf } from './coverageEvent';
import { evaluatedSubschemas } from './evaluatedSubschemas';

/** Records each `transform` that changes one of these answers. */
export function recordTransforms(
  definition: CompiledDefinition,
  today: string,
  answers: unknown,
  record: (event: CoverageEvent) => void,
): void {
  const onDay = asOf(definition, today);
  const isTrue = (location: string, value: unknown) => holds(onDay, `schema#${location}`, value);
  for (const evaluated of evaluatedSubschemas(definition.schema, answers, isTrue)) {
    if (typeof evaluated.value !== 'string') continue;
    const text = evaluated.value.trim();
    if (applyTransforms(evaluated.schema, text) !== text)
      record(eventOf(`schema#${evaluated.location}/transform`, 'changed'));
  }
}
