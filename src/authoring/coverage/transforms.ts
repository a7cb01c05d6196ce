import { type CompiledDefinition, transforms } from '#engine';
import { type CoverageEvent, eventOf } from './coverageEvent';
import { visit } from './visit';

/** Notes each `transform` that puts one of these answers right. */
export function noteTransforms(
  { schema, validators }: CompiledDefinition,
  today: string,
  answers: unknown,
  note: (event: CoverageEvent) => void,
): void {
  const holds = (place: string, value: unknown) =>
    validators[`schema#${place}`]!.call({ today }, value);
  for (const { part, place, value } of visit(schema, answers, holds)) {
    const names: string[] = part.transform ?? [];
    if (typeof value !== 'string' || names.length === 0) continue;
    const text = value.trim();
    if (names.reduce((soFar, name) => transforms[name]!(soFar), text) !== text)
      note(eventOf(`schema#${place}/transform`, 'changed'));
  }
}
