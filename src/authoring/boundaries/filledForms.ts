import type { CompiledDefinition } from '#engine';
import type { Example, ExampleFixtures } from '../examples/example';
import { outerConditions } from '../fill/wishes';
import type { Attempts } from './attempt';
import { type Base, baseOf } from './base';
import type { Boundary } from './boundary';

/** Examples from which what their customer has is taken, before all others of the demo book are tried. */
const mostExamples = 3;

/** Forms that are filled in so that a branch of schema.json applies. */
export class FilledForms {
  readonly #filled = new Map<string, Base[]>();

  constructor(
    private readonly definition: CompiledDefinition,
    private readonly fixtures: ExampleFixtures,
    private readonly attempts: Attempts,
    private readonly bases: Base[],
    private readonly today: string,
  ) {}

  /** One form in which the rule of a boundary applies; none where it was not found. */
  filledFor({ file, at }: Boundary): Base[] {
    const conditions = file === 'schema' ? outerConditions(`schema#${at}`) : [];
    const key = conditions.join(' ');
    const known = this.#filled.get(key);
    if (known) return known;
    const found = this.#fill(Object.fromEntries(conditions.map((location) => [location, true])));
    const filled = found ? [found] : [];
    this.#filled.set(key, filled);
    return filled;
  }

  #fill(wishes: { [location: string]: true }): Base | undefined {
    for (const asked of this.#people()) {
      const example = this.attempts.filled(asked, { wishes, optional: 1 });
      const base = example && baseOf(this.definition, this.fixtures, example);
      if (base) return base;
    }
    return undefined;
  }

  *#people(): Generator<Example> {
    for (const { example } of this.bases.slice(0, mostExamples)) yield unanswered(example);
    for (const [clientId, numbers] of Object.entries(this.fixtures.policyNumbersByClient))
      for (const policyNo of numbers)
        yield { about: '', as: { clientId, policyNo }, today: this.today, answers: {} };
  }
}

/** What an example says of its customer, without what was answered. */
const unanswered = ({
  as,
  holds,
  customer,
  policy,
  link,
  loaded,
  lists,
  today,
}: Example): Example => ({
  about: '',
  as,
  ...(holds && { holds }),
  ...(customer && { customer }),
  ...(policy && { policy }),
  ...(link && { link }),
  ...(loaded && { loaded }),
  ...(lists && { lists }),
  today,
  answers: {},
});
