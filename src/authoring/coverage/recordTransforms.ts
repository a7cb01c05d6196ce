import { applyTransforms, asOf, type CompiledDefinition, holds } from '#engine';
import { type CoverageEvent, eventOf } from './coverageEvent';
import { evaluatedSubschemas } from './evaluatedSubschemas';

/** Records each part of a `transform` without which one of these answers would come out otherwise. */
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
    const { transform = [] } = evaluated.schema;
    const whole = applyTransforms(evaluated.schema, text);
    for (const [i, name] of (transform as string[]).entries())
      if (applyTransforms({ transform: transform.toSpliced(i, 1) }, text) !== whole)
        record(eventOf(`schema#${evaluated.location}/transform`, name));
  }
}
