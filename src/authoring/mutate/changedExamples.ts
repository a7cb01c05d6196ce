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
import { Random } from '../fill';
import type { BrokenDefinition } from './exampleRuns';
import { nearbyChanges } from './nearbyChanges';
import type { Subjects } from './subjects';

export interface SearchOptions {
  /** Values that look-ups know, by field. */
  suggestions: (field: Pointer) => unknown[];
}

/** An accepted example and a change of it. */
export interface ChangedExample {
  base: Example;
  candidate: Candidate;
}

/** How many examples are changed for one mutant. */
const mostBases = 4;

/** Makes new examples out of accepted ones. */
export class ExampleChanger {
  /** What the definition makes of changed examples, by their text. */
  readonly #made = new Map<string, Completed | undefined>();

  constructor(
    readonly definition: CompiledDefinition,
    /** Accepted ones, without statements. */
    readonly bases: Example[],
    readonly fixtures: ExampleFixtures,
    readonly options: SearchOptions,
  ) {}

  /** Changes after which a mutant may be noticed, the likeliest first. */
  *changesFor(broken: BrokenDefinition, subjects: Subjects): Generator<ChangedExample> {
    const [first] = this.bases;
    if (subjects.isGate && first)
      for (const candidate of personChanges(this.fixtures, first))
        if (this.#opensOtherwise(broken, changed(blank(first), candidate.changes)))
          yield { base: first, candidate };
    const isAbout = ({ answers = {} }: Example) =>
      [...subjects.fields].every((field) => answerAt(answers, field) !== undefined);
    const near = this.bases.filter(isAbout);
    const others = this.bases.filter((base) => !near.includes(base));
    for (const base of [...near, ...others].slice(0, mostBases)) {
      const context = this.fixtures.contextOf(this.definition, base);
      const [right, wrong] = [this.definition, broken.definition].map((one) =>
        asOf(one, base.today),
      );
      const random = new Random(0, 0);
      for (const candidate of nearbyChanges(subjects, [right!, wrong!], context, base, random))
        if (this.#canBeGiven(candidate, context)) yield { base, candidate };
    }
    if (!subjects.isGate && first)
      for (const candidate of personChanges(this.fixtures, first)) yield { base: first, candidate };
  }

  /** Whether the widgets of the form can give the answers of a change. */
  #canBeGiven({ changes }: Candidate, { lists }: Context): boolean {
    return changes.every(
      ([at, value]) =>
        !at.startsWith('/answers/') ||
        isGivable(this.definition, at.slice('/answers'.length), value, lists),
    );
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
    if (completed?.kind !== 'rejected') return completed;
    const [at, value] = changes[0]!;
    const isOfAnswers = at.startsWith('/answers/');
    if (isOfAnswers && (value === undefined || this.#isWrong(given, at))) return completed;
    if (!isOfAnswers && !isGate) return completed;
    const start = isOfAnswers ? given : { ...given, answers: {} };
    const { lookUps = {} } = this.definition.request;
    const filled = filledExample(this.definition, this.fixtures, start, {
      suggestions: (field) => (field in lookUps ? this.options.suggestions(field) : []),
      attempts: 2,
    });
    const again = filled && complete(this.definition, this.fixtures, filled);
    return again && again.kind !== 'rejected' ? again : completed;
  }

  #isWrong(given: Example, at: Pointer): boolean {
    return isWrongItself(this.definition, this.fixtures, given, at);
  }
}

const blank = ({ as, today }: Example): Example => ({ about: '', as, today, answers: {} });

/** The answer to a field, of a list in its first entry. */
export const answerAt = (answers: object, field: Pointer): unknown =>
  getAt(answers, field.replaceAll('/items', '/0'));
