import { useMemo } from 'react';
import { usePlace } from '../shell/place';
import { useCheckedType } from './checking';
import type { CoveredLine } from './coveredLines';

/** The lines of a file that have rules; undefined until it is known. */
export function useCoveredLines(path: string): CoveredLine[] | undefined {
  const { place } = usePlace();
  const { coveredLines } = useCheckedType(place.key ?? '');
  return useMemo(() => coveredLines?.filter(({ file }) => file === path), [coveredLines, path]);
}
