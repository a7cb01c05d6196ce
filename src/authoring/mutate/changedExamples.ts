import {
  type CompiledDefinition,
  documentOf,
  getAt,
  holds,
  openRequest,
  type Pointer,
} from '#engine';
import { type Candidate, changed } from '../draft/candidate';
import { complete, type Completed } from '../draft/complete';
import { personChanges } from '../draft/contextChanges';
import { filledExample, isWrongItself } from '../draft/filledExample';
import { FormState } from '../draft/formState';
import { isGivable } from '../draft/givable';
import type { Example, ExampleFixtures } from '../examples/example';
import { firstEntryOf } from '../fill/field';
import type { NamedExample } from '../paths/survey';
import { courseChanges } from './courseChanges';
import type { BrokenDefinition } from './exampleRuns';
import type { Mutant } from './mutant';
import { inTurn } from '../draft/inTurn';
import { nearbyChanges } from './nearbyChanges';
import { ReachedForms } from './reachedForms';
import type { Subjects } from './subjects';

export interface SearchOptions {
  /** Values that look-ups know, by field. */
  suggestions: (field: Pointer) => unknown[];
}

/** An accepted example and a change of it. */
export interface ChangedExample {
  base: Example;
  candidate: Candidate;
  /** Whether the widgets of the form can give it; otherwise only a request that was made by hand has it. */
  isGivable: () => boolean;
}

/** How many examples are changed for one mutant. */
const mostBases = 6;

/** For this many of them unrelated changes are tried, too. */
const mostMain = 2;

/** How many changes of one example are tried before it is the next one's turn. */
const atOnce = 8;

/** Makes new examples out of accepted ones. */
export class ExampleChanger {
  /** What the definition makes of changed examples, by their text. */
  readonly #made = new Map<string, Completed[]>();
  readonly #bases: Example[];
  readonly #reached: ReachedForms;
  readonly #states = new Map<Example, FormState>();

  constructor(
    readonly definition: CompiledDefinition,
    /** Accepted ones, without statements, the best ones to change first. */
    bases: Example[],
    /** All of them, without statements. */
    examples: readonly NamedExample[],
    readonly fixtures: ExampleFixtures,
    readonly options: SearchOptions,
  ) {
    const today = bases[0]?.today ?? '';
    this.#bases = [...bases, ...this.#withRecords(bases)];
    this.#reached = new ReachedForms(definition, examples, fixtures, { ...options, today });
  }

