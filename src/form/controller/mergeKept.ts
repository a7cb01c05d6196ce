import { activeSchema, type Answers, type CompiledDefinition, normalizeAnswers } from '#engine';
import { deepEquals } from '@rjsf/utils';

interface Sides {
  /** What the form starts with. */
  first: Answers;
  /** What was typed here, as it differs from that. */
  typed: Answers;
  /** The form as both sides last had it in common. */
  base: Answers | undefined;
  /** The form as it is kept now. */
  kept: Answers;
}

/** What was typed, here or elsewhere: what changed here since both sides agreed wins over what is kept. */
export function mergeKept(
  definition: CompiledDefinition,
  { first, typed, base, kept }: Sides,
): Answers {
  const merged: Answers = { ...kept };
  // What stands in the first answers and could have been answered, but is not kept, was taken out.
  const asked = activeSchema(definition, normalizeAnswers(definition, kept)).properties;
  for (const name of Object.keys(first)) if (name in asked && !(name in kept)) merged[name] = null;
  for (const [name, value] of Object.entries(typed))
    if (!base || !deepEquals(value ?? undefined, base[name])) merged[name] = value;
  for (const name of Object.keys(base ?? {}))
    if (!(name in typed) && !deepEquals(base![name], first[name]))
      merged[name] = first[name] ?? null;
  return merged;
}
