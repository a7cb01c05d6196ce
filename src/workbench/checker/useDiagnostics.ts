import { type Diagnostic, readSourceFile } from '#authoring';
import { useMemo } from 'react';
import { diagnosticsOfEntry } from '../catalogue/diagnosticsOfEntry';
import { useProjectState, useText } from '../project/useProject';
import { usePlace } from '../shell/place';
import { useCheckedType, useCheckerState } from './checkerClient';

const none: Diagnostic[] = [];

/**
 * The diagnostics of what is open: the definition, its overlays, its examples and its entry in the catalogue, or else the
 * catalogue.
 */
export function useDiagnostics(): Diagnostic[] {
  const { place } = usePlace();
  const { lint, exampleDiagnostics, coverage } = useCheckedType(place.key ?? '');
  const catalogue = useCheckerState((state) => state.catalogue.diagnostics);
  const unread = useProjectState((state) => state.unread);
  const path = place.path ?? 'catalogue.json';
  const text = useText(path);
  const catalogueText = useText('catalogue.json');
  return useMemo(
    () =>
      place.key === undefined
        ? [
            ...unread.filter(({ file }) => !/^schemas\/[^_/][^/]*\//.test(file)),
            ...(path.startsWith('catalogue.') ? catalogue : []),
            ...(!path.startsWith('catalogue.') && text !== undefined
              ? readSourceFile(path, text).diagnostics
              : []),
          ]
        : [
            ...unread.filter(({ file }) => file.startsWith(`schemas/${place.key}/`)),
            ...lint,
            ...exampleDiagnostics,
            ...(coverage?.diagnostics ?? none),
            ...diagnosticsOfEntry(catalogueText ?? '', catalogue, place.key),
          ],
    [place.key, path, text, catalogueText, catalogue, unread, lint, exampleDiagnostics, coverage],
  );
}

export function useDiagnosticsOf(path: string): Diagnostic[] {
  const all = useDiagnostics();
  return useMemo(() => all.filter(({ file }) => file === path), [all, path]);
}
