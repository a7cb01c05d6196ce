import { amount } from './amount';
import { ageInYears } from './ageInYears';
import type { Computation } from './computation';
import { dayBefore } from './dayBefore';
import { dayMonthYear } from './dayMonthYear';
import { financialYears } from './financialYears';
import { heightInCm } from './heightInCm';
import { joinedBySpaces } from './joinedBySpaces';

/** The computations that request.json can name. */
export const computations: Computation[] = [
  ageInYears,
  amount,
  dayBefore,
  dayMonthYear,
  financialYears,
  heightInCm,
  joinedBySpaces,
];

/** The result of a named computation. An unknown name is a bug and throws. */
export function compute(name: string, values: unknown[], today: string): unknown {
  const found = computations.find((computation) => computation.name === name);
  if (!found) throw new Error(`Unknown computation "${name}".`);
  return found.compute(values, today);
}
