import { type CompiledDefinition, describedFields, documentOf, holds } from '#engine';
import type { Example, ExampleFixtures } from '../examples/example';
import { outerConditions, type Wishes } from '../fill/wishes';
import { type Formula, keyOf, not } from '../paths/formula';
import type { Literal } from '../paths/pairs';
import { type Run, shows } from '../paths/run';
import { type NamedExample, type Survey, type SurveyOptions, surveyOf } from '../paths/survey';
import { byAssumptions } from './exampleOrder';
import type { Subjects } from './subjects';

/** A form in which conditions have the wished outcomes. */
export interface ReachedForm {
  example: Example;
  /** That of an example of the request type; of none if it was generated, as no example has these outcomes. */
  name?: string;
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

  /** Forms in which the conditions of a mutant, and those around it and its fields, came out as they have to. */
  around({ fields, conditions, outer }: Subjects): ReachedForm[] {
    const around = allTrue(outer);
    const all: Wishes[] = [
      around,
      ...conditions.flatMap((location) =>
        [true, false].map((isTrue) => ({ ...around, ...outerOf(location), [location]: isTrue })),
      ),
    ];
    for (const { at, place } of describedFields(this.definition.schema))
      if (fields.has(at)) all.push(outerOf(`schema#${place}`));
    return [...new Set(all.flatMap((wishes) => this.#with(wishes) ?? []))];
  }

  #with(wishes: Wishes): ReachedForm | undefined {
    if (Object.keys(wishes).length === 0) return undefined;
    const { decisions, cases } = this.#survey.model;
    const literals: Literal[] = [];
    const formulas: Formula[] = [];
    const others: Wishes = {};
    for (const [location, isTrue] of Object.entries(wishes)) {
      const counts = cases.get(location);
      if (counts) {
        formulas.push(isTrue ? counts : not(counts));
        others[location] = isTrue;
      }
      const isHere = (one: { location: string }) => one.location === location;
      const question = decisions.findIndex(({ places }) => places.some(isHere));
      const place = decisions[question]?.places.find(isHere);
      if (place) literals.push({ question, isTrue: isTrue !== place.isOpposite });
    }
    if (literals.length + formulas.length === 0) return undefined;
    const key = JSON.stringify([literals, formulas.map(keyOf)]);
    if (!this.#reached.has(key)) this.#reached.set(key, this.#find(literals, formulas, others));
    return this.#reached.get(key);
  }

  /** One that can be submitted, or else one that shows it: an example, where one does. */
  #find(literals: Literal[], formulas: Formula[], others: Wishes): ReachedForm | undefined {
    const { runs, finder } = this.#survey;
    const isWished = (run: Run) => shows(run, literals) && this.#cameTrue(run, others);
    const known = runs.filter(isWished);
    const accepted = known.find(({ kind }) => kind === 'accepted');
    if (accepted) return accepted;
    const find = (isFinished: boolean) => {
      const run = finder.find({ literals, formulas, isFinished });
      return run && isWished(run) ? { example: run.example } : undefined;
    };
    // Without a policy nothing else is said of a form.
    const shown = known.filter(({ context }) => context.policy);
    return find(true) ?? shown.toSorted(byAssumptions)[0] ?? find(false);
  }

  /** Whether the cases of chosen values count, or not: the first one whose condition is true does. */
  #cameTrue({ context, resolved }: Run, wishes: Wishes): boolean {
    const document = documentOf(context, resolved);
    const isTrue = (location: string) => holds(this.definition, location, document);
    return Object.entries(wishes).every(
      ([location, wish]) => (isTrue(location) && !casesBefore(location).some(isTrue)) === wish,
    );
  }

  get #survey(): Survey {
    return (this.#known ??= surveyOf(this.definition, this.examples, this.fixtures, this.options));
  }
}

/** `…/choose/1/when` → `…/choose/0/when` */
function casesBefore(location: string): string[] {
  const [, cases = '', i = '0'] = /^(.*\/choose)\/(\d+)\/when$/.exec(location) ?? [];
  return Array.from({ length: Number(i) }, (_, k) => `${cases}/${k}/when`);
}

const allTrue = (locations: string[]): Wishes =>
  Object.fromEntries(locations.map((one) => [one, true]));

/** The conditions around a place, which have to be true. */
const outerOf = (location: string): Wishes =>
  location.startsWith('schema#') ? allTrue(outerConditions(location)) : {};
