import type { CompiledDefinition } from '../definition/definition';

const dated = new WeakMap<CompiledDefinition, CompiledDefinition>();

/**
 * A definition as of a day (YYYY-MM-DD), with which rules on ages and dates compare. On the same day it is the same
 * object, so that what is found in it once can be kept.
 */
export function asOf(definition: CompiledDefinition, today: string): CompiledDefinition {
  if (definition.today === today) return definition;
  let found = dated.get(definition);
  if (found?.today !== today) dated.set(definition, (found = { ...definition, today }));
  return found!;
}
