import { type CompiledDefinition, describedFields } from '#engine';
import type { Example, ExampleFixtures } from '../examples/example';
import { outerConditions, type Wishes } from '../fill/wishes';
import type { Literal } from '../paths/pairs';
import { shows } from '../paths/run';
import { type NamedExample, type Survey, type SurveyOptions, surveyOf } from '../paths/survey';
import type { Subjects } from './subjects';

/** A form in which conditions have the wished outcomes. */
export interface ReachedForm {
  example: Example;
  /** Whether it was generated: no example of the request type has these outcomes. */
  isNew: boolean;
}

/** Forms in which what a mutant is about is shown, also where no example has it. */
export class ReachedForms {
  readonly #reached = new Map<string, ReachedForm | undefined>();
  #known: Survey | undefined;

  constructor(
    readonly definition: CompiledDefinition,
    readonly examples: readonly NamedExample[],
    readonly fixtures: ExampleFixtures,
    readonly options: SurveyOptions,
  ) {}

  /** Forms in which the conditions of a mutant, and those around its fields, came out as they have to. */
  around({ fields, conditions }: Subjects): ReachedForm[] {
    const all: Wishes[] = conditions.flatMap((location) =>
      [true, false].map((isTrue) => ({ ...outerOf(location), [location]: isTrue })),
    );
    for (const { at, place } of describedFields(this.definition.schema))
      if (fields.has(at)) all.push(outerOf(`schema#${place}`));
    return all.flatMap((wishes) => this.#with(wishes) ?? []);
  }

  #with(wishes: Wishes): ReachedForm | undefined {
    if (Object.keys(wishes).length === 0) return undefined;
    const { decisions } = this.#survey.model;
    const literals = Object.entries(wishes).flatMap(([location, isTrue]): Literal[] => {
      const isHere = (one: { location: string }) => one.location === location;
      const question = decisions.findIndex(({ places }) => places.some(isHere));
      const place = decisions[question]?.places.find(isHere);
      return place ? [{ question, isTrue: isTrue !== place.isOpposite }] : [];
    });
    if (literals.length === 0) return undefined;
    const key = JSON.stringify(literals);
    if (!this.#reached.has(key)) this.#reached.set(key, this.#find(literals));
    return this.#reached.get(key);
  }

  /** One that can be submitted, or else one that shows it. */
  #find(literals: Literal[]): ReachedForm | undefined {
    const { runs, finder } = this.#survey;
    const known = runs.filter((run) => shows(run, literals));
    const accepted = known.find(({ kind }) => kind === 'accepted');
    if (accepted) return { example: accepted.example, isNew: false };
    const found =
      finder.find({ literals, isFinished: true }) ??
      (known.length > 0 ? undefined : finder.find({ literals, isFinished: false }));
    return found && { example: found.example, isNew: true };
  }

  get #survey(): Survey {
    return (this.#known ??= surveyOf(this.definition, this.examples, this.fixtures, this.options));
  }
}

/** The conditions around a place, which have to be true. */
const outerOf = (location: string): Wishes =>
  location.startsWith('schema#')
    ? Object.fromEntries(outerConditions(location).map((one) => [one, true]))
    : {};
