import {
  type CompiledDefinition,
  type Context,
  derivedFields,
  documentOf,
  gapsIn,
  getAt,
  openRequest,
  readOnlyFields,
} from '#engine';
import type { Example, ExampleFixtures } from '../examples/example';
import { meets } from '../fill/meets';
import { and, type Formula, implies, not, type Variable } from './formula';
import type { Model } from './model';

/** A customer with an eligible policy, and what is known about them before the form is answered. */
export interface Applicant {
  /** An example without answers. */
  example: Example;
  context: Context;
  /** What is so of the values that the customer does not give. */
  facts: Formula[];
}

/** What an example says besides answers and what follows from them. */
export function withoutAnswers({
  as,
  customer,
  policy,
  loaded,
  lists,
  link,
  holds,
  today,
}: Example): Example {
  const known = { as, customer, policy, loaded, lists, link, holds, today };
  const given = Object.entries(known).filter(([, value]) => value !== undefined);
  return { about: '', ...Object.fromEntries(given), answers: {} } as Example;
}

/** The applicant of an example; `undefined` where the customer may not ask, or the fixtures cannot tell. */
export function applicantOf(
  definition: CompiledDefinition,
  fixtures: ExampleFixtures,
  model: Model,
  given: Example,
): Applicant | undefined {
  const example = withoutAnswers(given);
  if (fixtures.unansweredCalls(definition, example).length > 0) return undefined;
  const context = fixtures.contextOf(definition, example);
  const opening = openRequest(definition, context);
  if ('refusal' in opening || !context.policy) return undefined;
  const root = { ...documentOf(context, {}), ...opening.answers };
  const facts = model.variables.all.flatMap((variable): Formula[] => {
    const source = valueIn(definition, context, opening.answers, variable);
    if (!source) return [];
    const isSo = factsOf(variable, source.value, { root, parent: root, today: example.today });
    return variable.at.startsWith('/answers/')
      ? [implies(model.isShown(variable.at.slice('/answers'.length)), isSo)]
      : [isSo];
  });
  return { example, context, facts };
}

/** The value of a variable that only the records decide. */
export function valueIn(
  definition: CompiledDefinition,
  context: Context,
  first: object,
  { at }: Variable,
): { value: unknown } | undefined {
  if (/^\/(steps|first)\//.test(at)) return undefined;
  if (!at.startsWith('/answers/')) return { value: getAt(documentOf(context, {}), at) };
  const field = at.slice('/answers'.length);
  if (!isOfRecords(definition, field) || gapsIn(definition, context).includes(field))
    return undefined;
  return { value: getAt(first, field) };
}

/** Whether the value of a field follows from the records alone. */
export const isOfRecords = (definition: CompiledDefinition, field: string): boolean =>
  readOnlyFields(definition).includes(field) && !derivedFields(definition).includes(field);

function factsOf(
  { leaves, classes }: Variable,
  value: unknown,
  around: Parameters<typeof meets>[2],
): Formula {
  const isThere = value !== undefined && value !== null && value !== '';
  const truths = leaves.map(({ schema }) =>
    schema ? isThere && meets(value, schema, around) : isThere,
  );
  const isKnown = classes.some((_, i) => leaves.every((leaf, k) => leaf.truths[i] === truths[k]));
  // A value of no class says at least whether there is one.
  const told = leaves.map((leaf, i) => (truths[i] ? leaf : not(leaf)));
  return and(...(isKnown ? told : told.filter((_, i) => !leaves[i]!.schema)));
}
