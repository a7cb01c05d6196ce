import { createContext, use, useRef, useSyncExternalStore } from 'react';
import type { ProjectFiles } from './project';
import { type ProjectState, sameAs } from './projectState';

export const ProjectContext = createContext<ProjectFiles | undefined>(undefined);

export const useProject = (): ProjectFiles => use(ProjectContext)!;

/** A part of the project's state; the component renders again when that part changes. */
export function useProjectState<T>(select: (state: ProjectState) => T): T {
  const project = useProject();
  return useSyncExternalStore(project.watch, () => select(project.get()));
}

/** A list of texts from the project's state; the same object while it has the same texts. */
export function useProjectList(select: (state: ProjectState) => string[]): readonly string[] {
  const last = useRef<readonly string[]>([]);
  return useProjectState((state) => (last.current = sameAs(last.current, select(state))));
}

/** The text of a file as it is edited. */
export function useText(path: string): string | undefined {
  const project = useProject();
  return useSyncExternalStore(project.watch, () => project.textOf(path));
}
