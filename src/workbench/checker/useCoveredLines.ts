import { useMemo } from 'react';
import { usePlace } from '../shell/place';
import { useCheckedType } from './checkerClient';
import type { CoveredLine } from './coveredLines';

/** The lines of a file that have rules; undefined until the examples have run. */
export function useCoveredLines(path: string): CoveredLine[] | undefined {
  const { place } = usePlace();
  const coveredLines = useCheckedType(place.key ?? '', (checked) => checked.coveredLines);
  return useMemo(() => coveredLines?.filter(({ file }) => file === path), [coveredLines, path]);
}
