import {
  type CompiledDefinition,
  type Definition,
  type Schema,
  schemaLocations,
  type Validate,
} from '#engine';
import { createAjv } from '#engine/compile';

/** The compiler keeps something of every schema that it has seen: a new one is made after so many. */
const mostPerAjv = 300;

/** Compiles the mutants of a definition. A schema that a mutant leaves alone is compiled once for all of them. */
export class MutantCompiler {
  readonly #validators = new WeakMap<Schema, Validate>();
  #ajv = createAjv({ allErrors: true, isSound: true });
  #compiled = 0;

  compile(definition: Definition): CompiledDefinition {
    const validators: CompiledDefinition['validators'] = {};
    for (const [location, schema] of Object.entries(schemaLocations(definition)))
      validators[location] = this.#validatorOf(schema);
    return { ...definition, validators };
  }

  #validatorOf(schema: Schema): Validate {
    const known = this.#validators.get(schema);
    if (known) return known;
    if (++this.#compiled % mostPerAjv === 0)
      this.#ajv = createAjv({ allErrors: true, isSound: true });
    const validate = this.#ajv.compile(schema) as unknown as Validate;
    this.#ajv.removeSchema(schema);
    this.#validators.set(schema, validate);
    return validate;
  }
}
