import { type CompiledDefinition, type Context, type Definition, type Pointer } from '#engine';
import type { ExampleFixtures } from '../examples/example';
import { readExample } from '../examples/readExample';
import type { Server } from '../lint/checkDefinition';
import { type Files, readDefinition, type SourceFiles } from '../read/readDefinition';
import { sourceOf } from '../read/sourceLocation';
import { MutantCompiler } from './compileMutant';
import { differencesOn, type RunnableExample } from './exampleRuns';
import type { Killer } from './killer';
import { KillerSearch, type SearchOptions } from './killerSearch';
import { MutantLint } from './lintMutant';
import { type Mutant, mutated, type Operator } from './mutant';
import { operators } from './operators';
import { placesOf, touchedPlaces } from './touchedPlaces';

/** A mutant with where its change is written: in a file of the request type, or in a shared piece. */
export interface PlacedMutant extends Mutant {
  operator: string;
  part: Operator['part'];
  /** The file and the pointer in it of the first change. */
  source: { file: string; pointer: Pointer };
}

/** Who notices a mutant: the rule of lint, the example, or an example of another request type that uses the piece. */
export type NoticedBy = { rule: string } | { example: string } | { elsewhere: true };

interface PreparedExample extends RunnableExample {
  path: string;
  context: Context;
  touched: Set<Pointer>;
}

/** The parts of request.json that an example's context does not depend on. */
const outsideContext = /^\/(steps|policies|success|submitWhen|openRequestCheck)(\/|$)/;

/** Makes the mutants of one request type and finds who notices them. */
export class Mutator {
  readonly definition: CompiledDefinition;
  readonly sources: SourceFiles;
  readonly #compiler = new MutantCompiler();
  readonly #examples: PreparedExample[];
  #lint: MutantLint | undefined;
  #search: KillerSearch | undefined;

  /** `files`: those of a request type that `check` finds clean. */
  constructor(
    readonly key: string,
    files: Files,
    private readonly fixtures: ExampleFixtures,
    private readonly server: Server,
    private readonly options: SearchOptions,
  ) {
    const read = readDefinition(key, files);
    if ('diagnostics' in read) throw new Error(`${key} cannot be read.`);
    this.sources = read.sources;
    const definition = (this.definition = this.#compiler.compile(read.definition));
    this.#examples = Object.entries(files)
      .filter(([path]) => path.startsWith(`schemas/${key}/examples/`))
      .flatMap(([path, text]) => {
        const parsed = readExample(path, text, definition, fixtures);
        if ('diagnostics' in parsed) return [];
        const { kind, example } = parsed;
        const context = fixtures.contextOf(definition, example);
        return {
          path,
          kind,
          example,
          context,
          touched: touchedPlaces(definition, context, example),
        };
      });
  }

  /** The examples that do not pass: with them nothing can be said of mutants. */
  failing(): string[] {
    return this.#examples
      .filter((one) => differencesOn(this.definition, one, this.fixtures, one.context).length > 0)
      .map(({ path }) => path);
  }

  /** Every mutant, in the order of the operators. */
  *mutants(): Generator<PlacedMutant> {
    for (const { id, part, mutantsOf } of operators)
      for (const mutant of mutantsOf(this.definition)) {
        const [first] = mutant.edits;
        if (!first) continue;
        const path = `schemas/${this.key}/${mutant.file}.json`;
        const source = sourceOf(this.sources, path, first.at);
        yield { ...mutant, operator: id, part, source };
      }
  }

  /** The first example, or else rule of lint, that notices a mutant; `undefined` where none does. */
  noticedBy(mutant: Mutant): NoticedBy | undefined {
    const broken = mutated(this.definition, mutant);
    const compiled = this.#compiled(broken);
    if (!compiled) return { rule: 'schema-strict' };
    const example = this.#exampleAgainst(mutant, compiled);
    if (example !== undefined) return { example };
    this.#lint ??= new MutantLint(this.definition, this.server);
    const rule = this.#lint.ruleAgainst(broken);
    return rule === undefined ? undefined : { rule };
  }

  /** An example that would notice a mutant that nothing notices. */
  killerOf(mutant: PlacedMutant): Killer | undefined {
    this.#search ??= new KillerSearch(this.definition, this.#examples, this.fixtures, this.options);
    return this.#search.find(
      mutant,
      mutant.part,
      this.#compiled(mutated(this.definition, mutant))!,
    );
  }

  /** `undefined` where the schema compiler refuses the mutant. */
  #compiled(broken: Definition): CompiledDefinition | undefined {
    try {
      return this.#compiler.compile(broken);
    } catch {
      return undefined;
    }
  }

  #exampleAgainst(mutant: Mutant, compiled: CompiledDefinition): string | undefined {
    const places = placesOf(mutant, this.definition.schema);
    const keepsContext =
      mutant.file === 'ui' ||
      (mutant.file === 'request' && mutant.edits.every(({ at }) => outsideContext.test(at)));
    for (const [i, one] of this.#examples.entries()) {
      const { path, context, touched, example } = one;
      const isTouched =
        !places ||
        example.opens !== undefined ||
        example.shows !== undefined ||
        places.some((place) => touched.has(place));
      if (!isTouched) continue;
      const known = keepsContext ? context : undefined;
      if (differencesOn(compiled, one, this.fixtures, known).length === 0) continue;
      // The example that notices one mistake often notices the next one, too.
      this.#examples.unshift(...this.#examples.splice(i, 1));
      return path;
    }
    return undefined;
  }
}
