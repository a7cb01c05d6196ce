import type { Files } from '#authoring';
import { useRef, useSyncExternalStore } from 'react';
import { useProject } from '../project/useProject';
import { filesIn, foldersOf } from './filesOf';

/** The files of a request type, or those of the catalogue, as they are edited; the same object while none changes. */
export const useFilesOf = (key: string | undefined): Files =>
  useFilesIn(key === undefined ? ['catalogue.'] : foldersOf(key));

/** The files whose paths start so, as they are edited; the same object while none changes. */
export function useFilesIn(starts: string[]): Files {
  const project = useProject();
  const of = starts.join();
  const last = useRef<{ of: string; all?: Files; files: Files }>({ of, files: {} });
  return useSyncExternalStore(project.watch, () => {
    const all = project.texts();
    const before = last.current;
    if (before.all === all && before.of === of) return before.files;
    const now = filesIn(starts, all);
    const files = areSame(before.files, now) ? before.files : now;
    last.current = { of, all, files };
    return files;
  });
}

function areSame(before: Files, now: Files): boolean {
  const paths = Object.keys(now);
  return (
    paths.length === Object.keys(before).length && paths.every((path) => before[path] === now[path])
  );
}
