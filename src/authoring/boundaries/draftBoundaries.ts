import { type CompiledDefinition, getAt } from '#engine';
import { checkExamples } from '../coverage/checkExamples';
import type { Diagnostic } from '../diagnostic';
import { DistinctNames } from '../draft/distinctNames';
import type { DraftOptions } from '../draft/draft';
import { exampleText } from '../draft/exampleText';
import { exampleKind, type Example, type ExampleFixtures } from '../examples/example';
import { fieldNameOf } from '../fill/field';
import type { Files, SourceFiles } from '../read/readDefinition';
import { answerTrials } from './answerTrials';
import { Attempts, type Outcome } from './attempt';
import { type Base, baseOf } from './base';
import { boundariesOf, isShown, type LocatedBoundary } from './boundariesOf';
import { conditionTrials } from './conditionTrials';
import { Reasons } from './reasons';
import { families, type Family } from './families';
import { FilledForms } from './filledForms';
import type { Trial } from './trial';
import { wordsForBoundary, wordsForFamily } from './words';

export interface BoundaryDrafts {
  /** Texts of new examples by path. */
  files: Files;
  /** Of how many boundaries, how many an example shows already, and how many the new ones show. */
  all: number;
  shown: number;
  drafted: number;
  /** Each boundary for which no example was found, and why. */
  left: Diagnostic[];
}

/** So many trials for one boundary. */
const mostTrials = 16;

/**
 * An example for each boundary that the examples in `files` do not show, as far as one is found. The same files give the
 * same examples.
 */
export function draftBoundaries(
  definition: CompiledDefinition,
  files: Files,
  fixtures: ExampleFixtures,
  sources: SourceFiles,
  options: DraftOptions,
): BoundaryDrafts {
  return new BoundaryDrafter(definition, files, fixtures, sources, options).run();
}

class BoundaryDrafter {
  readonly #attempts: Attempts;
  readonly #bases: Base[] = [];
  readonly #all: LocatedBoundary[];
  /** By id: a rule of a shared file can hold at several places, of which one is enough. */
  readonly #missing: Map<string, LocatedBoundary[]>;
  readonly #names: DistinctNames;
  readonly #files: Files = {};
  readonly #forms: FilledForms;

