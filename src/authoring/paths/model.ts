import {
  type CompiledDefinition,
  isObject,
  oncePer,
  type Pointer,
  pointerOf,
  type Schema,
  schemaLocations,
} from '#engine';
import { firstEntryOf } from '../fill/field';
import { branchesOf, type Branches, type Description, type Guard } from '../lint/values/branches';
import type { Question } from './countWays';
import { always, and, type Domains, type Formula, implies, keyOf, not, or } from './formula';
import type { Constraint } from './constraint';
import { formulaOf } from './formulaOf';
import { assume, solve, type State } from './solver';
import { sourcesOf } from './sources';
import { Variables } from './variables';

/** A condition that decides what a form shows or does. Conditions that ask the same where they are asked are one. */
export interface Decision extends Question {
  /** Where it is written (see `schemaLocations`), the first one first; `isOpposite`: it says the contrary there. */
  places: { location: string; isOpposite: boolean }[];
  condition: Schema;
  /** Pointer into the document to what it tests. */
  subject: Pointer;
  /** The list in whose entries it is asked. */
  list: Pointer | undefined;
  /** The innermost condition around it. */
  within: Formula | undefined;
}

/** What can be true together in a form. */
export interface Model {
  decisions: Decision[];
  constraints: Constraint[];
  /** When each case of a tested answer counts (see `sourcesOf`). */
  cases: Map<string, Formula>;
  /** What has to be true besides, so that the form can be submitted. */
  finish: Formula[];
  domains: Domains;
  variables: Variables;
  branches: Branches;
  /** Whether a field is shown. */
  isShown(field: Pointer): Formula;
}

const listOf = (scope: Pointer): Pointer | undefined =>
  /^(.*)\/items(\/|$)/.exec(scope)?.[1] || undefined;

/** The model of a definition on a day. */
export function modelOf(definition: CompiledDefinition, today: string): Model {
  const { schema, request } = definition;
  const branches = branchesOf(schema);
  const variables = new Variables();
  const guardFormula = oncePer((guard: Guard) =>
    formulaOf(guard.condition, `/answers${guard.scope}`, variables, true),
  );
  const all = (guards: Guard[]): Formula => and(...guards.map(guardFormula));
  const decisions: Decision[] = [];
  const add = (decision: Omit<Decision, 'places'>, location: string) => {
    const keys = [decision.holds, not(decision.holds)].map(keyOf);
    const same = decisions.find(
      (one) => keyOf(one.asked) === keyOf(decision.asked) && keys.includes(keyOf(one.holds)),
    );
    const isOpposite = same !== undefined && keyOf(same.holds) !== keys[0];
    if (same) same.places.push({ location, isOpposite });
    else decisions.push({ ...decision, places: [{ location, isOpposite }] });
  };
  for (const { guard, around } of branches.branches) {
    const list = listOf(guard.scope);
    const isEntered = list === undefined ? always : variables.isAnswered(`/answers${list}`);
    add(
      {
        asked: and(isEntered, all(around)),
        holds: guardFormula(guard),
        condition: guard.condition,
        subject: `/answers${guard.scope}`,
        list,
        within: around.length > 0 ? guardFormula(around.at(-1)!) : undefined,
      },
      `schema#${guard.at}`,
    );
  }
  for (const [location, condition] of Object.entries(schemaLocations(definition)))
    if (isQuestionOfForm(location, condition))
      add(
        {
          asked: always,
          holds: formulaOf(condition, '', variables),
          condition,
          subject: '',
          list: undefined,
          within: undefined,
        },
        location,
      );
  const finish: Formula[] = [];
  const { submitWhen } = request;
  if (submitWhen) finish.push(formulaOf(submitWhen.is, '', variables));
  for (const [field, values] of Object.entries(request.choices ?? {}))
    for (const [value, { when }] of Object.entries(values))
      finish.push(
        implies(
          variables.passes(`/answers${field}`, 'const', value),
          formulaOf(when, '', variables),
        ),
      );
  const described = new Map<Pointer, Description[]>();
  for (const one of branches.descriptions)
    described.set(one.at, [...(described.get(one.at) ?? []), one]);
  const of = (field: Pointer) => described.get(field) ?? [];
  const isShown = (field: Pointer): Formula => or(...of(field).map(({ guards }) => all(guards)));
  const { sources, constraints, cases } = sourcesOf(definition, variables, of, isShown);
  // Tests of other answers can come with what an answer follows from.
  for (let i = 0; i < variables.all.length; i++) {
    const { at } = variables.all[i]!;
    const field = fieldOf(at);
    if (field === undefined) continue;
    const answered = variables.isAnswered(at);
    if (of(field).length > 0)
      constraints.push({
        formula: implies(answered, isShown(field)),
        about: field,
        kind: 'hidden',
      });
    const around = at.slice(0, at.lastIndexOf('/')).replace(/\/items$/, '');
    if (around !== '/answers')
      constraints.push({
        formula: implies(answered, variables.isAnswered(around)),
        about: field,
        kind: 'inside',
      });
    for (const one of of(field))
      finish.push(implies(and(all(one.guards), answered), variables.allowedBy(at, one)));
  }
  for (const { names, scope, guards } of branches.required)
    for (const name of names) {
      const at = `/answers${scope}${pointerOf(name)}`;
      if (!variables.has(at)) continue;
      const list = listOf(scope);
      const isEntered = list === undefined ? always : variables.isAnswered(`/answers${list}`);
      finish.push(implies(and(isEntered, all(guards)), variables.isAnswered(at)));
    }
  for (const { names, scope, guards } of branches.atMostOne) {
    const answered = names
      .map((name) => `/answers${scope}${pointerOf(name)}`)
      .filter((at) => variables.has(at))
      .map((at) => variables.isAnswered(at));
    for (const [i, one] of answered.entries())
      for (const other of answered.slice(i + 1))
        finish.push(implies(all(guards), not(and(one, other))));
  }
  for (const { at } of variables.all)
    variables.classify(at, of(fieldOf(at) ?? ''), sources.get(at) ?? {}, today);
  const domains = variables.all.map(({ classes }) => classes.map((_, i) => i));
  return { decisions, constraints, cases, finish, domains, variables, branches, isShown };
}

