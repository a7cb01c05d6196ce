import type { CompiledDefinition } from '../definition/definition';
import { oncePer } from '../json/oncePer';
import { interpolate } from '../text/message';
import { asOf } from './asOf';

/** Placeholders for facts about the insurer, for instance `careContact`. */
export type Insurer = { [name: string]: unknown };

/** The definition for one insurer and one day: fills in `{careContact}`, and conditions compute ages. */
export const definitionFor = (
  definition: CompiledDefinition,
  insurer: object,
  today: string,
): CompiledDefinition => asOf(filledFor(definition)(insurer), today);

const filledFor = oncePer((definition: CompiledDefinition) =>
  oncePer((insurer: object) => ({ ...definition, ui: filled(definition.ui, insurer) })),
);

function filled<T>(part: T, insurer: object): T;
function filled(part: unknown, insurer: object): unknown {
  if (typeof part === 'string')
    return part.includes('{') ? interpolate(part, { ...insurer }) : part;
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
