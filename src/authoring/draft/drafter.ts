import { type CompiledDefinition, getAt } from '#engine';
import { type ExampleCheck, exampleChecker } from '../coverage/checkExamples';
import { rightlyFalse } from '../coverage/conditionRules';
import { countRules } from '../coverage/coverage';
import type { CoverageEvent } from '../coverage/coverageEvent';
import type { Example, ExampleFixtures, ExampleKind } from '../examples/example';
import { repeatingExamples } from '../examples/repeatedExamples';
import { exampleKind } from '../examples/example';
import { Random } from '../fill';
import type { Files, SourceFiles } from '../read/readDefinition';
import { alternativeChanges, answerChanges, exclusiveChanges } from './answerChanges';
import { BaseQueue } from './baseQueue';
import { type Candidate, changed } from './candidate';
import { complete, type Completed } from './complete';
import { computedChanges } from './computedChanges';
import { conditionChanges } from './conditionChanges';
import { contextChanges, personChanges } from './contextChanges';
import { wordsFor } from './describe';
import { DistinctNames } from './distinctNames';
import type { Draft, DraftOptions } from './draft';
import { FormState } from './formState';
import { exampleText } from './exampleText';
import { filledExample, type FillWishes, isWrongItself } from './filledExample';
import { MissingRules } from './missingRules';
import { withoutNeedless } from './withoutNeedless';

const minAccepted = 2;

const isAccepted = ({ kind }: Draft) => kind === 'accepted';

/** How many examples could be run while one form is filled in. */
const costOfFill = 5;

/** So many examples in turn that lead to no other one. */
const patience = 3;

/** What an `if` of schema.json brings. */
const thenOf = (location: string): string[] =>
  location.endsWith('/if') ? [location.replace(/if$/, 'then/')] : [];

/** One search for what the examples lack. */
export class Drafter {
  readonly #check: (file: string, text: string) => ExampleCheck;
  readonly #missing: MissingRules;
  readonly #random = new Random(0, 0);
  readonly #names: DistinctNames;
  readonly #tried = new Set<string>();
  /** Examples with several problems: what they show, a simpler one may show as well. */
  readonly #later: { example: Example; base: Example | undefined }[] = [];
  #bases: Example[] = [];
  #drafts: Draft[] = [];
  #left: number;

