import {
  asOf,
  type CompiledDefinition,
  type Context,
  getAt,
  openRequest,
  type Pointer,
} from '#engine';
import { type Candidate, changed } from '../draft/candidate';
import { complete, type Completed } from '../draft/complete';
import { personChanges } from '../draft/contextChanges';
import { filledExample, isWrongItself } from '../draft/filledExample';
import { isGivable } from '../draft/givable';
import type { Example, ExampleFixtures } from '../examples/example';
import { firstEntryOf } from '../fill/field';
import type { BrokenDefinition } from './exampleRuns';
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
  isGivable: boolean;
}

/** How many examples are changed for one mutant. */
const mostBases = 4;

/** Makes new examples out of accepted ones. */
export class ExampleChanger {
  /** What the definition makes of changed examples, by their text. */
  readonly #made = new Map<string, Completed | undefined>();
  readonly #reached: ReachedForms;

  constructor(
    readonly definition: CompiledDefinition,
    /** Accepted ones, without statements. */
    readonly bases: Example[],
    readonly fixtures: ExampleFixtures,
    readonly options: SearchOptions,
  ) {
    this.#reached = new ReachedForms(definition, fixtures, options.suggestions);
  }

  /** Changes after which a mutant may be noticed, the likeliest first. */
  *changesFor(broken: BrokenDefinition, subjects: Subjects): Generator<ChangedExample> {
    const [first] = this.bases;
    if (!first) return;
    const people = [...personChanges(this.fixtures, first)];
    if (subjects.isGate)
      for (const candidate of people)
        if (this.#opensOtherwise(broken, changed(blank(first), candidate.changes)))
          yield { base: first, candidate, isGivable: true };
    const isAbout = ({ answers = {} }: Example) =>
      [...subjects.fields].every((field) => answerAt(answers, field) !== undefined);
    const near = this.bases.filter(isAbout);
    const others = this.bases.filter((base) => !near.includes(base));
    yield* this.#changesOf(near.slice(0, mostBases), broken, subjects);
    const reached = [...this.#reached.around(subjects, first)];
    for (const base of reached) yield { base, candidate: { changes: [] }, isGivable: true };
    yield* this.#changesOf([...reached, ...others].slice(0, mostBases), broken, subjects);
    if (!subjects.isGate)
      for (const candidate of people) yield { base: first, candidate, isGivable: true };
  }

  *#changesOf(
    bases: Example[],
    broken: BrokenDefinition,
    subjects: Subjects,
  ): Generator<ChangedExample> {
    for (const base of bases) {
      const context = this.fixtures.contextOf(this.definition, base);
      const onDay = { ...broken, definition: asOf(broken.definition, base.today) };
      const definition = asOf(this.definition, base.today);
      for (const candidate of nearbyChanges(subjects, definition, onDay, context, base))
        yield { base, candidate, isGivable: canBeGiven(definition, candidate, context) };
    }
  }

  #opensOtherwise({ definition: broken }: BrokenDefinition, example: Example): boolean {
    const opens = (definition: CompiledDefinition) => {
      const opening = openRequest(definition, this.fixtures.contextOf(definition, example));
      return 'refusal' in opening ? opening.refusal.message : '';
    };
    try {
      return opens(this.definition) !== opens(broken);
    } catch {
      // The engine fails on the mutant, or a response is missing: to run the example will tell.
      return true;
    }
  }

  /** What the definition makes of a changed example; `undefined` where it cannot be run. */
  make({ base, candidate: { changes } }: ChangedExample, isGate: boolean): Completed | undefined {
    const given = { ...changed(base, changes), about: '-' };
    const key = JSON.stringify(given);
    if (!this.#made.has(key)) this.#made.set(key, this.#completed(given, changes, isGate));
    return this.#made.get(key);
  }

  /** A right change that makes other answers wrong: those are given anew. */
  #completed(given: Example, changes: Candidate['changes'], isGate: boolean) {
    const completed = complete(this.definition, this.fixtures, given);
    if (completed?.kind !== 'rejected' || changes.length === 0) return completed;
    const [at, value] = changes[0]!;
    const isOfAnswers = at.startsWith('/answers/');
    if (isOfAnswers && (value === undefined || this.#isWrong(given, at))) return completed;
    if (!isOfAnswers && !isGate) return completed;
    const start = isOfAnswers ? given : { ...given, answers: {} };
    const filled = filledExample(this.definition, this.fixtures, start, {
      suggestions: this.options.suggestions,
      attempts: 2,
    });
    if (!filled || (isOfAnswers && !isSame(getAt(filled, at), value))) return completed;
    const again = complete(this.definition, this.fixtures, filled);
    return again && again.kind !== 'rejected' ? again : completed;
  }

  #isWrong(given: Example, at: Pointer): boolean {
    return isWrongItself(this.definition, this.fixtures, given, at);
  }
}

/** `definition`: as of the day of the example. */
const canBeGiven = (
  definition: CompiledDefinition,
  { changes }: Candidate,
  { lists }: Context,
): boolean =>
  changes.every(
    ([at, value]) =>
      !at.startsWith('/answers/') ||
      isGivable(definition, at.slice('/answers'.length), value, lists),
  );

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const blank = ({ as, today }: Example): Example => ({ about: '', as, today, answers: {} });

/** The answer to a field, of a list in its first entry. */
export const answerAt = (answers: object, field: Pointer): unknown =>
  getAt(answers, firstEntryOf(field));
