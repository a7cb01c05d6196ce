import { type CompiledDefinition, describedFields } from '#engine';
import { wordsFor } from '../draft/describe';
import type { Words } from '../draft/draft';
import type { Difference } from '../examples/differences';
import type { Example, ExampleFixtures, ShownField } from '../examples/example';
import { allStatements } from '../examples/statedDifferences';
import { takenSteps } from '../examples/takenSteps';
import { answerAt, ExampleChanger, type SearchOptions } from './changedExamples';
import { byAssumptions, byStatements, withoutStatements } from './exampleOrder';
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
import { isNear, type Subjects, subjectsOf } from './subjects';

/**
 * How many changed examples are tried at most in a form of ordinary size: few where it is unlikely that an example can
 * tell. In a large form, in which each costs more, fewer are.
 */
const most: { [part in Part]: number } = {
  rules: 48,
  steps: 56,
  words: 40,
  gates: 40,
  first: 20,
  loads: 16,
  drawing: 12,
  after: 12,
};

/** How many more changes are tried once an example was found that is hard to read. */
const mostBetter = 8;

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
  /** Whether a step raises a ticket that has a title of its own. */
  readonly #hasOtherTickets: boolean;
  /** The share of {@link most} that a form of this size gets. */
  readonly #share: number;

  constructor(
    readonly definition: CompiledDefinition,
    examples: (RunnableExample & { path: string })[],
    readonly fixtures: ExampleFixtures,
    options: SearchOptions,
  ) {
    const { length } = describedFields(definition.schema);
    this.#share = Math.min(1, Math.max(0.5, ordinarySize / length));
    this.#hasOtherTickets = definition.request.steps.some(({ raisesFor }) => raisesFor);
    this.#existing = examples.map(({ kind, example, context, path }) => {
      const all = { ...example, ...this.#statements(kind, example, context) };
      return { kind, example: all, context, path, has: statementsOf(example, all) };
    });
    const unstated = examples.map(({ path, kind, example }) => ({
      name: path,
      kind,
      example: withoutStatements(example),
    }));
    const bases = unstated.filter(({ kind }) => kind === 'accepted').toSorted(byAssumptions);
    this.#changer = new ExampleChanger(
      definition,
      bases.map(({ example }) => example),
      unstated,
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
    const isAbout = ({ example: { answers = {}, shows = [] } }: StatedExample) =>
      [...subjects.fields].some(
        (field) =>
          answerAt(answers, field) !== undefined ||
          shows.some(({ fields }) => fields.some((one) => nameOf(one) === field.slice(1))),
      );
    const existing = this.#existing.toSorted(byStatements);
    const names = this.#changer.namesAround(subjects);
    const isUnder = ({ path }: StatedExample) => names.includes(path);
    const about = existing
      .filter((one) => isUnder(one) || isAbout(one))
      .toSorted((one, other) => Number(isUnder(other)) - Number(isUnder(one)));
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
      for (const completed of this.#changer.make(change, subjects.isGate)) {
        const made = this.#sound(completed);
        const kept =
          made && this.#noticing(broken, made, (one) => differencesOn(broken, one, this.fixtures));
        if (!kept) continue;
        const { kind, example } = made;
        const { name, about, isGeneral } = this.#words(made, change.base);
        const proves = `Would fail if ${broken.mutant.slip}.`;
        const all = { ...example, about: isGeneral ? proves : about };
        const killer: Killer = { kind, all, kept, name, proves };
        // An example with several problems does not show which one it is about.
        if (change.isGivable() && (example.problems?.length ?? 0) <= 1) return keep(killer, made);
        if (!second) left = Math.min(left, mostBetter);
        second ??= [killer, made];
      }
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
    if (kind === 'refused') return {};
    const { done } =
      kind === 'accepted' ? takenSteps(this.definition, context, example) : { done: undefined };
    return {
      ...allStatements(this.definition, context, example),
      ...(done && { done: this.#hasOtherTickets ? done : withoutTickets(done) }),
    };
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

/** A ticket has the title of the form, which a copy of the request type does not have. */
const withoutTickets = ({ tickets: _tickets, ...rest }: NonNullable<Example['done']>) => rest;

const nameOf = (field: ShownField | string): string =>
  typeof field === 'string' ? field : field.field;

/** The words of ui.json of which an example can tell something. */
const sayable =
  /\/ui:(title|enumNames|help|placeholder|messages|sections|widget|unit|money|decimals)(\/|$)/;

const isSayable = ({ mutant: { file, edits } }: BrokenDefinition): boolean =>
  file !== 'ui' || edits.some(({ at }) => sayable.test(at));
