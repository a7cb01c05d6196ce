import { type CompiledDefinition, type Pointer } from '#engine';
import type { RunFinder } from './findRun';
import { type Formula } from './formula';
import { type Model, whenFinished, whileFilling } from './model';
import { formulaOfLiteral, type Literal, literalsOf } from './pairs';
import { type NamedRun, shows } from './run';
import { solve } from './solver';
import { whyNot } from './whyNot';
import { nameOf } from './words';
import { wordsOfLiteral } from './wordsOfLiteral';

/** Something that never happens, in words, and why. */
export interface NeverReached {
  words: string;
  reasons: string[];
}

export interface Unreached {
  /** Outcomes of conditions that never happen. */
  outcomes: NeverReached[];
  /** Fields that are never shown. */
  fields: NeverReached[];
  /** Outcomes of conditions with which the form cannot be submitted; the reasons are its messages. */
  unfinished: NeverReached[];
}

/** What cannot be reached, and what cannot be submitted. */
export function unreachedIn(
  definition: CompiledDefinition,
  model: Model,
  runs: readonly NamedRun[],
  finder: RunFinder,
): Unreached {
  const { decisions } = model;
  const filling = whileFilling(model);
  const finished = whenFinished(model);
  const canBe = (formula: Formula) =>
    filling !== undefined && solve(filling, [formula]) !== undefined;
  const never = (words: string, formula: Formula): NeverReached => ({
    words,
    reasons: whyNot(definition, model, [formula]),
  });
  const found: Unreached = { outcomes: [], fields: [], unfinished: [] };
  for (const literal of literalsOf(decisions)) {
    const decision = decisions[literal.question]!;
    const formula = formulaOfLiteral(decisions, literal);
    const words = wordsOfLiteral(definition, model, literal);
    if (runs.some((run) => shows(run, [literal]))) {
      // It happens.
    } else if (!canBe(formula)) {
      if (canBe(decision.asked)) found.outcomes.push(never(words, formula));
      else if (literal.isTrue) found.outcomes.push(never(words, decision.asked));
      continue;
    }
    const isAccepted = runs.some((run) => run.problems.length === 0 && shows(run, [literal]));
    if (isAccepted || (finished && solve(finished, [formula]))) continue;
    found.unfinished.push({ words, reasons: messagesOf(finder, literal) });
  }
  for (const field of fieldsOf(model))
    if (!canBe(model.isShown(field)))
      found.fields.push(never(nameOf(definition, `/answers${field}`), model.isShown(field)));
  return found;
}

/** What the form says when all else is answered. */
function messagesOf(finder: RunFinder, literal: Literal): string[] {
  const run = finder.find({ literals: [literal], isFinished: false });
  return [...new Set(run?.problems.map(({ message }) => message))];
}

const fieldsOf = ({ branches }: Model): Pointer[] => [
  ...new Set(branches.descriptions.map(({ at }) => at)),
];
