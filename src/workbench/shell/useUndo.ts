import { folderOf } from '../project/projectState';
import { useProject } from '../project/useProject';
import { usePlace } from './place';

/** Undo and redo. They open a file that they changed, unless one is visible. */
export function useUndo(): { undo: () => void; redo: () => void } {
  const project = useProject();
  const { place, goTo } = usePlace();
  function show(paths: string[]): void {
    const exists = (key: string) => project.get().keys.includes(key);
    // The catalogue is beside a request type that is open.
    const isVisible = (path: string) =>
      place.key === undefined
        ? path === place.path
        : exists(place.key) &&
          (path.startsWith(`schemas/${place.key}/`) || path.startsWith('catalogue.'));
    if (paths.some(isVisible)) return;
    const places = paths.map((path) => ({ path, key: folderOf(path) }));
    const found =
      places.find(({ key }) => key !== undefined && exists(key)) ??
      places.find(({ key }) => key === undefined);
    if (found) goTo(found);
  }
  return { undo: () => show(project.undo()), redo: () => show(project.redo()) };
}
