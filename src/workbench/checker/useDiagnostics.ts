import type { Diagnostic } from '#authoring';
import { useMemo } from 'react';
import { useProjectState } from '../project/useProject';
import { usePlace } from '../shell/place';
import { useCheckedType, useCheckingState } from './checking';

const none: Diagnostic[] = [];

/** Everything that is wrong with what is open: the definition, its overlays and its examples, or else the catalogue. */
export function useDiagnostics(): Diagnostic[] {
  const { place } = usePlace();
  const { lint, exampleDiagnostics, coverage } = useCheckedType(place.key ?? '');
  const catalogue = useCheckingState((state) => state.catalogue);
  const unread = useProjectState((state) => state.unread);
  return useMemo(
    () =>
      place.key === undefined
        ? catalogue
        : [
            ...unread.filter(({ file }) => file.startsWith(`schemas/${place.key}/`)),
            ...lint,
            ...exampleDiagnostics,
            ...(coverage?.diagnostics ?? none),
          ],
    [place.key, catalogue, unread, lint, exampleDiagnostics, coverage],
  );
}

export function useDiagnosticsOf(path: string): Diagnostic[] {
  const all = useDiagnostics();
  return useMemo(() => all.filter(({ file }) => file === path), [all, path]);
}
