import { describe, expect, it } from 'vitest';
import { assertionHolds } from '../../src/authoring/assertionHolds';
import { fill } from '../../src/authoring/fill';
import { candidates } from '../../src/authoring/fill/candidates';
import { Random } from '../../src/authoring/fill/random';
import { type Answers, type CompiledDefinition, getAt } from '../../src/engine';
import { contextOf, type ExampleFile, examplesOf } from '../examples';
import { definitionOf, keysOf, projectFiles } from '../files';

const keys = keysOf(projectFiles);

/** What an example knows about the customer, without what was answered in it. */
const contextFor = (definition: CompiledDefinition, example: ExampleFile) => (answers: Answers) =>
  contextOf(definition, { ...example, answers });

const accepted = (key: string) =>
  examplesOf(key, projectFiles).filter(({ kind }) => kind === 'accepted');

/** The values that look-ups know are in the examples. */
const suggestionsOf = (key: string) => (field: string) =>
  accepted(key)
    .map(({ answers }) => getAt(answers, field))
    .filter((value) => value !== undefined && field in (definitionOf(key).request.lookUps ?? {}));

describe.each(keys)('%s', (key) => {
  const definition = definitionOf(key);

  it.each(accepted(key))('is filled in as in $name', (example) => {
    const { problems } = fill(definition, contextFor(definition, example), {
      suggestions: suggestionsOf(key),
      seed: 1,
      optional: 0.5,
    });
    expect(problems).toEqual([]);
  });

  const conditions = Object.keys(definition.validators).filter((one) => one.startsWith('schema#'));
  if (conditions.length === 0) return;

  // Any example's customer will do: some values are the insurer's and no answer changes them.
  const people = new Map(
    examplesOf(key, projectFiles).map((example) => {
      const { as, holds, customer, policy, link } = example;
      return [JSON.stringify([as, holds, customer, policy, link]), example];
    }),
  );
  const examples = [...people.values()];
  const filledSo = (location: string, wish: boolean, isSubmitted: boolean) =>
    examples.some((example) => {
      const { unmet, problems } = fill(definition, contextFor(definition, example), {
        suggestions: suggestionsOf(key),
        wishes: { [location]: wish },
        attempts: 3,
      });
      return unmet.length === 0 && !(isSubmitted && problems.length > 0);
    });

  it.each(conditions)('reaches %s both ways', (location) => {
    for (const wish of [true, false])
      expect({ wish, reached: filledSo(location, wish, false) }).toEqual({ wish, reached: true });
  });

  it.each(conditions)('submits with %s one way at least', (location) => {
    expect([true, false].some((wish) => filledSo(location, wish, true))).toBe(true);
  });
});

it.each([0.001, 0.01, 0.05, 0.1, 0.5, 3])('tries what is no multiple of %s', (multipleOf) => {
  const schema = { type: 'number', minimum: 1, maximum: 1000, multipleOf };
  const around = { root: {}, parent: {}, today: '2027-01-04' };
  const tried = [...candidates([schema], around, new Random(1, 0))];
  const broken = tried.filter((value) => !assertionHolds(schema, 'multipleOf', value, around));
  const between = broken.filter((value) => typeof value === 'number' && value > 1 && value < 1000);
  expect(between).not.toEqual([]);
});
