import type { Model } from './model';
import { almostFinished, whenFinished, whileFilling } from './model';
import {
  formulaOfLiteral,
  isSameLiteral,
  keyOfPair,
  type Literal,
  literalsOf,
  type Pair,
  pairsAmong,
} from './pairs';
import type { RunFinder } from './findRun';
import { literalsIn, pairsIn, type Run } from './run';
import { assume, solve, type State } from './solver';

export interface Cover {
  /** New runs, each with the pairs that it shows first. */
  runs: { run: Run; shows: Pair[] }[];
  /** The pairs for which no run was found. */
  left: Pair[];
}

/** So many pairs that cannot be found are looked for. */
const maxMissed = 40;

/** Looks for few runs that show all of these pairs, first for those that can be submitted. */
export function coverPairs(model: Model, finder: RunFinder, wanted: Map<string, Pair>): Cover {
  const open = new Map(wanted);
  const cover: Cover = { runs: [], left: [] };
  for (const isFinished of [true, false]) {
    let missed = 0;
    for (const [key, pair] of wanted) {
      if (!open.has(key) || missed >= maxMissed) continue;
      const run =
        findWithMore(model, finder, pair, [...open.values()], isFinished) ??
        finder.find({ literals: pair, isFinished });
      if (run) {
        const shown = pairsIn(run);
        const fresh = [...open].filter(([one]) => shown.has(one));
        cover.runs.push({ run, shows: fresh.map(([, one]) => one) });
        for (const [one] of fresh) open.delete(one);
      } else if (canBe(model, pair, isFinished)) missed++;
    }
  }
  cover.left.push(...open.values());
  return cover;
}

const canBe = (model: Model, pair: Pair, isFinished: boolean): boolean => {
  const state = isFinished ? whenFinished(model) : whileFilling(model);
  const formulas = pair.map((one) => formulaOfLiteral(model.decisions, one));
  return state !== undefined && solve(state, formulas) !== undefined;
};

/** A run with a pair and with the outcomes that show most of the other pairs beside it. */
function findWithMore(
  model: Model,
  finder: RunFinder,
  pair: Pair,
  others: readonly Pair[],
  isFinished: boolean,
): Run | undefined {
  const formulaOf = (one: Literal) => formulaOfLiteral(model.decisions, one);
  const start = isFinished ? whenFinished(model) : almostFinished(model, pair.map(formulaOf));
  let state = start && assume(start, pair.map(formulaOf));
  if (!state || !solve(state)) return undefined;
  const taken: Literal[] = [...pair];
  let left = literalsOf(model.decisions);
  for (;;) {
    left = left.filter(({ question }) => !taken.some((one) => one.question === question));
    const gains = left.map((literal) => gainOf(literal, taken, others));
    const most = Math.max(0, ...gains);
    const best = left[gains.indexOf(most)];
    if (!best || most === 0) break;
    const next: State | undefined = assume(state, [formulaOf(best)]);
    if (next && solve(next)) {
      state = next;
      taken.push(best);
    } else left = left.filter((one) => one !== best);
  }
  return finder.find({ literals: taken, isFinished });
}

/** How many open pairs an outcome makes with those that are taken; others break a tie. */
function gainOf(literal: Literal, taken: readonly Literal[], open: readonly Pair[]): number {
  let gain = 0;
  for (const pair of open) {
    const i = pair.findIndex((one) => isSameLiteral(one, literal));
    if (i < 0) continue;
    const other = pair[1 - i]!;
    gain += taken.some((one) => isSameLiteral(one, other)) ? 1 : 0.001;
  }
  return gain;
}

/** The pairs that situations of a run show, as pairs. */
export const pairsOfRun = ({ situations }: Run): Map<string, Pair> =>
  new Map(
    situations.flatMap((one) => pairsAmong(literalsIn(one))).map((pair) => [keyOfPair(pair), pair]),
  );
