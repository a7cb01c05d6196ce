import { type Coverage, coverageOfShared } from '#authoring';
import type { RequestTypeReport } from './report';

/**
 * The coverage of the rules in shared files, by the examples of all request types. Not known where an example of one of
 * them did not run or pass.
 */
export function sharedCoverage(
  requestTypes: RequestTypeReport[],
  threshold: number,
): Coverage | undefined {
  const areAllRun = requestTypes.every(
    ({ examples }) => examples?.every(({ diagnostics }) => diagnostics.length === 0) === true,
  );
  if (!areAllRun) return undefined;
  return coverageOfShared(
    requestTypes.flatMap(({ sharedRules = [] }) => sharedRules),
    threshold,
  );
}
