import type { DiskFile } from '../api';
import { merged } from './merged';
import type { Conflict, ProjectState } from './projectState';

/** The state after another program has changed files. */
export function withDisk(
  state: ProjectState,
  changed: { [path: string]: DiskFile | null },
): Pick<ProjectState, 'disk' | 'unsaved' | 'conflicts'> {
  const disk = new Map(state.disk);
  const unsaved = new Map(state.unsaved);
  const conflicts = new Map<string, Conflict>(state.conflicts.map((one) => [one.path, one]));
  for (const [path, theirs] of Object.entries(changed)) {
    const base = disk.get(path);
    const mine = unsaved.get(path);
    conflicts.delete(path);
    if ((base?.digest ?? null) === (theirs?.digest ?? null)) continue;
    if (!unsaved.has(path) || mine === (theirs?.text ?? null)) {
      unsaved.delete(path);
      setOrDelete(disk, path, theirs);
      continue;
    }
    const both =
      base && theirs && typeof mine === 'string' ? merged(mine, base.text, theirs.text) : undefined;
    if (both === undefined) conflicts.set(path, { path, theirs });
    else {
      disk.set(path, theirs!);
      if (both === theirs!.text) unsaved.delete(path);
      else unsaved.set(path, both);
    }
  }
  return { disk, unsaved, conflicts: [...conflicts.values()] };
}

export function setOrDelete(
  disk: Map<string, DiskFile>,
  path: string,
  file: DiskFile | null,
): void {
  if (file) disk.set(path, file);
  else disk.delete(path);
}
