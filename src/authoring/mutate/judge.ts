import {
  type CompiledDefinition,
  type Definition,
  type Schema,
  schemaLocations,
  type Validate,
} from '#engine';
import { createAjv } from '#engine/compile';
import { checkExamples } from '../coverage/checkExamples';
import { countRules } from '../coverage/coverage';
import type { ExampleFixtures } from '../examples/example';
import { checkDefinition } from '../lint/checkDefinition';
import { type Files, readDefinition } from '../read/readDefinition';
import { type Mutant, mutated } from './mutant';

/** Who notices a mistake first. */
export type Verdict = 'lint' | 'examples' | 'coverage' | 'unnoticed';

/** Judges the mutants of one definition. What a mutant leaves alone is compiled once. */
export class MutantJudge {
  readonly definition: Definition;
  readonly #examples: [path: string, text: string][];
  readonly #words: Files;
  readonly #validators = new WeakMap<Schema, Validate>();
  /** What the examples do not cover without a mistake, because those of other request types do. */
  readonly #uncovered: Set<string>;
  readonly #ajv = createAjv({ allErrors: true, isSound: true });

  /** `files`: those of the request type, without errors. */
  constructor(
    private readonly key: string,
    files: Files,
    private readonly fixtures: ExampleFixtures,
    private readonly calls: Parameters<typeof checkDefinition>[2],
  ) {
    const read = readDefinition(key, files);
    if ('diagnostics' in read) throw new Error(`${key} cannot be read.`);
    this.definition = read.definition;
    const isExample = ([path]: [string, string]) => path.startsWith(`schemas/${key}/examples/`);
    this.#examples = Object.entries(files).filter(isExample);
    this.#words = Object.fromEntries(
      Object.entries(files).filter(([path]) => path.startsWith('schemas/_shared/words')),
    );
    this.#uncovered = new Set(this.#uncoveredBy(this.definition));
  }

  judge(mutant: Mutant): Verdict {
    const definition = mutated(this.definition, mutant);
    const files = this.#filesOf(definition);
    const found = checkDefinition(this.key, files, this.calls);
    if (found.length > 0) return 'lint';
    const compiled = this.#compile(definition);
    const { sources } = readDefinition(this.key, files);
    for (const [i, [path, text]] of this.#examples.entries()) {
      const { examples } = checkExamples(compiled, { [path]: text }, this.fixtures, sources);
      if (examples.every(({ diagnostics }) => diagnostics.length === 0)) continue;
      // The example that notices one mistake often notices the next one, too.
      this.#examples.unshift(...this.#examples.splice(i, 1));
      return 'examples';
    }
    const isNew = this.#uncoveredBy(definition).some((message) => !this.#uncovered.has(message));
    return isNew ? 'coverage' : 'unnoticed';
  }

  /** What the examples of a definition do not cover, in words. */
  #uncoveredBy(definition: Definition): string[] {
    const { sources } = readDefinition(this.key, this.#filesOf(definition));
    const examples = Object.fromEntries(this.#examples);
    const compiled = this.#compile(definition);
    const { events, pending } = checkExamples(compiled, examples, this.fixtures, sources);
    const { own, shared } = countRules(definition, sources, events, pending);
    return [...own, ...shared]
      .filter(({ isSeen }) => !isSeen)
      .map(({ message }) => JSON.stringify(message));
  }

  /** The definition as files of its own, without `$ref`. */
  #filesOf({ schema, ui, request }: Definition): Files {
    const parts = Object.entries({ schema, ui, request });
    const own = parts.map(([name, value]) => [
      `schemas/${this.key}/${name}.json`,
      JSON.stringify(value),
    ]);
    return { ...this.#words, ...Object.fromEntries(own) };
  }

  #compile(definition: Definition): CompiledDefinition {
    const validators = Object.fromEntries(
      Object.entries(schemaLocations(definition)).map(([location, schema]) => [
        location,
        this.#validatorOf(schema),
      ]),
    );
    return { ...definition, validators };
  }

  #validatorOf(schema: Schema): Validate {
    const known = this.#validators.get(schema);
    if (known) return known;
    const validate = this.#ajv.compile(schema) as unknown as Validate;
    // The compiler keeps all schemas that it has seen.
    this.#ajv.removeSchema(schema);
    this.#validators.set(schema, validate);
    return validate;
  }
}
