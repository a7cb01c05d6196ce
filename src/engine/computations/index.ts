import { ageInYears } from './ageInYears';
import type { Computation } from './computation';
import { dayBefore } from './dayBefore';
import { dayMonthYear } from './dayMonthYear';
import { financialYears } from './financialYears';
import { heightInCm } from './heightInCm';
import { joinedBySpaces } from './joinedBySpaces';

export const computations: Computation[] = [
  ageInYears,
  dayBefore,
  dayMonthYear,
  financialYears,
  heightInCm,
  joinedBySpaces,
];

/** What a computation makes of values; an unknown one is a fault of ours and throws. */
export function compute(name: string, values: unknown[], today: string): unknown {
  const found = computations.find((computation) => computation.name === name);
  if (!found) throw new Error(`There is no computation "${name}".`);
  return found.compute(values, today);
}
