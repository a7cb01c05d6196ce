import { asOf, type CompiledDefinition, holds, transforms } from '#engine';
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
    const names: string[] = evaluated.schema.transform ?? [];
    if (typeof evaluated.value !== 'string' || names.length === 0) continue;
    const text = evaluated.value.trim();
    if (names.reduce((soFar, name) => transforms[name]!(soFar), text) !== text)
      record(eventOf(`schema#${evaluated.location}/transform`, 'changed'));
  }
}
