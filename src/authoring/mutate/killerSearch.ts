import { asOf, type CompiledDefinition, getAt, openRequest, type Pointer } from '#engine';
import { type Candidate, changed } from '../draft/candidate';
import { complete } from '../draft/complete';
import { personChanges } from '../draft/contextChanges';
import { wordsFor } from '../draft/describe';
import { filledExample, isWrongItself } from '../draft/filledExample';
import { allStatements } from '../examples/statedDifferences';
import type { Example, ExampleFixtures } from '../examples/example';
import { Random } from '../fill';
import { differencesOn, type RunnableExample } from './exampleRuns';
import type { Killer, StatedExample } from './killer';
import type { Mutant, Part } from './mutant';
import { nearbyChanges } from './nearbyChanges';
import { statementAt, type Statements, statementsOf, withStatements } from './statements';
import { type Subjects, subjectsOf } from './subjects';

export interface SearchOptions {
  /** Values that look-ups know, by field. */
  suggestions: (field: Pointer) => unknown[];
}

/** How many changed examples are tried at most: few where it is unlikely that an example can tell. */
const most: { [part in Part]: number } = {
  rules: 120,
  steps: 120,
  words: 120,
  gates: 120,
  first: 80,
  loads: 80,
  drawing: 24,
  after: 24,
};

/** How many examples a changed one is made from. */
const mostBases = 4;

/** Searches an example that would notice a mutant which all examples and lint let through. */
export class KillerSearch {
  readonly #bases: StatedExample[];
  /** What came of changed examples on the definition, by their text. */
  readonly #tried = new Map<string, RunnableExample | undefined>();
  /** New examples that have noticed a mutant: the next one may be noticed by them, too. */
  readonly #found: Killer[] = [];

