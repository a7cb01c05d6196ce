import { type CompiledDefinition, describedFields } from '#engine';
import { complete } from '../draft/complete';
import { wordsFor } from '../draft/describe';
import type { Words } from '../draft/draft';
import type { Difference } from '../examples/differences';
import type { Example, ExampleFixtures } from '../examples/example';
import { allStatements } from '../examples/statedDifferences';
import { answerAt, ExampleChanger, type SearchOptions } from './changedExamples';
import {
  type BrokenDefinition,
  differencesOn,
  type RunnableExample,
  statementsOn,
  unbroken,
} from './exampleRuns';
import type { Killer, Notice, StatedExample } from './killer';
import type { Part } from './mutant';
import { statementAt, type Statements, statementsOf, withStatements } from './statements';
import { type Subjects, subjectsOf } from './subjects';

/**
 * How many changed examples are tried at most in a form of ordinary size: few where it is unlikely that an example can
 * tell. In a large form, in which each costs more, fewer are.
 */
const most: { [part in Part]: number } = {
  rules: 80,
  steps: 60,
  words: 60,
  gates: 80,
  first: 40,
  loads: 40,
  drawing: 30,
  after: 12,
};

/** The descriptions of fields in a form of ordinary size. */
const ordinarySize = 50;

/** A killer that was found, with what its mutants were about. */
interface Found {
  killer: Killer;
  runnable: RunnableExample;
  subjects: Subjects;
}

/** Searches an example that would notice a mutant which all examples and lint let through. */
export class KillerSearch {
  readonly #existing: StatedExample[];
  readonly #changer: ExampleChanger;
  readonly #stated = new WeakMap<Example, RunnableExample | undefined>();
  readonly #found: Found[] = [];
  /** The share of {@link most} that a form of this size gets. */
  readonly #share: number;

  constructor(
    readonly definition: CompiledDefinition,
    examples: (RunnableExample & { path: string })[],
    readonly fixtures: ExampleFixtures,
    options: SearchOptions,
  ) {
    const { length } = describedFields(definition.schema);
    this.#share = Math.min(1, Math.max(0.3, ordinarySize / length));
    this.#existing = examples.map(({ kind, example, context, path }) => {
      const all = this.#withWords(kind, {
        ...example,
        ...this.#statements(kind, example, context),
      });
      return { kind, example: all, context, path, has: statementsOf(example, all) };
    });
    const bases = examples.filter(({ kind }) => kind === 'accepted').toSorted(byAssumptions);
    this.#changer = new ExampleChanger(
      definition,
      bases.map(({ example }) => withoutStatements(example)),
      fixtures,
      options,
    );
  }

  find(broken: BrokenDefinition, part: Part): Notice | undefined {
    const subjects = subjectsOf(broken.mutant, this.definition);
    const near = this.#found.filter((one) => isNear(one.subjects, subjects));
    return (
      this.#amongFound(broken, near, true) ??
      this.#amongExisting(broken, subjects) ??
      this.#amongFound(broken, near, false) ??
      this.#amongChanged(
        broken,
        subjects,
        isSayable(broken) ? Math.ceil(most[part] * this.#share) : 0,
      )
    );
  }

  /** One that is to be added for another mutant. `byResult`: without stating more. */
  #amongFound(broken: BrokenDefinition, found: Found[], byResult: boolean): Notice | undefined {
    for (const { killer, runnable } of found) {
      const kept = this.#noticing(broken, runnable, (one) =>
        differencesOn(broken, one, this.fixtures),
      );
      if (!kept || (byResult && kept.size > 0)) continue;
      for (const statement of kept) killer.kept.add(statement);
      return { killer, by: kept };
    }
    return undefined;
  }

  /** One that is there and could state more: what comes of it the mutant leaves alone. */
  #amongExisting(broken: BrokenDefinition, subjects: Subjects): Notice | undefined {
    if (subjects.isGate) return undefined;
    const isAbout = ({ example: { answers = {} } }: StatedExample) =>
      [...subjects.fields].some((field) => answerAt(answers, field) !== undefined);
    const existing = this.#existing.toSorted(byStatements);
    const about = existing.filter(isAbout);
    const others = existing.filter((one) => !about.includes(one));
    const { file } = broken.mutant;
    const differences = file === 'request' ? differencesOn : statementsOn;
    for (const one of [...about.slice(0, Math.ceil(8 * this.#share)), ...others.slice(0, 4)]) {
      // ui.json decides about nothing but what is shown.
      const { opens: _opens, calls: _calls, ...shown } = one.example;
      const tried = file === 'ui' ? { ...one, example: shown } : one;
      const kept = this.#noticing(broken, tried, (stated) =>
        differences(broken, stated, this.fixtures),
      );
      if (!kept) continue;
      const { kind, path, example: all, has } = one;
      const killer = { kind, path, all, kept: new Set([...has, ...kept]), name: '' };
      return { killer: this.#keep(killer, one, subjects), by: kept };
    }
    return undefined;
  }

  #amongChanged(broken: BrokenDefinition, subjects: Subjects, most: number): Notice | undefined {
    let left = most;
    let second: [Killer, RunnableExample] | undefined;
    const keep = (killer: Killer, made: RunnableExample): Notice => ({
      by: new Set(killer.kept),
      killer: this.#keep(killer, made, subjects),
    });
    for (const change of this.#changer.changesFor(broken, subjects)) {
      if (left-- <= 0) break;
      const completed = this.#changer.make(change, subjects.isGate);
      const made = completed && this.#sound(completed);
      const kept =
        made && this.#noticing(broken, made, (one) => differencesOn(broken, one, this.fixtures));
      if (!kept) continue;
      const { kind, example } = made;
      const { name, about } = this.#words(made, change.base);
      const killer: Killer = { kind, all: { ...example, about }, kept, name };
      // An example with several problems does not show which one it is about.
      if (change.isGivable && (example.problems?.length ?? 0) <= 1) return keep(killer, made);
      second ??= [killer, made];
    }
    return second && keep(...second);
  }

  #words({ kind, example, context }: RunnableExample, base: Example): Words {
    const { loaded, lookedUp, policy } = this.fixtures.contextOf(this.definition, base);
    const status: unknown = context.policy?.policyStatus;
    const isAnother = example.as.policyNo !== base.as.policyNo && status !== policy?.policyStatus;
    if (!isAnother || typeof status !== 'string')
      return wordsFor(this.definition, kind, example, {
        ...base,
        ...(example.loaded && loaded && { loaded }),
        ...(example.lookedUp && lookedUp && { lookedUp }),
      });
    const name = `${status.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-policy`;
    return { name, about: `The policy is ${status}.` };
  }

  /** An example with all that it can state of its form; `undefined` where `check` would not pass it. */
  #sound({
    kind,
    example,
  }: Pick<RunnableExample, 'kind' | 'example'>): RunnableExample | undefined {
    if (this.#stated.has(example)) return this.#stated.get(example);
    const context = this.fixtures.contextOf(this.definition, example);
    const all = { ...example, ...this.#statements(kind, example, context) };
    const stated = { kind, example: all, context };
    const right = unbroken(this.definition);
    const isSound = differencesOn(right, stated, this.fixtures).length === 0;
    this.#stated.set(example, isSound ? stated : undefined);
    return isSound ? stated : undefined;
  }

  #statements(kind: Killer['kind'], example: Example, context: RunnableExample['context']) {
    return kind === 'refused' ? {} : allStatements(this.definition, context, example);
  }

  /** With the words after the ticket. */
  #withWords(kind: Killer['kind'], example: Example): Example {
    if (kind !== 'accepted' || example.stops !== undefined) return example;
    // The tickets have the title of the form, which a copy of the request type does not have.
    const done = { message: '', then: 'stay' as const };
    return complete(this.definition, this.fixtures, { ...example, done })?.example ?? example;
  }

  /** The statements by which an example notices, none where its result does; `undefined` where nothing differs. */
  #noticing(
    broken: BrokenDefinition,
    runnable: RunnableExample,
    differences: (one: RunnableExample) => Difference[],
  ): Statements | undefined {
    const found = differences(runnable);
    if (found.length === 0) return undefined;
    const statements = found.map(({ at }) => statementAt(at));
    const kept = new Set(statements.includes(undefined) ? [] : [statements[0]!]);
    const example = withStatements(runnable.example, kept);
    const isEnough = differencesOn(broken, { ...runnable, example }, this.fixtures).length > 0;
    return isEnough ? kept : undefined;
  }

  #keep(killer: Killer, runnable: RunnableExample, subjects: Subjects): Killer {
    const same = this.#found.find((one) => one.killer.path && one.killer.path === killer.path);
    if (!same) {
      this.#found.unshift({ killer, runnable, subjects });
      return killer;
    }
    for (const statement of killer.kept) same.killer.kept.add(statement);
    for (const field of subjects.fields) same.subjects.fields.add(field);
    return same.killer;
  }
}

