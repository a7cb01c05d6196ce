import {
  type Answers,
  asOf,
  type CompiledDefinition,
  type Context,
  documentOf,
  getAt,
  isObject,
  openRequest,
  type Option,
  type Pointer,
  pointerOf,
  resolveAnswers,
  setAt,
  uiAt,
  parentOf,
} from '#engine';
import { answerLists } from './answerList';
import { candidates } from './candidates';
import { type Field, fieldAt, fieldNameOf, fieldsIn, hasEntries } from './field';
import { type Goal, GoalFinder, type Goals } from './goals';
import type { FormSurroundings } from '../assertionHolds';
import { fileFor } from './fileFor';
import { meets } from './meets';
import { namedAnswers } from './namedAnswers';
import { type Random, shuffled } from './random';
import { exclusiveWith } from './exclusiveWith';
import { causesOf } from './causes';
import { type State, stateOf } from './state';
import { measure, steerings } from './steerings';
import type { Walk } from './walk';
import { foundBy } from './foundBy';
import { answerOf, goalsOf, unmetWishes, type Wishes } from './wishes';

/** Enough for forms in which each answer shows the next question. */
const maxRounds = 80;

export interface AttemptOptions {
  wishes: Wishes;
  /** What answers are to be besides. */
  goals: Goals;
  /** Answers that are given before all others. */
  answers: Answers;
  /** Values worth trying at a field, such as the pin codes that a look-up knows. */
  suggestions: (field: Pointer) => unknown[];
  /** The share of the questions that may be left out and are answered all the same, 0 to 1. */
  optional: number;
}

/** One walk through a form: answers what is asked, corrects what is wrong, until nothing is left or nothing helps. */
export class Attempt implements Walk {
  answers: Answers = {};
  /** What the form starts with. */
  #first: Answers = {};
  state!: State;
  readonly definition: CompiledDefinition;
  readonly #goals: Goals;
  /** The fields that wishes are about. */
  readonly #wished: Set<Pointer>;
  readonly #tried = new Map<Pointer, Set<string>>();
  readonly #considered = new Set<Pointer>();

  constructor(
    private readonly given: CompiledDefinition,
    private readonly contextOf: (answers: Answers) => Context,
    private readonly options: AttemptOptions,
    readonly random: Random,
  ) {
    this.#goals = new Map([...goalsOf(given, options.wishes, random), ...options.goals]);
    this.#wished = new Set(this.#goals.keys());
    this.definition = given;
  }

  /** Whether the form can be submitted and all wishes came true. */
  run(): boolean {
    const context = this.contextOf({});
    const opening = openRequest(this.given, context);
    const first = 'answers' in opening ? opening.answers : {};
    this.answers = structuredClone({ ...first, ...this.options.answers });
    (this as { definition: CompiledDefinition }).definition = asOf(this.given, context.today);
    this.#look();
    this.#first = resolveAnswers(this.definition, this.state.context, first);
    for (let round = 0; round < maxRounds; round++) {
      const before = JSON.stringify(this.answers);
      if (!this.#step() || JSON.stringify(this.answers) === before) break;
      this.#look();
    }
    this.#look();
    return this.isDone;
  }

  get isDone(): boolean {
    return this.state.outcome.kind !== 'problems' && this.unmet.length === 0;
  }

  /** The wishes that did not come true. */
  get unmet(): string[] {
    return unmetWishes(this.definition, this.options.wishes, this.state);
  }

  #look(): void {
    this.state = stateOf(this.definition, this.contextOf(this.answers), this.answers);
  }