  constructor(
    readonly definition: CompiledDefinition,
    readonly files: Files,
    readonly fixtures: ExampleFixtures,
    sources: SourceFiles,
    readonly options: DraftOptions,
  ) {
    this.#attempts = new Attempts(definition, fixtures, sources, options.suggestions);
    this.#names = new DistinctNames(definition.key, files);
    const { examples, events } = checkExamples(definition, files, fixtures, sources);
    for (const { file, diagnostics } of examples) {
      if (diagnostics.length > 0 || exampleKind(file) !== 'accepted') continue;
      const base = baseOf(definition, fixtures, JSON.parse(files[file]!));
      if (base) this.#bases.push(base);
    }
    // An example that changes records is about them.
    this.#bases.sort((one, other) => oddity(one.example) - oddity(other.example));
    this.#forms = new FilledForms(definition, fixtures, this.#attempts, this.#bases, options.today);
    this.#all = boundariesOf(definition, sources);
    this.#missing = new Map();
    const shown = new Set(this.#all.filter((one) => isShown(one, events)).map(({ id }) => id));
    for (const one of this.#all)
      if (!shown.has(one.id) && !options.coveredElsewhere.has(one.id))
        this.#missing.set(one.id, [...(this.#missing.get(one.id) ?? []), one]);
  }

  run(): BoundaryDrafts {
    const wanted = this.#missing.size;
    for (const family of families) this.#draftTogether(family);
    const left: Diagnostic[] = [];
    for (const [id, [first, ...others]] of this.#missing) {
      const reason = this.#draft(first!);
      for (const other of others) this.#draft(other);
      if (this.#missing.has(id))
        left.push({ ...first!.place, severity: 'warning', rule: 'boundary', message: reason });
    }
    const all = new Set(this.#all.map(({ id }) => id)).size;
    return {
      files: this.#files,
      all,
      shown: all - wanted,
      drafted: wanted - left.length,
      left,
    };
  }

  /** One accepted example for all boundaries of a kind that it can show at once. */
  #draftTogether(family: Family): void {
    for (const base of this.#bases) {
      const of = [...this.#missing.values()].flat().filter(family.has);
      let trials = of.flatMap((boundary) => [...this.#trials(boundary, base, false)].slice(0, 1));
      trials = oncePerPlace(trials.filter(({ kinds }) => kinds.includes('accepted')));
      for (let round = 0; round < 3 && trials.length > 1; round++) {
        const outcome = this.#attempts.run(base, trials);
        if ('found' in outcome) {
          this.#keep(outcome, wordsForFamily(base.definition, family, trials));
          break;
        }
        const wrong = outcome.problems.map(({ at }) => `/answers${at}`);
        const right = trials.filter(({ at }) => !wrong.includes(at));
        if (right.length === trials.length) break;
        trials = right;
      }
    }
  }

  /** Drafts an example, or says why there is none. */
  #draft(boundary: LocatedBoundary): string {
    const reasons = new Reasons(this.definition, boundary);
    if (!this.#missing.has(boundary.id)) return reasons.text;
    let count = 0;
    for (const base of this.#basesFor(boundary)) {
      const isFirst = count === 0;
      for (const trial of this.#trials(boundary, base, isFirst, reasons)) {
        if (count++ >= mostTrials) return reasons.text;
        const outcome = this.#attempts.run(base, [trial]);
        if ('found' in outcome) {
          const words = wordsForBoundary(
            base.definition,
            trial,
            outcome.found.kind,
            outcome.found.example.today,
          );
          this.#keep(outcome, words);
          return reasons.text;
        }
        reasons.add(outcome);
      }
    }
    return reasons.text;
  }

  #trials(
    boundary: LocatedBoundary,
    base: Base,
    isFirst: boolean,
    reasons?: Reasons,
  ): Generator<Trial> {
    const refuse = (value: unknown) => reasons?.refuse(value);
    return boundary.condition === undefined
      ? answerTrials(boundary, base, refuse)
      : conditionTrials(boundary, base, this.fixtures, isFirst, refuse);
  }

  /** Examples that ask for the field, those that answer it first; a form filled in for it where there are none. */
  *#basesFor(boundary: LocatedBoundary): Generator<Base> {
    const place = ({ resolved, fields }: Base) => {
      const found = fields.filter(({ at }) => fieldNameOf(at) === boundary.field);
      return found.length === 0
        ? 2
        : found.some(({ at }) => getAt(resolved, at) !== undefined)
          ? 0
          : 1;
    };
    if (boundary.condition !== undefined) yield* this.#bases;
    else {
      const ranked = this.#bases.map((base) => ({ base, rank: place(base) }));
      for (const rank of [0, 1]) for (const one of ranked) if (one.rank === rank) yield one.base;
    }
    yield* this.#forms.filledFor(boundary);
  }

  #keep(
    { found: { kind, example }, recorded }: Extract<Outcome, { found: object }>,
    { name, about }: { name: string; about: string },
  ): void {
    const events = new Set(recorded);
    for (const [id, places] of this.#missing)
      if (places.some((one) => isShown(one, events))) this.#missing.delete(id);
    this.#files[this.#names.path(kind, name)] = exampleText({
      ...example,
      about: this.#names.about(about),
    });
  }
}

const usual = ['$schema', 'about', 'as', 'today', 'answers', 'steps', 'proofs'];
const oddity = (example: Example): number =>
  Object.keys(example).filter((name) => !usual.includes(name)).length;

function oncePerPlace(trials: Trial[]): Trial[] {
  const places = new Set<string>();
  return trials.filter(({ at }) => !places.has(at) && places.add(at));
}