  /** Changes after which a mutant may be noticed, the likeliest first. */
  *changesFor(broken: BrokenDefinition, subjects: Subjects): Generator<ChangedExample> {
    const [first] = this.#bases;
    if (!first) return;
    const people = [...personChanges(this.fixtures, first)];
    if (subjects.isGate)
      for (const candidate of people)
        if (this.#opensOtherwise(broken, changed(blank(first), candidate.changes)))
          yield { base: first, candidate, isGivable: () => true };
    const answered = ({ answers = {} }: Example) =>
      [...subjects.fields].filter((field) => answerAt(answers, field) !== undefined).length;
    const counts = new Set(this.#bases.map(answered).toSorted((one, other) => other - one));
    const near = [...counts].flatMap((count) =>
      byPerson(this.#bases.filter((base) => answered(base) === count)),
    );
    const reached = this.#reached.around(subjects);
    const fresh = reached.flatMap(({ example, name }) => (name === undefined ? [example] : []));
    for (const base of fresh) yield { base, candidate: { changes: [] }, isGivable: () => true };
    if (isOfSteps(broken.mutant)) yield* this.#coursesOf([...fresh, ...near.slice(0, 2)]);
    const bases = new Set([
      ...reached.map(({ example }) => example),
      ...this.#withEachOutcome(subjects, near),
      ...near,
    ]);
    yield* inTurn(
      [...bases]
        .slice(0, mostBases)
        .map((base, i) => this.#changesOf(base, broken, subjects, i < mostMain)),
      subjects.isGate ? Infinity : atOnce,
    );
    if (!subjects.isGate)
      for (const candidate of people) yield { base: first, candidate, isGivable: () => true };
  }

  /** The names of examples in which what changes counts, where a condition decides that. */
  namesAround(subjects: Subjects): string[] {
    if (subjects.outer.length === 0) return [];
    return this.#reached.around(subjects).flatMap(({ name }) => name ?? []);
  }

  /** If every example overrides records: one with the records of the fixtures. */
  #withRecords(bases: Example[]): Example[] {
    if (
      bases.some(({ loaded, lists, customer, policy }) => !(loaded ?? lists ?? customer ?? policy))
    )
      return [];
    for (const { as, today, answers, proofs, signed } of bases) {
      const plain = {
        about: '',
        as,
        today,
        answers,
        ...(proofs && { proofs }),
        ...(signed && { signed }),
      };
      const completed = complete(this.definition, this.fixtures, plain as Example);
      if (completed?.kind === 'accepted') return [completed.example];
    }
    return [];
  }

  /** For each condition over the document: an example in which it is true, and one in which it is false. */
  #withEachOutcome({ conditions }: Subjects, bases: Example[]): Example[] {
    return conditions
      .filter((location) => /^request#.*\/(when|is)$/.test(location))
      .flatMap((location) => {
        const isTrue = (base: Example) => {
          const { definition, context, resolved } = this.#stateOf(base);
          return holds(definition, location, documentOf(context, resolved));
        };
        return [bases.find(isTrue), bases.find((base) => !isTrue(base))];
      })
      .filter((base) => base !== undefined);
  }

  #stateOf(base: Example): FormState {
    if (!this.#states.has(base)) {
      const context = this.fixtures.contextOf(this.definition, base);
      this.#states.set(base, new FormState(this.definition, context, base));
    }
    return this.#states.get(base)!;
  }

  *#coursesOf(bases: Example[]): Generator<ChangedExample> {
    for (const base of bases)
      for (const candidate of courseChanges(this.#stateOf(base), this.fixtures.calls))
        yield { base, candidate, isGivable: () => true };
  }

  *#changesOf(
    base: Example,
    broken: BrokenDefinition,
    subjects: Subjects,
    isMain: boolean,
  ): Generator<ChangedExample> {
    const state = this.#stateOf(base);
    for (const candidate of nearbyChanges(subjects, state, broken, isMain))
      yield { base, candidate, isGivable: () => canBeGiven(state, candidate) };
  }

  #opensOtherwise({ definition: broken }: BrokenDefinition, example: Example): boolean {
    const opens = (definition: CompiledDefinition) => {
      const opening = openRequest(definition, this.fixtures.contextOf(definition, example));
      if (!('refusal' in opening)) return '';
      const { message, next } = opening.refusal;
      return JSON.stringify([message, next]);
    };
    try {
      return opens(this.definition) !== opens(broken);
    } catch {
      // The engine fails on the mutant, or a response is missing: to run the example will tell.
      return true;
    }
  }

  /** What the definition makes of a changed example, with other answers given anew too; none where it cannot be run. */
  make({ base, candidate: { changes } }: ChangedExample, isGate: boolean): Completed[] {
    const given = { ...changed(base, changes), about: '-' };
    const key = JSON.stringify(given);
    if (!this.#made.has(key)) this.#made.set(key, this.#completed(given, changes, isGate));
    return this.#made.get(key)!;
  }

  #completed(given: Example, changes: Candidate['changes'], isGate: boolean): Completed[] {
    const completed = complete(this.definition, this.fixtures, given);
    if (completed?.kind !== 'rejected' || changes.length === 0) return completed ? [completed] : [];
    const filled = this.#filled(given, changes, isGate);
    const again = filled && complete(this.definition, this.fixtures, filled);
    return again && again.kind !== 'rejected' ? [again, completed] : [completed];
  }

  /** A right change that makes other answers wrong: those are given anew. */
  #filled(given: Example, changes: Candidate['changes'], isGate: boolean): Example | undefined {
    const [at, value] = changes[0]!;
    const isOfAnswers = at.startsWith('/answers/');
    if (isOfAnswers ? this.#isWrong(given, at) : !isGate) return undefined;
    const start = isOfAnswers ? given : { ...given, answers: {} };
    const filled = filledExample(this.definition, this.fixtures, start, {
      suggestions: this.options.suggestions,
      attempts: 2,
    });
    return !filled || (isOfAnswers && !isSame(getAt(filled, at), value)) ? undefined : filled;
  }

  #isWrong(given: Example, at: Pointer): boolean {
    return isWrongItself(this.definition, this.fixtures, given, at);
  }
}

const canBeGiven = (
  { definition, context: { lists } }: FormState,
  { changes }: Candidate,
): boolean =>
  changes.every(
    ([at, value]) =>
      !at.startsWith('/answers/') ||
      isGivable(definition, at.slice('/answers'.length), value, lists),
  );

/** Whether a mutant is about what is sent, and what comes of the responses. */
const isOfSteps = ({ file, edits }: Mutant): boolean =>
  file === 'request' && edits.some(({ at }) => /^\/(steps|success)(\/|$)/.test(at));

/** The first one of each customer and policy, then the second ones: they have other records. */
function byPerson(examples: Example[]): Example[] {
  const people = new Map<string, Example[]>();
  for (const example of examples) {
    const key = JSON.stringify(example.as);
    people.set(key, [...(people.get(key) ?? []), example]);
  }
  return [...inTurn([...people.values()].map((some) => some.values()))];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const blank = ({ as, today }: Example): Example => ({ about: '', as, today, answers: {} });

/** The answer to a field, of a list in its first entry. */
export const answerAt = (answers: object, field: Pointer): unknown =>
  getAt(answers, firstEntryOf(field));
