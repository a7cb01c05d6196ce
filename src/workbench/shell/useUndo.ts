import { useProject } from '../project/useProject';
import { usePlace } from './place';

/** Undo and redo, which show what they changed where that is not in sight. */
export function useUndo(): { undo: () => void; redo: () => void } {
  const project = useProject();
  const { place, goTo } = usePlace();
  function show(paths: string[]): void {
    const isInSight = (path: string) =>
      place.key === undefined ? path === place.path : path.startsWith(`schemas/${place.key}/`);
    const [path] = paths;
    if (path === undefined || paths.some(isInSight)) return;
    const [, key] = /^schemas\/([^_/][^/]*)\//.exec(path) ?? [];
    if (key === undefined) goTo({ path });
    else if (project.get().keys.includes(key)) goTo({ key, path });
  }
  return { undo: () => show(project.undo()), redo: () => show(project.redo()) };
}