  constructor(
    readonly definition: CompiledDefinition,
    readonly files: Files,
    readonly fixtures: ExampleFixtures,
    sources: SourceFiles,
    readonly options: DraftOptions,
  ) {
    this.#left = options.most ?? 6000;
    this.#names = new DistinctNames(definition.key, files);
    this.#check = exampleChecker(definition, fixtures, sources);
    const events = new Set<CoverageEvent>();
    for (const [path, text] of this.#existing()) {
      const { recorded, isCovered } = this.#check(path, text);
      if (!isCovered) continue;
      for (const event of recorded) events.add(event);
      if (exampleKind(path) === 'accepted') this.#bases.push(JSON.parse(text));
    }
    const { own, shared } = countRules(definition, sources, events, new Set());
    this.#missing = new MissingRules(
      [...own, ...shared].filter(({ isSeen, id }) => !isSeen && !options.coveredElsewhere.has(id)),
    );
  }

  #existing(): [path: string, text: string][] {
    const folder = `schemas/${this.definition.key}/examples/`;
    return Object.entries(this.files).filter(([path]) => path.startsWith(folder));
  }

  run(): Files {
    if (this.#bases.length === 0) this.#start();
    this.#pursueConditions();
    this.#expandAll();
    for (const { example, base } of this.#later) this.#try(example, base, true);
    this.#ensureAccepted();
    return this.#texts();
  }

  /** Changes each accepted example in every way, until several in turn have led to nothing new. */
  #expandAll(): void {
    const queue = new BaseQueue(this.#bases);
    for (let idle = 0; idle < patience && this.#isOpen;) {
      const next = queue.next();
      if (!next) return;
      const before = this.#drafts.length;
      this.#expand(...next);
      idle = this.#drafts.length > before ? 0 : idle + 1;
    }
  }

  get #isOpen(): boolean {
    return !this.#missing.isEmpty && this.#left > 0;
  }

  /** The first customer who may ask and can answer. */
  #start(): void {
    let any: Example | undefined;
    for (const [clientId, numbers] of Object.entries(this.fixtures.policyNumbersByClient))
      for (const policyNo of numbers) {
        const asked = this.#blank({ clientId, policyNo });
        if (complete(this.definition, this.fixtures, asked)?.kind === 'refused') continue;
        any ??= asked;
        const filled = this.#filled(asked);
        if (!filled) continue;
        this.#try(filled, undefined, true);
        if (this.#bases.length === 0) this.#bases.push(filled);
        const more = this.#filled(asked, { optional: 1 });
        if (more) this.#try(more, filled, false);
        return;
      }
    if (any) this.#bases.push(any);
  }

  #blank(as: Example['as']): Example {
    return { about: '', as, today: this.options.today, answers: {} };
  }

  /** See {@link filledExample}. */
  #filled(example: Example, options: FillWishes = {}): Example | undefined {
    this.#left -= costOfFill;
    return filledExample(this.definition, this.fixtures, example, {
      suggestions: this.options.suggestions,
      ...options,
    });
  }

  /** Each condition as no example has it, or where one of the rules that it brings is missing. */
  #pursueConditions(): void {
    const people = this.#people();
    for (const location of Object.keys(this.definition.validators)) {
      if (location === 'schema' || !/^schema#|\/(when|is)$/.test(location)) continue;
      for (const wish of [true, false]) {
        const isMissing = () =>
          this.#missing.has(`${location} ${wish}`) ||
          (wish
            ? this.#missing.hasLike(thenOf(location))
            : this.#missing.has(rightlyFalse(location)));
        for (const base of people) {
          if (!isMissing() || !this.#isOpen) break;
          const filled = this.#filled(base, { wishes: { [location]: wish } });
          if (filled) this.#try(filled, this.#bases[0], false);
        }
      }
    }
  }

  /** One customer for each way in which policies differ for this request. */
  #people(): Example[] {
    const first = this.#bases[0];
    if (!first) return [];
    const { steps: _steps, ...rest } = first;
    const others = [...personChanges(this.fixtures, first)]
      .map(({ changes }) => changed(this.#blank(first.as), changes))
      .filter((one) => complete(this.definition, this.fixtures, one)?.kind !== 'refused');
    return [{ ...rest, answers: {} }, ...others.slice(0, 11)];
  }

  #expand(base: Example, number: number): void {
    const context = this.fixtures.contextOf(this.definition, base);
    const state = new FormState(this.definition, context, base);
    const sources = [
      () => contextChanges(this.definition, context, base),
      () => alternativeChanges(state),
      () => exclusiveChanges(state, this.#random),
      () => answerChanges(state, this.#random),
      () => computedChanges(state, this.#random),
      () => conditionChanges(state, this.#random),
      ...(number === 0 ? [() => personChanges(this.fixtures, base)] : []),
    ];
    for (const source of sources)
      for (const candidate of source()) {
        if (!this.#isOpen) return;
        if (number > 0 && !this.#isNear(candidate)) continue;
        const example = changed(base, candidate.changes);
        const outcome = this.#try(example, base, false);
        if (outcome === 'rejected' && this.#isNear(candidate))
          this.#tryFilled(example, base, candidate);
      }
  }

  /** Whether a rule that is missing may be covered by a candidate. */
  #isNear({ near }: Candidate): boolean {
    return !near || this.#missing.hasLike(near);
  }

  /** A right answer that makes others wrong: those are given anew. */
  #tryFilled(example: Example, base: Example, { changes }: Candidate): void {
    const [at, value] = changes[0]!;
    const isOfAnswers = at.startsWith('/answers/');
    if (isOfAnswers && value === undefined) return;
    if (isWrongItself(this.definition, this.fixtures, example, at)) return;
    const filled = this.#filled(example, { attempts: 2 });
    if (!filled || (isOfAnswers && JSON.stringify(getAt(filled, at)) !== JSON.stringify(value)))
      return;
    this.#try(filled, base, false);
  }

  /** Runs an example and keeps it if it covers something new. `isAny`: also one that shows several problems. */
  #try(given: Example, base: Example | undefined, isAny: boolean): ExampleKind | undefined {
    const id = JSON.stringify(given) + String(isAny);
    if (this.#tried.has(id) || this.#left <= 0) return undefined;
    this.#tried.add(id);
    this.#left--;
    const completed = complete(this.definition, this.fixtures, given);
    if (!completed) return undefined;
    const { kind, example } = completed;
    const { recorded, isCovered } = this.#check(
      `schemas/${this.definition.key}/examples/${kind}-draft.json`,
      exampleText({ ...example, about: '-' }),
    );
    const covers = isCovered ? this.#missing.coveredBy(recorded) : [];
    if (covers.length === 0) return kind;
    if (!isAny && (example.problems?.length ?? 0) > 1) {
      this.#later.push({ example: given, base });
      return kind;
    }
    this.#missing.remove(covers);
    this.#keep(completed, base, recorded);
    return kind;
  }

  #keep({ kind, example }: Completed, base: Example | undefined, recorded: CoverageEvent[]): void {
    const { name, about } = wordsFor(this.definition, kind, example, base);
    const described = { ...example, about: this.#names.about(about) };
    this.#drafts.push({ kind, example: described, shows: this.#missing.shownBy(recorded), name });
    if (kind === 'accepted') this.#bases.push(described);
  }

  /** One accepted example may pass by chance. Where there is only one way to answer, another customer does so. */
  #ensureAccepted(): void {
    const accepted = this.#existing().filter(([path]) => exampleKind(path) === 'accepted').length;
    for (const filled of this.#otherAnswers()) {
      if (accepted + this.#drafts.filter(isAccepted).length >= minAccepted) return;
      const completed = filled && complete(this.definition, this.fixtures, filled);
      if (completed?.kind === 'accepted' && !this.#isKnown(completed.example))
        this.#keep(completed, this.#bases[0], []);
    }
  }

  *#otherAnswers(): Generator<Example | undefined> {
    const [first] = this.#bases;
    for (let seed = 1; first && seed < 5; seed++)
      yield this.#filled(this.#blank(first.as), { optional: 1, seed });
    for (const person of this.#people().slice(1)) yield this.#filled(person);
  }

  #isKnown(example: Example): boolean {
    const all = [...this.#bases, example].map((one, i) => ({ path: String(i), example: one }));
    return repeatingExamples(all).has(String(this.#bases.length));
  }

  #texts(): Files {
    const written: Files = {};
    for (const { kind, name, example } of withoutNeedless(this.#drafts, minAccepted)) {
      written[this.#names.path(kind, name)] = exampleText(example);
    }
    return written;
  }
}
