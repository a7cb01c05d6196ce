import { type CompiledDefinition, getAt, holds, type Pointer, type Problem } from '#engine';
import { countWays, type Outcomes, waysOf } from './countWays';
import { describeWay } from './describeWay';
import type { RunFinder } from './findRun';
import type { Decision, Model } from './model';
import { whenFinished, whileFilling } from './model';
import type { Literal } from './pairs';
import type { NamedRun, Run } from './run';
import { sequenceOf } from './sequences';
import { type ShownPart, shownIn, shownInEntry } from './shown';
import { assume, type State } from './solver';
import { nameOf } from './words';

/** With more ways the pairs of conditions are listed, and not the ways. */
export const maxListedWays = 50;

/** What is asked at one level: of the form as a whole, or of each entry of a list. */
export interface Level {
  /** The title of the list. */
  list: string | undefined;
  /** `undefined` where there are too many to count. */
  count: number | undefined;
  /** How many of them can be submitted. */
  finished: number | undefined;
  /** Each of them, where there are few. */
  ways: FoundWay[] | undefined;
  /** How many of them examples go. */
  reached: number;
}

/** A path through a form. */
export interface FoundWay {
  words: string[];
  examples: string[];
  /** A run that goes it: of an example, or a new one; `undefined` where none was found. */
  run: Run | undefined;
  shown: ShownPart[];
  /** The ids of the steps that follow where all goes well. */
  steps: string[];
  isFinished: boolean;
  /** Why it cannot be submitted, by the messages of the form. */
  problems: Problem[];
}

export function levelsOf(
  definition: CompiledDefinition,
  model: Model,
  runs: readonly NamedRun[],
  finder: RunFinder,
): Level[] {
  const lists = new Set(model.decisions.map(({ list }) => list));
  return [undefined, ...lists]
    .filter((list, i, all) => all.indexOf(list) === i)
    .map((list) => levelOf(definition, model, list, runs, finder));
}

function levelOf(
  definition: CompiledDefinition,
  model: Model,
  list: Pointer | undefined,
  runs: readonly NamedRun[],
  finder: RunFinder,
): Level {
  const numbers = [...model.decisions.keys()].filter((i) => model.decisions[i]!.list === list);
  const decisions = numbers.map((i) => model.decisions[i]!);
  const count = (state: State | undefined) => {
    const entered = list === undefined ? state : state && withEntries(model, state, list);
    return entered ? countWays(entered, decisions) : 0;
  };
  const state = whileFilling(model);
  const total = count(state);
  const byKey = new Map<string, NamedRun[]>();
  for (const run of runs)
    for (const situation of run.situations) {
      const key = keyOf(numbers.map((i) => situation[i]));
      if (list !== undefined && numbers.every((i) => situation[i] === undefined)) continue;
      byKey.set(key, [...new Set([...(byKey.get(key) ?? []), run])]);
    }
  const ways =
    state && total !== undefined && total <= maxListedWays
      ? [...waysOf(list === undefined ? state : withEntries(model, state, list)!, decisions)].map(
          (outcomes) =>
            foundWay(
              definition,
              decisions,
              list,
              numbers,
              outcomes,
              byKey.get(keyOf(outcomes)) ?? [],
              finder,
            ),
        )
      : undefined;
  const finished = ways ? ways.filter((one) => one.isFinished).length : count(whenFinished(model));
  const title = list === undefined ? undefined : nameOf(definition, `/answers${list}`);
  return { list: title, count: total, finished, ways, reached: byKey.size };
}

const keyOf = (outcomes: Outcomes): string =>
  outcomes.map((one) => (one === undefined ? '-' : Number(one))).join('');

const withEntries = (model: Model, state: State, list: Pointer): State | undefined =>
  assume(state, [model.variables.isAnswered(`/answers${list}`)]);

function foundWay(
  definition: CompiledDefinition,
  decisions: readonly Decision[],
  list: Pointer | undefined,
  numbers: readonly number[],
  outcomes: Outcomes,
  runs: readonly NamedRun[],
  finder: RunFinder,
): FoundWay {
  const literals = numbers.flatMap((question, i): Literal[] => {
    const isTrue = outcomes[i];
    return isTrue === undefined ? [] : [{ question, isTrue }];
  });
  const accepted = runs.find(({ problems }) => problems.length === 0);
  const run =
    accepted ??
    finder.find({ literals, isFinished: true }) ??
    finder.find({ literals, isFinished: false }) ??
    runs[0];
  const isFinished = run !== undefined && run.problems.length === 0;
  const entry = run && list !== undefined && entryWith(definition, decisions, outcomes, run, list);
  return {
    words: describeWay(definition, decisions, outcomes, run),
    examples: runs.map(({ name }) => name),
    run,
    shown: !run ? [] : entry ? shownInEntry(definition, run, entry) : shownIn(definition, run),
    steps: isFinished ? stepsAfter(definition, run) : [],
    isFinished,
    problems: run?.problems ?? [],
  };
}

/** The first entry of a list in which decisions came out so. */
function entryWith(
  definition: CompiledDefinition,
  decisions: readonly Decision[],
  outcomes: Outcomes,
  { resolved }: Run,
  list: Pointer,
): Pointer | undefined {
  const isSo = (entry: unknown) =>
    decisions.every(({ places: [place], subject }, i) => {
      if (outcomes[i] === undefined) return true;
      const tested: unknown = getAt(entry, subject.slice(`/answers${list}/items`.length)) ?? {};
      return (holds(definition, place!.location, tested) !== place!.isOpposite) === outcomes[i];
    });
  const i = ((getAt(resolved, list) ?? []) as unknown[]).findIndex(isSo);
  return i < 0 ? undefined : `${list}/${i}`;
}

const stepsAfter = (definition: CompiledDefinition, { context, resolved }: Run): string[] =>
  sequenceOf(definition, context, resolved, []).map(({ id }) => id);
