import type { Files } from '#authoring';
import { useRef, useSyncExternalStore } from 'react';
import { useProject } from '../project/useProject';
import { filesOf } from './filesOf';

/** The files of a request type, or those of the catalogue, as they are edited; the same object while none changes. */
export function useFilesOf(key: string | undefined): Files {
  const project = useProject();
  const last = useRef<Files>({});
  return useSyncExternalStore(project.watch, () => {
    const now = selected(key, project.texts());
    if (!areSame(last.current, now)) last.current = now;
    return last.current;
  });
}

const selected = (key: string | undefined, texts: Files): Files =>
  key === undefined
    ? Object.fromEntries(Object.entries(texts).filter(([path]) => path.startsWith('catalogue.')))
    : filesOf(key, texts);

function areSame(before: Files, now: Files): boolean {
  const paths = Object.keys(now);
  return (
    paths.length === Object.keys(before).length && paths.every((path) => before[path] === now[path])
  );
}
