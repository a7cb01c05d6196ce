import type { Question } from './countWays';
import { and, type Domains, type Formula, not, truthOf } from './formula';
import { solve, type State } from './solver';

/** A question, by its number, and how it comes out. */
export interface Literal {
  question: number;
  isTrue: boolean;
}

/** Two questions that come out so in one run. */
export type Pair = readonly [Literal, Literal];

const nameOf = ({ question, isTrue }: Literal): string => `${question}${isTrue ? '+' : '-'}`;

export const isSameLiteral = (one: Literal, other: Literal): boolean =>
  one.question === other.question && one.isTrue === other.isTrue;

export const keyOfPair = ([one, other]: Pair): string => `${nameOf(one)} ${nameOf(other)}`;

export const formulaOfLiteral = (questions: readonly Question[], one: Literal): Formula => {
  const { asked, holds } = questions[one.question]!;
  return and(asked, one.isTrue ? holds : not(holds));
};

/** The literals of questions, in their order. */
export const literalsOf = (questions: readonly Question[]): Literal[] =>
  questions.flatMap((_, question) => [true, false].map((isTrue) => ({ question, isTrue })));

/** The pairs among literals that are true at once, in order. */
export function pairsAmong(literals: readonly Literal[]): Pair[] {
  return literals.flatMap((one, i) =>
    literals
      .slice(i + 1)
      .filter((other) => other.question !== one.question)
      .map((other): Pair => [one, other]),
  );
}

/** The pairs of outcomes that can happen together, by their keys. */
export function possiblePairs(state: State, questions: readonly Question[]): Map<string, Pair> {
  const possible = new Map<string, Pair>();
  const all = literalsOf(questions);
  const formulas = new Map(all.map((one) => [nameOf(one), formulaOfLiteral(questions, one)]));
  const truthsIn = (domains: Domains) =>
    all.filter((one) => truthOf(formulas.get(nameOf(one))!, domains));
  const formulaOf = (one: Literal) => formulas.get(nameOf(one))!;
  for (const pair of pairsAmong(all)) {
    if (possible.has(keyOfPair(pair))) continue;
    const found = solve(state, pair.map(formulaOf));
    // What is possible once shows many pairs.
    if (found)
      for (const other of pairsAmong(truthsIn(found))) possible.set(keyOfPair(other), other);
  }
  return possible;
}
