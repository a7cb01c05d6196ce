import type { CompiledDefinition, Pointer } from '#engine';
import type { ExampleFixtures } from '../examples/example';
import { readExample } from '../examples/readExample';
import type { Server } from '../lint/checkDefinition';
import { type Files, readDefinition, type SourceFiles } from '../read/readDefinition';
import { sourceOf } from '../read/sourceLocation';
import { MutantCompiler } from './compileMutant';
import { type BrokenDefinition, differencesOn, keepsContext, unbroken } from './exampleRuns';
import type { Notice } from './killer';
import type { SearchOptions } from './changedExamples';
import { KillerSearch } from './killerSearch';
import { MutantLint } from './lintMutant';
import { mayNotice, type TouchingExample } from './mayNotice';
import { type Mutant, mutated, type Operator } from './mutant';
import { operators } from './operators';
import { placesOf, touchedPlaces } from './touchedPlaces';

/** A mutant with where its change is written: in a file of the request type, or in a shared piece. */
export interface PlacedMutant extends Mutant {
  /** What is changed where it is written: the same for all request types that use a shared piece. */
  id: string;
  operator: string;
  part: Operator['part'];
  /** The file and the pointer in it of the first change. */
  source: { file: string; pointer: Pointer };
}

/** Who notices a mutant: the rule of lint, the example, or an example of another request type that uses the piece. */
export type NoticedBy = { rule: string } | { example: string } | { elsewhere: true };

interface PreparedExample extends TouchingExample {
  path: string;
}

/** Makes the mutants of one request type and finds who notices them. */
export class Mutator {
  readonly definition: CompiledDefinition;
  readonly sources: SourceFiles;
  readonly #compiler = new MutantCompiler();
  readonly #examples: PreparedExample[];
  /** The same, the last one that noticed a mutant first. */
  readonly #recent: PreparedExample[];
  #lint: MutantLint | undefined;
  #search: KillerSearch | undefined;

  /** `files`: those of a request type that `check` finds clean. */
  constructor(
    readonly key: string,
    files: Files,
    private readonly fixtures: ExampleFixtures,
    private readonly server: Server,
    private readonly optionsFor: (definition: CompiledDefinition) => SearchOptions,
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
        const touched = touchedPlaces(definition, context, example);
        return { path, kind, example, context, touched };
      });
    this.#recent = [...this.#examples];
  }

  /** Whether there is an accepted example, without which nothing can be tried. */
  get hasAccepted(): boolean {
    return this.#examples.some(({ kind }) => kind === 'accepted');
  }

  /** The examples that do not pass: with them nothing can be said of mutants. */
  failing(): string[] {
    const right = unbroken(this.definition);
    return this.#examples
      .filter((one) => differencesOn(right, one, this.fixtures).length > 0)
      .map(({ path }) => path);
  }

  /** Every mutant, in the order of the operators. */
  *mutants(): Generator<PlacedMutant> {
    for (const { id, part, mutantsOf } of operators)
      for (const mutant of mutantsOf(this.definition)) {
        if (mutant.edits.length === 0) continue;
        const path = `schemas/${this.key}/${mutant.file}.json`;
        const places = mutant.edits.map(({ at }) => sourceOf(this.sources, path, at));
        const what = mutant.edits.map(({ value }, i) => [places[i], value ?? null]);
        const own = JSON.stringify([id, what]);
        yield { ...mutant, id: own, operator: id, part, source: places[0]! };
      }
  }

  /** The first example, or else rule of lint, that notices a mutant; `undefined` where none does. */
  noticedBy(mutant: Mutant): NoticedBy | undefined {
    const broken = this.#broken(mutant);
    if (!broken) return { rule: 'schema-strict' };
    const example = this.#exampleAgainst(broken);
    if (example !== undefined) return { example };
    this.#lint ??= new MutantLint(this.definition, this.server);
    const rule = this.#lint.ruleAgainst(broken.definition, mutant.file);
    return rule === undefined ? undefined : { rule };
  }

  /** Whether an example notices a mutant that lint lets through. */
  isNoticedByExample(mutant: Mutant): boolean {
    const broken = this.#broken(mutant);
    return broken !== undefined && this.#exampleAgainst(broken) !== undefined;
  }

  /** All examples that notice a mutant. */
  noticingExamples(mutant: Mutant): string[] {
    const broken = this.#broken(mutant);
    if (!broken) return [];
    return this.#examples.filter((one) => this.#notices(broken, one)).map(({ path }) => path);
  }

  /** An example that would notice a mutant that nothing notices. */
  killerOf(mutant: PlacedMutant): Notice | undefined {
    this.#search ??= new KillerSearch(
      this.definition,
      this.#examples,
      this.fixtures,
      this.optionsFor(this.definition),
    );
    return this.#search.find(this.#broken(mutant)!, mutant.part);
  }

  /** `undefined` where the schema compiler refuses the mutant. */
  #broken(mutant: Mutant): BrokenDefinition | undefined {
    try {
      const definition = this.#compiler.compile(mutated(this.definition, mutant));
      return { mutant, definition, keepsContext: keepsContext(mutant) };
    } catch {
      return undefined;
    }
  }

  #exampleAgainst(broken: BrokenDefinition): string | undefined {
    for (const [i, one] of this.#recent.entries()) {
      if (!this.#notices(broken, one)) continue;
      // The example that notices one mistake often notices the next one, too.
      this.#recent.unshift(...this.#recent.splice(i, 1));
      return one.path;
    }
    return undefined;
  }

  #notices(broken: BrokenDefinition, one: PreparedExample): boolean {
    const places = placesOf(broken.mutant, this.definition.schema);
    return (
      mayNotice(broken.mutant, places, one) && differencesOn(broken, one, this.fixtures).length > 0
    );
  }
}
