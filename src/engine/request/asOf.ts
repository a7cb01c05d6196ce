import type { CompiledDefinition } from '../definition/definition';

/** A definition as of a day (YYYY-MM-DD), with which rules on ages and dates compare. */
export function asOf(definition: CompiledDefinition, today: string): CompiledDefinition {
  return definition.today === today ? definition : { ...definition, today };
}