  /** One round. Whether anything could be done. */
  #step(): boolean {
    const goals = this.#pursueGoals();
    const extra = this.#answerOptional();
    const { outcome } = this.state;
    if (outcome.kind !== 'problems') return goals || extra;
    let isChanged = goals || extra;
    for (const { at, rule } of outcome.problems) {
      if (rule === 'submitWhen') isChanged = this.#enableSubmit() || isChanged;
      else if (at !== '' && at !== '/policy') isChanged = this.#repair(at, rule) || isChanged;
    }
    return isChanged;
  }

  #pursueGoals(): boolean {
    let isChanged = false;
    for (const [at, goal] of this.#goals) {
      const value = getAt(this.state.resolved, at);
      const isMet = goal.isAnswered
        ? value !== undefined && goal.schemas.every((one) => meets(value, one, this.around(at)))
        : value === undefined;
      if (!isMet) isChanged = this.#pursue(at, goal) || isChanged;
    }
    return isChanged;
  }

  #pursue(at: Pointer, goal: Goal): boolean {
    if (this.#reachEntry(at)) return true;
    const field = this.#fieldAt(at);
    if (!field) return false;
    if (!field.isOpen) return this.change(at, goal);
    if (goal.isAnswered) return this.answer(field);
    setAt(this.answers, at, undefined);
    return true;
  }

  /** A goal inside an entry needs the entry first. */
  #reachEntry(at: Pointer): boolean {
    const list = /^(.+?)\/\d+(\/|$)/.exec(at)?.[1];
    if (list === undefined || getAt(this.state.resolved, `${list}/0`) !== undefined) return false;
    const field = this.#fieldAt(list);
    return field !== undefined && answerLists.minItems!(this, field);
  }

  change(at: Pointer, goal: Goal | undefined): boolean {
    const causes = causesOf(this, at, goal);
    for (const [cause, { isAnswered, schemas }] of causes) {
      const known = this.#goals.get(cause);
      if (known && known !== goal && schemas.every((one) => known.schemas.includes(one))) {
        const field = this.#fieldAt(cause);
        if (field?.isOpen && this.answer(field)) return true;
      }
      this.#goals.set(cause, { isAnswered, schemas });
      const field = this.#fieldAt(cause);
      if (!field?.isOpen) continue;
      // What follows from an answer of this round is seen in the next one.
      if (isAnswered && schemas.length === 0 && this.#isNew(cause)) return true;
      if (!isAnswered) setAt(this.answers, cause, undefined);
      else if (!this.answer(field)) continue;
      return true;
    }
    return false;
  }

  /** Gives one of the answers from which a value follows, so that its rules are met. */
  #steer({ at, schema }: Field): boolean {
    const { context, resolved } = this.state;
    const form = { definition: this.definition, context, resolved, answers: this.answers };
    const around = this.around(at);
    const targets = [...candidates([schema], around, this.random)].filter((target) =>
      meets(target, schema, around),
    );
    for (const { source, value } of shuffled([...steerings(form, at, targets)], this.random)) {
      const isRight =
        !this.#goals.has(source.at) &&
        meets(value, source.schema, this.around(source.at)) &&
        meets(measure(form, at, source.at, value), schema, around);
      if (isRight) return this.#give(source.at, value);
    }
    return false;
  }

  #isNew(at: Pointer): boolean {
    const given: unknown = getAt(this.answers, at);
    const isBlank = typeof given === 'string' && given.trim() === '';
    return given !== undefined && !isBlank && getAt(this.state.resolved, at) === undefined;
  }

  #answerOptional(): boolean {
    let isChanged = false;
    for (const field of fieldsIn(this.definition, this.state.resolved)) {
      const { at, isRequired, isOpen } = field;
      if (isRequired || !isOpen || this.#considered.has(at)) continue;
      this.#considered.add(at);
      const goal = this.#goals.get(at);
      if (goal?.isAnswered === false || getAt(this.answers, at) !== undefined) continue;
      if (this.random.chance(this.options.optional)) isChanged = this.answer(field) || isChanged;
    }
    return isChanged;
  }

  /** The answers that `submitWhen` waits for become goals, others each time. */
  #enableSubmit(): boolean {
    const finder = new GoalFinder(this.random, answerOf);
    finder.find(this.definition.request.submitWhen!.is, true);
    for (const [at, goal] of finder.goals) if (!this.#wished.has(at)) this.#goals.set(at, goal);
    return this.#pursueGoals();
  }

  #repair(at: Pointer, rule: string): boolean {
    if (rule === 'atMostOne') return this.#keepOne(at);
    const field = this.#fieldAt(at);
    if (!field || this.#goals.get(at)?.isAnswered === false) return false;
    if (rule === 'required' && field.isOpen && this.#isNew(at)) return true;
    const ofList = answerLists[rule];
    if (hasEntries(field.schema) && ofList) return ofList(this, field);
    if (!field.isOpen) return this.#steer(field) || this.change(at, undefined);
    if (this.answer(field)) return true;
    if (this.#answerBoth(field)) return true;
    // No value fits what the others say: another value is wanted there.
    for (const other of namedAnswers(field, at)) {
      const named = this.#fieldAt(other);
      this.#tried.delete(at);
      if (named?.isOpen && this.answer(named)) return true;
    }
    if (field.isRequired) return false;
    setAt(this.answers, at, undefined);
    return true;
  }

  /** Of answers of which only one is allowed, one is left: one that is wanted, or that the customer does not give. */
  #keepOne(at: Pointer): boolean {
    const given = [at, ...exclusiveWith(this.definition, at)].filter(
      (one) => getAt(this.state.resolved, one) !== undefined,
    );
    const isFixed = (one: Pointer) =>
      this.#goals.get(one)?.isAnswered || !this.#fieldAt(one)?.isOpen;
    const kept = given.find(isFixed) ?? this.random.pick(given);
    for (const one of given) if (one !== kept) setAt(this.answers, one, undefined);
    return true;
  }

  /** Gives the same value to a field and to the one that it has to be equal to. */
  #answerBoth(field: Field): boolean {
    const { sameAs, ...schema } = field.schema;
    if (sameAs === undefined) return false;
    const [other] = namedAnswers({ ...field, schema: { sameAs } }, field.at);
    const named = other === undefined ? undefined : this.#fieldAt(other);
    this.#tried.delete(field.at);
    if (!named?.isOpen || !this.answer({ ...field, schema })) return false;
    return this.#give(named.at, getAt(this.answers, field.at));
  }

  answer(field: Field): boolean {
    const { at, schema } = field;
    if (hasEntries(schema)) {
      const isWanted = this.#goals.get(at)?.schemas.some((one) => 'changedFrom' in one);
      return answerLists[isWanted ? 'changedFrom' : 'minItems']!(this, field);
    }
    if (schema.upload) return this.#give(at, fileFor(at, schema.upload, this.random));
    if (isObject(schema.properties)) return this.#give(at, {});
    const schemas = [schema, ...(this.#goals.get(at)?.schemas ?? [])];
    if (uiAt(this.definition.ui, at)['ui:widget'] === 'button') schemas.push({ const: true });
    const around = this.around(at);
    const tried = this.#tried.get(at) ?? new Set();
    this.#tried.set(at, tried);
    for (const value of this.#valuesFor(field, schemas, around)) {
      const key = JSON.stringify(value);
      if (tried.has(key)) continue;
      tried.add(key);
      if (!schemas.every((one) => meets(value, one, around))) continue;
      return this.#give(at, value);
    }
    return false;
  }

  *#valuesFor(
    { at }: Field,
    schemas: Goal['schemas'],
    around: FormSurroundings,
  ): Generator<unknown> {
    const name = fieldNameOf(at);
    const { context } = this.state;
    const options = context.lists?.[name];
    const suggested = shuffled(this.options.suggestions(name), this.random);
    if (options) {
      const offered = shuffled(options, this.random).map(({ value }): unknown => value);
      return yield* [...suggested.filter((value) => offered.includes(value)), ...offered];
    }
    yield* suggested;
    yield* shuffled(foundBy(this.definition, context, name), this.random);
    yield* candidates(schemas, around, this.random);
  }

  #give(at: Pointer, value: unknown): boolean {
    setAt(this.answers, at, value);
    const name = fieldNameOf(at);
    const fills = this.definition.request.lists?.[name]?.fills ?? {};
    const chosen = this.state.context.lists?.[name]?.find(
      (option: Option) => option.value === value,
    );
    for (const [field, property] of Object.entries(fills))
      setAt(this.answers, siblingOf(at, field), getAt(chosen, pointerOf(property)));
    return true;
  }

  around(at: Pointer): FormSurroundings {
    const { resolved, context } = this.state;
    // Rules of schema.json read the answers, those of request.json the document.
    const root = { ...documentOf(context, resolved), first: this.#first, ...resolved };
    return { root, parent: getAt(resolved, parentOf(at)), today: context.today };
  }

  #fieldAt(at: Pointer): Field | undefined {
    return fieldAt(this.definition, this.state.resolved, at);
  }
}

const siblingOf = (at: Pointer, field: string): Pointer => parentOf(at) + pointerOf(field);
