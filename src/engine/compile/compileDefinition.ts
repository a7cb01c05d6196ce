import { createAjv, type AjvSettings } from '../schema/ajv';
import type { CompiledDefinition, Definition, Schema, Validate } from '../definition/definition';
import { schemaLocations } from '../schema/locations';

/** A definition with its validators, compiled here and now (server, workbench, checker; the browser gets a module). */
export function compileDefinition(
  definition: Definition,
  settings: AjvSettings,
): CompiledDefinition {
  const ajv = createAjv(settings);
  const validators: { [place: string]: Validate } = {};
  for (const [place, schema] of Object.entries(schemaLocations(definition)))
    validators[place] = ajv.compile(schema) as unknown as Validate;
  return { ...definition, validators };
}

/** One JSON Schema by itself, with our formats and keywords. */
export function compileSchema(schema: Schema): Validate {
  return createAjv({ allErrors: false }).compile(schema) as unknown as Validate;
}

/** Several JSON Schemas that say where and in which part of the schema each error arose (shapes of files). */
export function compileAll(schemas: { [name: string]: Schema }): { [name: string]: Validate } {
  const ajv = createAjv({ allErrors: true, verbose: true });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      ajv.compile(schema) as unknown as Validate,
    ]),
  );
}