  constructor(
    readonly definition: CompiledDefinition,
    examples: (RunnableExample & { path: string })[],
    readonly fixtures: ExampleFixtures,
    readonly options: SearchOptions,
  ) {
    this.#bases = examples.map(({ kind, example, path }) => {
      const all = this.#withAll(kind, example, true);
      return { kind, example: all, path, has: statementsOf(example, all) };
    });
  }

  find(mutant: Mutant, part: Part, broken: CompiledDefinition): Killer | undefined {
    const subjects = subjectsOf(mutant, this.definition);
    return (
      this.#amongFound(broken, ({ size }) => size === 0) ??
      this.#amongExisting(broken, subjects) ??
      this.#amongFound(broken, () => true) ??
      this.#amongChanged(broken, subjects, most[part])
    );
  }

  /** One that is to be added for another mutant; that it has to state more, only where no other one does. */
  #amongFound(broken: CompiledDefinition, fits: (kept: Statements) => boolean): Killer | undefined {
    for (const [i, killer] of this.#found.entries()) {
      const kept = this.#noticing(broken, { kind: killer.kind, example: killer.all });
      if (!kept || !(killer.path !== undefined || fits(kept))) continue;
      for (const statement of kept) killer.kept.add(statement);
      this.#found.unshift(...this.#found.splice(i, 1));
      return killer;
    }
    return undefined;
  }

  /** One that is there and could state more. */
  #amongExisting(broken: CompiledDefinition, { fields, isGate }: Subjects): Killer | undefined {
    if (isGate) return undefined;
    const isAbout = ({ example: { answers = {} } }: StatedExample) =>
      [...fields].some((field) => getAt(answers, field.replaceAll('/items', '/0')) !== undefined);
    const about = this.#bases.filter(isAbout);
    const others = this.#bases.filter((base) => !about.includes(base));
    for (const base of [...about.slice(0, 8), ...others.slice(0, 4)].sort(byStatements)) {
      const kept = this.#noticing(broken, base);
      if (!kept) continue;
      const { kind, path, example: all, has } = base;
      return this.#keep({
        kind,
        ...(path && { path }),
        all,
        kept: new Set([...has, ...kept]),
        name: '',
      });
    }
    return undefined;
  }

  #amongChanged(broken: CompiledDefinition, subjects: Subjects, most: number): Killer | undefined {
    let left = most;
    let second: Killer | undefined;
    for (const { base, candidate } of this.#changes(broken, subjects)) {
      if (left-- <= 0) break;
      const made = this.#made(base, candidate, subjects.isGate);
      if (!made) continue;
      const kept = this.#noticing(broken, made);
      if (!kept) continue;
      const { name, about } = wordsFor(this.definition, made.kind, made.example, base);
      const killer: Killer = { kind: made.kind, all: { ...made.example, about }, kept, name };
      // Of an example with several problems nobody can tell which one it is about.
      if ((made.example.problems?.length ?? 0) <= 1) return this.#keep(killer);
      second ??= killer;
    }
    return second && this.#keep(second);
  }

  *#changes(
    broken: CompiledDefinition,
    subjects: Subjects,
  ): Generator<{ base: Example; candidate: Candidate }> {
    const bases = this.#bases.filter(({ kind }) => kind === 'accepted');
    const first = bases[0]?.example;
    if (subjects.isGate && first)
      for (const candidate of personChanges(this.fixtures, first))
        if (this.#opensOtherwise(broken, changed(this.#blank(first), candidate.changes)))
          yield { base: first, candidate };
    const isAbout = ({ example: { answers = {} } }: StatedExample) =>
      [...subjects.fields].every(
        (field) => getAt(answers, field.replaceAll('/items', '/0')) !== undefined,
      );
    const near = bases.filter(isAbout);
    const some = [...near, ...bases.filter((base) => !near.includes(base))].slice(0, mostBases);
    for (const { example: base } of some) {
      const context = this.fixtures.contextOf(this.definition, base);
      const definitions = [asOf(this.definition, base.today), asOf(broken, base.today)] as const;
      for (const candidate of nearbyChanges(
        subjects,
        [...definitions],
        context,
        base,
        new Random(0, 0),
      ))
        yield { base, candidate };
    }
    if (!subjects.isGate && first)
      for (const candidate of personChanges(this.fixtures, first)) yield { base: first, candidate };
  }

  #blank({ as, today }: Example): Example {
    return { about: '', as, today, answers: {} };
  }

  #opensOtherwise(broken: CompiledDefinition, example: Example): boolean {
    const opens = (definition: CompiledDefinition) => {
      const opening = openRequest(definition, this.fixtures.contextOf(definition, example));
      return 'refusal' in opening ? opening.refusal.message : '';
    };
    try {
      return opens(this.definition) !== opens(broken);
    } catch {
      // The engine fails on the mutant, or the example lacks a response: to run it will tell.
      return true;
    }
  }

  /** What the definition makes of a changed example; the same change is tried once for all mutants. */
  #made(base: Example, { changes }: Candidate, isGate: boolean): RunnableExample | undefined {
    const given = { ...changed(withoutStatements(base), changes), about: '-' };
    const key = JSON.stringify(given);
    if (this.#tried.has(key)) return this.#tried.get(key);
    const completed = this.#completed(given, changes, isGate);
    const isSound =
      completed && differencesOn(this.definition, completed, this.fixtures).length === 0;
    const made = isSound ? completed : undefined;
    this.#tried.set(key, made);
    return made;
  }

  #completed(given: Example, changes: Candidate['changes'], isGate: boolean) {
    const completed = complete(this.definition, this.fixtures, given);
    if (completed?.kind !== 'rejected') return completed && this.#stated(completed);
    const [at, value] = changes[0]!;
    const isOfAnswers = at.startsWith('/answers/');
    const mayBeRight = isGate || !isOfAnswers || value !== undefined;
    if (mayBeRight && !(isOfAnswers && isWrongItself(this.definition, this.fixtures, given, at))) {
      const start = isOfAnswers ? given : { ...given, answers: {} };
      const filled = filledExample(this.definition, this.fixtures, start, {
        suggestions: (field) =>
          field in (this.definition.request.lookUps ?? {}) ? this.options.suggestions(field) : [],
        attempts: 2,
      });
      const again = filled && complete(this.definition, this.fixtures, filled);
      if (again && again.kind !== 'rejected') return this.#stated(again);
    }
    return this.#stated(completed);
  }

  #stated({ kind, example }: RunnableExample): RunnableExample {
    return { kind, example: this.#withAll(kind, example, false) };
  }

  /** The example with all that it can state. `hasWords`: those after the ticket, too. */
  #withAll(kind: RunnableExample['kind'], example: Example, hasWords: boolean): Example {
    if (kind === 'refused') return example;
    const context = this.fixtures.contextOf(this.definition, example);
    const stated = { ...example, ...allStatements(this.definition, context, example) };
    if (kind === 'rejected' || !hasWords || example.stops !== undefined) return stated;
    const done = { message: '', tickets: [], then: 'stay' as const };
    return complete(this.definition, this.fixtures, { ...stated, done })?.example ?? stated;
  }

  /** The statements by which an example notices the mutant, none where its result does; `undefined` where it does not. */
  #noticing(
    broken: CompiledDefinition,
    { kind, example }: RunnableExample,
  ): Statements | undefined {
    const found = differencesOn(broken, { kind, example }, this.fixtures);
    if (found.length === 0) return undefined;
    const statements = found.map(({ at }) => statementAt(at));
    const kept = new Set(statements.includes(undefined) ? [] : [statements[0]!]);
    const isEnough =
      differencesOn(broken, { kind, example: withStatements(example, kept) }, this.fixtures)
        .length > 0;
    return isEnough ? kept : undefined;
  }

  #keep(killer: Killer): Killer {
    const same = this.#found.find(({ path }) => path !== undefined && path === killer.path);
    if (same) {
      for (const statement of killer.kept) same.kept.add(statement);
      return same;
    }
    this.#found.unshift(killer);
    return killer;
  }
}

/** Those that state something of the form already come first, then the accepted ones. */
const byStatements = (one: StatedExample, other: StatedExample) =>
  Math.sign(other.has.size) - Math.sign(one.has.size) ||
  Number(other.kind === 'accepted') - Number(one.kind === 'accepted');

const withoutStatements = ({
  opens: _o,
  shows: _s,
  calls: _c,
  done: _d,
  ...rest
}: Example): Example => rest;