/** The words of ui.json of which an example can tell something. */
const sayable = /\/ui:(title|enumNames|help|placeholder|messages|sections|widget)(\/|$)/;

const isSayable = ({ mutant: { file, edits } }: BrokenDefinition): boolean =>
  file !== 'ui' || edits.some(({ at }) => sayable.test(at));

/** Whether the killer of one mutant may notice another one: both are about the same. */
const isNear = (one: Subjects, other: Subjects): boolean =>
  (one.isGate && other.isGate) ||
  [...one.fields].some((field) => other.fields.has(field)) ||
  one.conditions.some((condition) => other.conditions.includes(condition)) ||
  one.fields.size + one.conditions.length === 0 ||
  other.fields.size + other.conditions.length === 0;

/**
 * Those first that make the fewest assumptions about records and responses, which a change may not fit, and among them
 * those with the fewest answers, in which a reader sees what a change is about.
 */
const byAssumptions = ({ example: one }: RunnableExample, { example: other }: RunnableExample) =>
  assumptionsOf(one) - assumptionsOf(other) || lengthOf(one) - lengthOf(other);

const assumptionsOf = ({ customer, policy, loaded, lists, lookedUp, unusual, ...rest }: Example) =>
  [
    customer,
    policy,
    loaded,
    lists,
    lookedUp,
    unusual,
    ...(rest.steps ?? []).map(({ response }) => response),
  ].filter((one) => one !== undefined).length;

const lengthOf = ({ answers }: Example): number => JSON.stringify(answers).length;

/** Those that state something of the form already come first, then the accepted ones. */
const byStatements = (one: StatedExample, other: StatedExample) =>
  Math.sign(other.has.size) - Math.sign(one.has.size) ||
  Number(other.kind === 'accepted') - Number(one.kind === 'accepted');

const withoutStatements = ({
  opens: _opens,
  shows: _shows,
  calls: _calls,
  done: _done,
  ...rest
}: Example): Example => rest;
