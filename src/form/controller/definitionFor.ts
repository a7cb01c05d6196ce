import { asOf, type CompiledDefinition, interpolate } from '#engine';

/** What a request type may call the insurer by, for instance `careContact`. */
export type Insurer = { [name: string]: unknown };

/** A request type for one insurer and one day: its words say `{careContact}`, its conditions count ages. */
export const definitionFor = (
  definition: CompiledDefinition,
  insurer: Insurer,
  today: string,
): CompiledDefinition => asOf({ ...definition, ui: filled(definition.ui, insurer) }, today);

function filled<T>(part: T, insurer: Insurer): T;
function filled(part: unknown, insurer: Insurer): unknown {
  if (typeof part === 'string') return interpolate(part, insurer);
  if (Array.isArray(part)) return part.map((entry) => filled(entry, insurer));
  if (part === null || typeof part !== 'object') return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, filled(value, insurer)]),
  );
}
