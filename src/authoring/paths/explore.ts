import { asOf, type CompiledDefinition } from '#engine';
import type { ExampleFixtures } from '../examples/example';
import { readExample } from '../examples/readExample';
import type { Files } from '../read/readDefinition';
import { countWays } from './countWays';
import { type Cover, coverPairs, pairsOfRun } from './cover';
import { type Eligibility, eligibilityOf } from './eligibility';
import { always } from './formula';
import { type Level, levelsOf } from './levels';
import { type Model, whenFinished, whileFilling } from './model';
import { type Literal, type Pair, possiblePairs } from './pairs';
import { type FoundSequence, sequencesFound } from './sequencesFound';
import { type NamedExample, type SurveyOptions, surveyOf } from './survey';
import { type Unreached, unreachedIn } from './unreached';
import { wordsOfLiteral } from './wordsOfLiteral';

/** Two conditions that no example has so together. */
export interface MissingPair {
  words: [string, string];
  /** Whether a run shows it: an example can be written. */
  isFound: boolean;
}

/** The paths through a form. */
export interface Paths {
  key: string;
  /** The conditions that are written, and how many of them ask something of its own. */
  conditions: number;
  decisions: number;
  /** Of what is asked once, and of what is asked in each entry of a list. */
  levels: Level[];
  /** Different sets of fields; `undefined` where there are too many to count. */
  fieldSets: number | undefined;
  pairs: { possible: number; finished: number; reached: number; missing: MissingPair[] };
  unreached: Unreached;
  sequences: FoundSequence[];
  eligibility: Eligibility;
  /** What examples would show the missing pairs. */
  cover: Cover;
}

/** Explores the paths through a form: which there are, what each shows, and which examples go them. */
export function explorePaths(
  given: CompiledDefinition,
  files: Files,
  fixtures: ExampleFixtures,
  options: SurveyOptions,
): Paths {
  const { today } = options;
  const definition = asOf(given, today);
  const examples = examplesOf(given, files, fixtures);
  const { model, runs, finder } = surveyOf(given, examples, fixtures, options);
  const eligibility = eligibilityOf(
    definition,
    today,
    examples
      .filter(({ kind }) => kind === 'refused')
      .map(({ name, example }) => ({ name, context: fixtures.contextOf(given, example) })),
  );
  const levels = levelsOf(definition, model, runs, finder);
  const reached = new Map(runs.flatMap((run) => [...pairsOfRun(run)]));
  const possible = pairsOf(model, whileFilling(model));
  // What an example shows is possible, whatever the model says.
  for (const [key, pair] of reached) possible.set(key, pair);
  const missing = new Map([...possible].filter(([key]) => !reached.has(key)));
  const cover = coverPairs(model, finder, missing);
  const left = new Set(cover.left);
  const literalWords = (literal: Literal) => wordsOfLiteral(definition, model, literal);
  return {
    key: definition.key,
    conditions: model.decisions.reduce((sum, { places }) => sum + places.length, 0),
    decisions: model.decisions.length,
    levels,
    fieldSets: countFieldSets(model),
    pairs: {
      possible: possible.size,
      finished: pairsOf(model, whenFinished(model)).size,
      reached: reached.size,
      missing: [...missing.values()].map((pair) => ({
        words: [literalWords(pair[0]), literalWords(pair[1])],
        isFound: !left.has(pair),
      })),
    },
    unreached: unreachedIn(definition, model, runs, finder),
    sequences: sequencesFound(
      given,
      [...runs, ...levels.flatMap(({ ways }) => (ways ?? []).flatMap(({ run }) => run ?? []))],
      fixtures.calls,
    ),
    eligibility,
    cover,
  };
}

const pairsOf = (model: Model, state: ReturnType<typeof whileFilling>) =>
  state ? possiblePairs(state, model.decisions) : new Map<string, Pair>();

/** How many sets of fields a form can show, those in list entries left out. */
function countFieldSets(model: Model): number | undefined {
  const state = whileFilling(model);
  if (!state) return 0;
  const fields = new Set(model.branches.descriptions.map(({ at }) => at));
  return countWays(
    state,
    [...fields]
      .filter((field) => !field.includes('/items'))
      .map((field) => ({ asked: always, holds: model.isShown(field) })),
  );
}

function examplesOf(
  definition: CompiledDefinition,
  files: Files,
  fixtures: ExampleFixtures,
): NamedExample[] {
  const folder = `schemas/${definition.key}/examples/`;
  return Object.entries(files)
    .filter(([path]) => path.startsWith(folder))
    .flatMap(([path, text]) => {
      // What is wrong with an example, `check` says.
      const read = readExample(path, text, definition, fixtures);
      if ('diagnostics' in read) return [];
      return [{ name: path.slice(folder.length, -'.json'.length), ...read }];
    });
}
