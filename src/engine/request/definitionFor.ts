import type { CompiledDefinition } from '../definition/definition';
import { interpolate } from '../text/message';
import { asOf } from './asOf';

/** Placeholders for facts about the insurer, for instance `careContact`. */
export type Insurer = { [name: string]: unknown };

/** The definition for one insurer and one day: fills in `{careContact}`, and conditions compute ages. */
export const definitionFor = (
  definition: CompiledDefinition,
  insurer: Insurer,
  today: string,
): CompiledDefinition => asOf({ ...definition, ui: filled(definition.ui, insurer) }, today);

function filled<T>(part: T, insurer: Insurer): T;
function filled(part: unknown, insurer: Insurer): unknown {
  if (typeof part === 'string') return part.includes('{') ? interpolate(part, insurer) : part;
  if (part === null || typeof part !== 'object') return part;
  // Few texts have a placeholder: all that has none is not copied.
  let copy: object | undefined;
  for (const [name, value] of Object.entries(part)) {
    const own: unknown = filled(value, insurer);
    if (own !== value)
      Object.assign((copy ??= Array.isArray(part) ? [...part] : { ...part }), { [name]: own });
  }
  return copy ?? part;
}
