import {
  type Answers,
  asOf,
  type CompiledDefinition,
  gapsIn,
  type Pointer,
  readOnlyFields,
  setAt,
} from '#engine';
import type { Example, ExampleFixtures } from '../examples/example';
import { fill, type Filled } from '../fill';
import type { Goals } from '../fill/goals';
import { and, type Domains, type Formula, not, truthOf, type Variable } from './formula';
import { almostFinished, firstEntryAt, type Model, whenFinished } from './model';
import { formulaOfLiteral, type Literal } from './pairs';
import { type Run, runOf, shows } from './run';
import { assume, solve, type State } from './solver';
import { solvedBackwards } from './solvedBackwards';
import type { Usual } from './usual';
import { type Applicant, applicantOf } from './applicant';

export interface Wanted {
  literals: readonly Literal[];
  /** What has to be true besides. The caller looks whether it came true. */
  formulas?: readonly Formula[];
  /** Whether the form is to be one that can be submitted. */
  isFinished: boolean;
}

/** So many applicants are tried for one run. */
const maxTried = 3;

/** Looks for answers with which a form does what is wanted. What it finds it has run. */
export class RunFinder {
  constructor(
    readonly definition: CompiledDefinition,
    readonly fixtures: ExampleFixtures,
    readonly model: Model,
    readonly applicants: readonly Applicant[],
    readonly suggestions: (field: Pointer) => unknown[],
    readonly usual: Usual,
  ) {}

  /** `undefined` where nothing was found, which does not prove that there is nothing. */
  find({ literals, formulas: others = [], isFinished }: Wanted): Run | undefined {
    const { model } = this;
    const formulas = [...literals.map((one) => formulaOfLiteral(model.decisions, one)), ...others];
    const state = isFinished ? whenFinished(model) : almostFinished(model, formulas);
    if (!state) return undefined;
    let tried = 0;
    for (const applicant of this.applicants) {
      const values = this.#shortest(state, [...applicant.facts, ...formulas]);
      if (!values) continue;
      const run = this.#fill(applicant, values, literals, isFinished);
      if (run) return run;
      if (++tried >= maxTried) break;
    }
    if (tried > 0) return undefined;
    return this.#asAnotherApplicant(state, formulas, { literals, isFinished });
  }

  /** No customer of the fixtures has these records: they are changed. */
  #asAnotherApplicant(state: State, formulas: Formula[], wanted: Wanted): Run | undefined {
    const [applicant] = this.applicants;
    const values = applicant && this.#shortest(state, formulas);
    if (!values) return undefined;
    const example = solvedBackwards(this.definition, this.model, applicant, values);
    const other = applicantOf(this.definition, this.fixtures, this.model, example);
    if (!other) return undefined;
    const again = this.#shortest(state, [...other.facts, ...formulas]);
    return again && this.#fill(other, again, wanted.literals, wanted.isFinished);
  }

  /** Values with which as few conditions as possible are true besides, and the others as they mostly are. */
  #shortest(given: State, formulas: Formula[]): Domains | undefined {
    let state = assume(given, formulas);
    if (!state || !solve(state)) return undefined;
    const prefer = (formula: Formula) => {
      const next: State | undefined = assume(state!, [formula]);
      if (next && solve(next)) state = next;
    };
    for (const { asked, holds } of this.model.decisions) prefer(not(and(asked, holds)));
    // The first of several answers is the one that is unusual.
    for (const variable of this.model.variables.all.toReversed()) {
      const usual = this.usual.classes.get(variable.index);
      if (usual !== undefined) prefer(ofClass(variable, usual));
    }
    return solve(state);
  }

  #fill(
    { example }: Applicant,
    values: Domains,
    literals: readonly Literal[],
    isFinished: boolean,
  ): Run | undefined {
    const { definition, fixtures, model } = this;
    const contextOf = (answers: Answers) => fixtures.contextOf(definition, { ...example, answers });
    for (let seed = 0; seed < 2; seed++) {
      const filled = fill(definition, contextOf, {
        goals: this.#goalsFor(values),
        suggestions: (field) => this.#suggestionsFor(field),
        attempts: isFinished ? 4 : 2,
        seed,
      });
      const { proofs = [] } = filled.context;
      const found: Example = {
        ...example,
        answers: this.#given(filled),
        ...(proofs.length > 0 && { proofs }),
      };
      const on = asOf(definition, example.today);
      const run = runOf(on, model.decisions, fixtures.contextOf(definition, found), found);
      if (shows(run, literals) && (!isFinished || run.problems.length === 0)) return run;
    }
    return undefined;
  }

  /** What the customer answers: the insurer's own values are not theirs to give. */
  #given({ answers, context }: Filled): Answers {
    const given: Answers = JSON.parse(JSON.stringify(answers));
    const gaps = gapsIn(this.definition, context);
    for (const at of readOnlyFields(this.definition))
      if (!gaps.includes(at)) setAt(given, at, undefined);
    return given;
  }

  #suggestionsFor(field: Pointer): unknown[] {
    const known = this.suggestions(field);
    const usual = this.usual.values.get(field);
    return known.length > 0 || usual === undefined ? known : [usual];
  }

  /** What the customer answers, so that each tested answer is of its class. */
  #goalsFor(values: Domains): Goals {
    const goals: Goals = new Map();
    for (const { at, index, leaves, classes } of this.model.variables.all) {
      const field = at.startsWith('/answers/') ? at.slice('/answers'.length) : undefined;
      if (field === undefined || readOnlyFields(this.definition).includes(field)) continue;
      const [one] = values[index]! as [number];
      const { isAnswered } = classes[one]!;
      if (!isAnswered && !truthOf(this.model.isShown(field), values)) continue;
      const tests = leaves.flatMap(({ schema, truths }) => {
        if (!schema) return [];
        return [truths[one] ? schema : { not: schema }];
      });
      goals.set(firstEntryAt(at), { isAnswered, schemas: isAnswered ? tests : [] });
    }
    return goals;
  }
}

const ofClass = ({ leaves }: Variable, one: number): Formula =>
  and(...leaves.map((leaf) => (leaf.truths[one] ? leaf : not(leaf))));