const fieldOf = (at: Pointer): Pointer | undefined =>
  at.startsWith('/answers/') ? at.slice('/answers'.length) : undefined;

/** Conditions of request.json that are asked of the form as it is submitted, and not of a response. */
function isQuestionOfForm(location: string, condition: Schema): boolean {
  if (!/^request#\/(steps\/\d+(\/pause)?|signatures\/\d+)\/when$/.test(location)) return false;
  return !readsSteps(condition);
}

/** Whether a condition over the document depends on the response to a step. */
export const readsSteps = (condition: unknown): boolean =>
  isObject(condition) &&
  (Object.hasOwn((condition.properties ?? {}) as object, 'steps') ||
    Object.values(condition).some((inner) =>
      Array.isArray(inner) ? inner.some(readsSteps) : readsSteps(inner),
    ));

/** What is left of a form while it is filled in; `undefined` where nothing can be true. */
export const whileFilling = oncePer(({ domains, constraints }: Model): State | undefined =>
  assume(
    { domains, open: [] },
    constraints.map(({ formula }) => formula),
  ),
);

/** What is left of a form that can be submitted. */
export const whenFinished = oncePer((model: Model): State | undefined => {
  const state = whileFilling(model);
  return state && assume(state, model.finish);
});

/** What is left where formulas are true and as little as possible keeps the form from being submitted. */
export function almostFinished(model: Model, formulas: Formula[]): State | undefined {
  const filling = whileFilling(model);
  let state = filling && assume(filling, formulas);
  if (!state || !solve(state)) return undefined;
  for (const one of model.finish) {
    const next: State | undefined = assume(state, [one]);
    if (next && solve(next)) state = next;
  }
  return state;
}

/** `/answers/nominees/items/dob` → `/nominees/0/dob` */
export const firstEntryAt = (at: Pointer): Pointer => firstEntryOf(at.replace(/^\/[^/]*/, ''));
