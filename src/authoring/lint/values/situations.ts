import { type Definition, oncePer, type Pointer, pointerOf, type Schema } from '#engine';
import {
  type Branches,
  branchesOf,
  type Description,
  type Guard,
  isAmong,
  type Required,
} from './branches';
import { excludedBy, isMet } from './excluded';
import { type Rule } from './rule';
import { type Alternative, alternativesOf, type AnswerTest } from './tests';
import { valuesOf } from './valueSet';

/** So many steps decide whether conditions can hold together; beyond them they count as possible. */
const maxSteps = 3000;

/** What can be true of the answers together. */
export class Situations {
  readonly branches: Branches;
  /** The descriptions that some answers reach. */
  readonly reachable: ReadonlySet<Description>;
  readonly #byField = new Map<Pointer, Description[]>();
  readonly #alternatives = new Map<Guard, Alternative[] | undefined>();
  readonly #excludedBy = new Map<Guard, Alternative[]>();

  constructor(schema: Schema) {
    this.branches = branchesOf(schema);
    for (const description of this.branches.descriptions)
      this.#byField.set(description.at, [...this.of(description.at), description]);
    const reachable = new Set<Description>();
    this.reachable = reachable;
    // What a condition shows can be tested by another one: until nothing is added.
    for (let size = -1; size < reachable.size;) {
      size = reachable.size;
      const canHold = new Map<Guard[], boolean>();
      for (const description of this.branches.descriptions) {
        const { guards } = description;
        if (reachable.has(description)) continue;
        if (!canHold.has(guards)) canHold.set(guards, this.canHold(guards));
        if (canHold.get(guards)) reachable.add(description);
      }
    }
  }

  /** The descriptions of a field. */
  of(field: Pointer): Description[] {
    return this.#byField.get(field) ?? [];
  }

  /** Whether some answers satisfy all of these conditions and tests together. */
  canHold(guards: Guard[], tests: AnswerTest[] = []): boolean {
    let steps = 0;
    const search = (state: State): boolean => {
      if (++steps > maxSteps) return true;
      const [test, ...laterTests] = state.tests;
      if (test) {
        if (this.of(test.field).length === 0)
          // Not described: inside a file, or reported as unknown.
          return search({ ...state, tests: laterTests });
        return this.#meets(state, test).some((next) =>
          search({ ...next, tests: [...next.tests, ...laterTests] }),
        );
      }
      const [guard, ...laterGuards] = state.guards;
      if (!guard) return this.#isConsistent(state);
      const active = new Set([...state.active, guard]);
      const alternatives = this.alternatives(guard);
      if (!alternatives) return search({ ...state, guards: laterGuards, active });
      return alternatives.some((tests) => search({ ...state, tests, guards: laterGuards, active }));
    };
    return search({ tests, guards, active: new Set(), required: new Map(), shown: new Map() });
  }

  alternatives(guard: Guard): Alternative[] | undefined {
    if (!this.#alternatives.has(guard))
      this.#alternatives.set(guard, alternativesOf(guard.condition, guard.at, guard.scope));
    return this.#alternatives.get(guard);
  }

  /** The ways in which what a condition excludes (`not`) can be true: none may be. */
  excluded(guard: Guard): Alternative[] {
    const { condition, at, scope } = guard;
    const known = this.#excludedBy.get(guard) ?? excludedBy(condition, at, scope);
    this.#excludedBy.set(guard, known);
    return known;
  }

  /** The states in which a field is shown by one of its descriptions and passes a test. */
  #meets(state: State, { field, rules }: AnswerTest): State[] {
    const needed = [...(state.required.get(field) ?? []), ...rules];
    const required = new Map(state.required).set(field, needed);
    const shown = state.shown.get(field);
    const descriptions = shown ? [shown] : this.of(field).filter((one) => this.reachable?.has(one));
    return descriptions
      .filter((description) => !valuesOf([...description.rules, ...needed]).isEmpty)
      .map((description) => ({
        ...state,
        tests: [],
        required,
        shown: new Map(state.shown).set(field, description),
        guards: [
          ...state.guards,
          ...description.guards.filter(
            (one) => !state.active.has(one) && !isAmong(state.guards, one),
          ),
        ],
      }));
  }

  /** Whether each tested answer has a value by all descriptions that hold where these conditions do. */
  #isConsistent({ required, active }: State): boolean {
    if (this.branches.atMostOne.some((list) => this.#isExceeded(list, required, active)))
      return false;
    if ([...active].some((guard) => this.excluded(guard).some((one) => isMet(one, required))))
      return false;
    return [...required].every(([field, tests]) => {
      const descriptions = this.of(field).filter(({ guards }) =>
        guards.every((one) => active.has(one)),
      );
      return !valuesOf([...descriptions.flatMap(({ rules }) => rules), ...tests]).isEmpty;
    });
  }

  /** Whether two answers are there of which a list that holds allows one. */
  #isExceeded({ names, scope, guards }: Required, tested: State['required'], active: Set<Guard>) {
    if (!guards.every((guard) => active.has(guard))) return false;
    const given = names.map((name) => scope + pointerOf(name)).filter((at) => tested.has(at));
    // A list without entries and a box without a tick are there, and no answers.
    return given.filter((at) => !this.#mayBeNone(at, tested.get(at)!)).length > 1;
  }

  #mayBeNone(field: Pointer, tests: Rule[]): boolean {
    const rules = [...this.of(field).flatMap((one) => one.rules), ...tests];
    return (
      rules.some(({ keyword, value }) => keyword === 'type' && value === 'array') ||
      valuesOf(rules).values?.includes(false) === true
    );
  }

  /** The rules that hold for a field wherever these conditions do, those of one description included. */
  rulesWithin(field: Pointer, guards: Guard[]): Rule[] {
    return this.of(field)
      .filter((one) => one.guards.every((guard) => isAmong(guards, guard)))
      .flatMap(({ rules }) => rules);
  }
}

interface State {
  tests: AnswerTest[];
  guards: Guard[];
  active: Set<Guard>;
  required: Map<Pointer, Rule[]>;
  shown: Map<Pointer, Description>;
}

/** What can be true of the answers of a request type together. */
export const situationsOf = ({ schema }: Pick<Definition, 'schema'>): Situations =>
  situationsIn(schema);

const situationsIn = oncePer((schema: Schema) => new Situations(schema));
