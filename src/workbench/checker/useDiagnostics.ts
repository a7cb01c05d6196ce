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
  const key = place.key ?? '';
  const lint = useCheckedType(key, (checked) => checked.lint);
  const ofExamples = useCheckedType(key, (checked) => checked.exampleDiagnostics);
  const uncovered = useCheckedType(key, (checked) => checked.coverage?.diagnostics ?? none);
  const catalogue = useCheckerState((state) => state.catalogue.diagnostics);
  const unread = useProjectState((state) => state.unread);
  const path = place.path ?? 'catalogue.json';
  const text = useText(path);
  const catalogueText = useText('catalogue.json');
  const ofEntry = useMemo(
    () => (key === '' ? none : diagnosticsOfEntry(catalogueText ?? '', catalogue, key)),
    [catalogueText, catalogue, key],
  );
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
            // In the order in which they arrive, so that no row moves while it is being clicked.
            ...lint,
            ...ofEntry,
            ...ofExamples,
            ...uncovered,
          ],
    [place.key, path, text, catalogue, unread, lint, ofExamples, uncovered, ofEntry],
  );
}

export function useDiagnosticsOf(path: string): Diagnostic[] {
  const all = useDiagnostics();
  return useMemo(() => all.filter(({ file }) => file === path), [all, path]);
}
