import type { CompiledDefinition } from '../definition/definition';

/** A definition as it holds on a day (YYYY-MM-DD): conditions on ages and dates are held against it. */
export function asOf(definition: CompiledDefinition, today: string): CompiledDefinition {
  return definition.today === today ? definition : { ...definition, today };
}
