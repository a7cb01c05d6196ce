import type { Diagnostic } from '#authoring';
import type { DiskFile } from '../api';

/** A file that another program changed while it was edited here, in the same lines. `theirs: null`: it was removed. */
export interface Conflict {
  path: string;
  theirs: DiskFile | null;
}

export interface ProjectState {
  /** What is on disk, by path. */
  disk: ReadonlyMap<string, DiskFile>;
  /** What was edited and is not saved; `null` for a file to remove. */
  unsaved: ReadonlyMap<string, string | null>;
  conflicts: readonly Conflict[];
  /** The folders of request types, those that are not saved yet among them. */
  keys: readonly string[];
  keysOnDisk: readonly string[];
  /** What is wrong with files that cannot be edited here. */
  unread: readonly Diagnostic[];
  /** What is unsaved outlives this tab; false where the browser has no room for it. */
  isKept: boolean;
  publicFiles: readonly string[];
  root: string;
  canUndo: boolean;
  canRedo: boolean;
  saving: { kind: 'idle' | 'saving' | 'saved' } | { kind: 'refused'; message: string };
}

/** The key of the request type to which a file belongs. */
export const keyOf = (path: string): string | undefined =>
  /^schemas\/([^_/][^/]*)\/(?:schema|ui|request)\.json$/.exec(path)?.[1];

const definitionPaths = (key: string) =>
  ['schema', 'ui', 'request'].map((name) => `schemas/${key}/${name}.json`);

/** Its files are to be removed with the next save. */
export const isRemoved = (key: string, { unsaved, disk }: ProjectState): boolean =>
  definitionPaths(key).some((path) => unsaved.get(path) === null) &&
  definitionPaths(key).every(
    (path) => (unsaved.get(path) ?? null) === null && (unsaved.has(path) || !disk.has(path)),
  );

/** A list that has not changed stays the same object, so that nothing is drawn again for it. */
export const sameAs = (before: readonly string[], now: string[]): readonly string[] =>
  before.length === now.length && before.every((one, i) => one === now[i]) ? before : now;
