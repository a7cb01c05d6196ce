import { type Diagnostic, readSourceFile } from '#authoring';
import { useMemo } from 'react';
import { useProjectState, useText } from '../project/useProject';
import { usePlace } from '../shell/place';
import { useCheckedType, useCheckingState } from './checking';

const none: Diagnostic[] = [];

/** Everything that is wrong with what is open: the definition, its overlays and its examples, or else the catalogue. */
export function useDiagnostics(): Diagnostic[] {
  const { place } = usePlace();
  const { lint, exampleDiagnostics, coverage } = useCheckedType(place.key ?? '');
  const catalogue = useCheckingState((state) => state.catalogue);
  const unread = useProjectState((state) => state.unread);
  const path = place.path ?? 'catalogue.json';
  const text = useText(path);
  return useMemo(
    () =>
      place.key === undefined
        ? [
            ...unread.filter(({ file }) => !/^schemas\/[^_/][^/]*\//.test(file)),
            ...(path === 'catalogue.json' ? catalogue : []),
            ...(path !== 'catalogue.json' && text !== undefined
              ? readSourceFile(path, text).diagnostics
              : []),
          ]
        : [
            ...unread.filter(({ file }) => file.startsWith(`schemas/${place.key}/`)),
            ...lint,
            ...exampleDiagnostics,
            ...(coverage?.diagnostics ?? none),
          ],
    [place.key, path, text, catalogue, unread, lint, exampleDiagnostics, coverage],
  );
}

export function useDiagnosticsOf(path: string): Diagnostic[] {
  const all = useDiagnostics();
  return useMemo(() => all.filter(({ file }) => file === path), [all, path]);
}
