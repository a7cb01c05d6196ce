import { asOf, type CompiledDefinition, holds, transforms } from '#engine';
import { type CoverageEvent, eventOf } from './coverageEvent';
import { visit } from './visit';

/** Notes each `transform` that puts one of these answers right. */
export function noteTransforms(
  definition: CompiledDefinition,
  today: string,
  answers: unknown,
  note: (event: CoverageEvent) => void,
): void {
  const on = asOf(definition, today);
  const isMet = (place: string, value: unknown) => holds(on, `schema#${place}`, value);
  for (const { part, place, value } of visit(definition.schema, answers, isMet)) {
    const names: string[] = part.transform ?? [];
    if (typeof value !== 'string' || names.length === 0) continue;
    const text = value.trim();
    if (names.reduce((soFar, name) => transforms[name]!(soFar), text) !== text)
      note(eventOf(`schema#${place}/transform`, 'changed'));
  }
}
