import { asOf, type CompiledDefinition, type Pointer } from '#engine';
import type { Example, ExampleFixtures, ExampleKind } from '../examples/example';
import { type Applicant, applicantOf } from './applicant';
import { RunFinder } from './findRun';
import { keyOf } from './formula';
import { type Model, modelOf } from './model';
import { type NamedRun, runOf } from './run';
import { usualIn } from './usual';

export interface SurveyOptions {
  /** The day on which the form is opened, YYYY-MM-DD. */
  today: string;
  /** Values that look-ups know, by field. */
  suggestions: (field: Pointer) => unknown[];
}

/** An example by its name. */
export interface NamedExample {
  name: string;
  kind: ExampleKind;
  example: Example;
}

/** The conditions of a form, how its examples run through it, and a finder for further runs. */
export interface Survey {
  model: Model;
  /** Of the examples that open the form. */
  runs: NamedRun[];
  finder: RunFinder;
}

export function surveyOf(
  given: CompiledDefinition,
  examples: readonly NamedExample[],
  fixtures: ExampleFixtures,
  { today, suggestions }: SurveyOptions,
): Survey {
  const definition = asOf(given, today);
  const model = modelOf(definition, today);
  const runs = examples
    .filter(({ kind }) => kind !== 'refused')
    .map(({ name, kind, example }): NamedRun => {
      const context = fixtures.contextOf(given, example);
      return {
        ...runOf(asOf(given, example.today), model.decisions, context, example),
        name,
        kind,
      };
    });
  const finder = new RunFinder(
    given,
    fixtures,
    model,
    applicantsOf(given, fixtures, model, runs, today),
    suggestions,
    usualIn(definition, model, runs),
  );
  return { model, runs, finder };
}

/** The customers of the accepted examples, then every other customer with a policy. */
function applicantsOf(
  definition: CompiledDefinition,
  fixtures: ExampleFixtures,
  model: Model,
  runs: NamedRun[],
  today: string,
): Applicant[] {
  const people = Object.entries(fixtures.policyNumbersByClient).flatMap(([clientId, numbers]) =>
    numbers.map((policyNo): Example => ({
      about: '',
      as: { clientId, policyNo },
      today,
      answers: {},
    })),
  );
  const known = runs.filter(({ kind }) => kind === 'accepted').map(({ example }) => example);
  const byFacts = new Map<string, Applicant>();
  for (const example of [...known, ...people]) {
    const applicant = applicantOf(definition, fixtures, model, example);
    const key = applicant && applicant.facts.map(keyOf).join();
    if (applicant && !byFacts.has(key!)) byFacts.set(key!, applicant);
  }
  return [...byFacts.values()];
}
