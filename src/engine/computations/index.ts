import { amount } from './amount';
import type { Computation } from './computation';
import { dayMonthYear } from './dayMonthYear';
import { financialYears } from './financialYears';
import { heightInCm } from './heightInCm';
import { dayComputations } from './days';
import { joinedBySpaces } from './joinedBySpaces';
import { numberComputations } from './numbers';

/** The computations that request.json can name. */
export const computations: Computation[] = [
  amount,
  dayMonthYear,
  financialYears,
  heightInCm,
  joinedBySpaces,
  ...numberComputations,
  ...dayComputations,
];

/**
 * The result of a named computation; none where it is a number that JSON cannot write: 1e308 twice. An unknown name is a
 * bug and throws.
 */
export function compute(name: string, values: unknown[], today: string): unknown {
  const found = computations.find((computation) => computation.name === name);
  if (!found) throw new Error(`Unknown computation "${name}".`);
  const result = found.compute(values, today);
  return typeof result === 'number' && !Number.isFinite(result) ? undefined : result;
}
