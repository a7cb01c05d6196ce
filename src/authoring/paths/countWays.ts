import { and, type Formula, keyOf, not, truthOf } from './formula';
import { assume, groupsOf, solve, type State } from './solver';

/** A question that the definition asks of the answers. It comes out true or false where it is asked. */
export interface Question {
  asked: Formula;
  holds: Formula;
}

/** So many steps count ways; a form that needs more has too many to be told apart. */
const maxSteps = 100_000;

/**
 * In how many ways questions can come out together: each true, false or not asked. What decided answers separate
 * multiplies, so that nothing is enumerated across it. `undefined` where there are too many to count.
 */
export function countWays(state: State, questions: readonly Question[]): number | undefined {
  let steps = 0;
  const count = (now: State | undefined, all: readonly Question[]): number => {
    if (!now) return 0;
    if (++steps > maxSteps) return NaN;
    const { domains } = now;
    const open = all.filter((one) => isOpen(one, now));
    const questionsOf = new Map(open.map((one) => [and(one.asked, one.holds), one]));
    let ways = 1;
    for (const group of groupsOf([...now.open, ...questionsOf.keys()], domains)) {
      const constraints = group.filter((formula) => !questionsOf.has(formula));
      const asked = group.flatMap((formula) => questionsOf.get(formula) ?? []);
      ways *= countGroup({ domains, open: constraints }, asked);
      if (ways === 0) return 0;
    }
    return ways;
  };
  const countGroup = (now: State, asked: Question[]): number => {
    const next = asked.find((one) => truthOf(one.asked, now.domains)) ?? asked[0];
    if (!next) return solve(now) ? 1 : 0;
    const others = asked.filter((one) => one !== next);
    return outcomesOf(next)
      .map((outcome) => count(assume(now, [outcome]), others))
      .reduce((sum, ways) => sum + ways, 0);
  };
  const ways = count(state, distinct(questions));
  return Number.isNaN(ways) ? undefined : ways;
}

function distinct(questions: readonly Question[]): Question[] {
  const byKey = new Map(questions.map((one) => [`${keyOf(one.asked)} ${keyOf(one.holds)}`, one]));
  return [...byKey.values()];
}

/** What a question can come to: true, false, not asked. */
const outcomesOf = ({ asked, holds }: Question): Formula[] => [
  and(asked, holds),
  and(asked, not(holds)),
  not(asked),
];

function isOpen({ asked, holds }: Question, { domains }: State): boolean {
  const isAsked = truthOf(asked, domains);
  return isAsked === undefined || (isAsked && truthOf(holds, domains) === undefined);
}

/** How each question comes out, `undefined` where it is not asked. */
export type Outcomes = (boolean | undefined)[];

/** Every way, in the order of the questions, true before false. Only of few questions. */
export function* waysOf(
  state: State,
  questions: readonly Question[],
  outcomes: Outcomes = [],
): Generator<Outcomes> {
  if (!solve(state)) return;
  const next = questions[outcomes.length];
  if (!next) return void (yield outcomes);
  for (const [i, outcome] of outcomesOf(next).entries()) {
    const inner = assume(state, [outcome]);
    if (inner) yield* waysOf(inner, questions, [...outcomes, [true, false, undefined][i]]);
  }
}
