import { type CompiledDefinition, describedFields, type Pointer } from '#engine';
import { changed } from '../draft/candidate';
import { complete } from '../draft/complete';
import { personChanges } from '../draft/contextChanges';
import { filledExample } from '../draft/filledExample';
import type { Example, ExampleFixtures } from '../examples/example';
import { outerConditions, type Wishes } from '../fill/wishes';
import type { Subjects } from './subjects';

/** So many customers are tried for one form. */
const mostPeople = 6;

/** Fills in forms in which what a mutant is about is shown, where no example has it. */
export class ReachedForms {
  /** Filled-in examples, by the conditions that had to come out so. */
  readonly #filled = new Map<string, Example | undefined>();

  constructor(
    readonly definition: CompiledDefinition,
    readonly fixtures: ExampleFixtures,
    readonly suggestions: (field: Pointer) => unknown[],
  ) {}

  /** Examples in which the conditions of a mutant, and those around its fields, came out as they have to. */
  *around({ fields, conditions }: Subjects, first: Example): Generator<Example> {
    const wishes: Wishes[] = conditions.flatMap((location) =>
      isOfForm(location) ? [{ [location]: true }, { [location]: false }] : [],
    );
    for (const { at, place } of describedFields(this.definition.schema)) {
      const outer = fields.has(at) ? outerConditions(`schema#${place}`) : [];
      if (outer.length > 0) wishes.push(Object.fromEntries(outer.map((one) => [one, true])));
    }
    for (const wish of wishes) {
      const example = this.#with(wish, first);
      if (example) yield example;
    }
  }

  #with(wishes: Wishes, first: Example): Example | undefined {
    const key = JSON.stringify(wishes);
    if (!this.#filled.has(key)) this.#filled.set(key, this.#fill(wishes, first));
    return this.#filled.get(key);
  }

  #fill(wishes: Wishes, { as, today }: Example): Example | undefined {
    const blank: Example = { about: '', as, today, answers: {} };
    let left = mostPeople;
    for (const changes of [
      [],
      ...[...personChanges(this.fixtures, blank)].map((one) => one.changes),
    ]) {
      const person = changed(blank, changes);
      if (complete(this.definition, this.fixtures, person)?.kind === 'refused') continue;
      if (left-- <= 0) return undefined;
      const filled = filledExample(this.definition, this.fixtures, person, {
        wishes,
        suggestions: this.suggestions,
      });
      const completed = filled && complete(this.definition, this.fixtures, filled);
      if (completed?.kind === 'accepted') return completed.example;
    }
    return undefined;
  }
}

/** Whether the answers decide about a condition: those on policies and responses are reached otherwise. */
const isOfForm = (location: string) => /^schema#|\/(when|is)$/.test(location);
