import { createAjv, type AjvSettings } from '../schema/ajv';
import type { CompiledDefinition, Definition, Schema, Validate } from '../definition/definition';
import { schemaLocations } from '../schema/locations';

/** Compiles the validators of a definition (server and authoring; the browser gets a {@link standaloneModule}). */
export function compileDefinition(
  definition: Definition,
  settings: AjvSettings,
): CompiledDefinition {
  const ajv = createAjv(settings);
  const validators: { [location: string]: Validate } = {};
  for (const [location, schema] of Object.entries(schemaLocations(definition)))
    validators[location] = ajv.compile(schema) as unknown as Validate;
  return { ...definition, validators };
}

/** Compiles one JSON Schema with the engine's formats and keywords; it stops at the first error. */
export function compileSchema(schema: Schema): Validate {
  return createAjv({ allErrors: false }).compile(schema) as unknown as Validate;
}
