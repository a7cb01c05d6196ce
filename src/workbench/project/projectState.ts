import type { Diagnostic } from '#authoring';
import type { DiskFile } from '../api';

/** A file that was changed here and by another program, in the same lines. `theirs: null`: it was removed. */
export interface Conflict {
  path: string;
  theirs: DiskFile | null;
}

export interface ProjectState {
  /** What is on disk, by path. */
  disk: ReadonlyMap<string, DiskFile>;
  /** Unsaved texts; `null` for a file to remove. */
  unsaved: ReadonlyMap<string, string | null>;
  conflicts: readonly Conflict[];
  /** The keys of all request types, including unsaved ones. */
  keys: readonly string[];
  keysOnDisk: readonly string[];
  /** Why files cannot be edited here. */
  unread: readonly Diagnostic[];
  /** The unsaved texts are stored in the browser; false where its quota is exceeded. */
  isPersisted: boolean;
  publicFiles: readonly string[];
  root: string;
  /** Where releases are published; undefined: on this machine. */
  portal: string | undefined;
  /** The digests of the files in the release that is live; undefined where none is known. */
  live: { readonly [path: string]: string } | undefined;
  canUndo: boolean;
  canRedo: boolean;
  /** `left`: files that the workbench does not know, in folders whose request type is removed. */
  saving:
    | { kind: 'idle' | 'saving' }
    | { kind: 'saved'; left: readonly string[] }
    | { kind: 'refused'; message: string };
}

/** The key of the request type to which a file belongs. */
export const keyOf = (path: string): string | undefined =>
  /^schemas\/([^_/][^/]*)\/(?:schema|ui|request)\.json$/.exec(path)?.[1];

/** The key of the request type in whose folder a file is. */
export const folderOf = (path: string): string | undefined =>
  /^schemas\/([^_/][^/]*)\//.exec(path)?.[1];

const definitionPaths = (key: string) =>
  ['schema', 'ui', 'request'].map((name) => `schemas/${key}/${name}.json`);

/** Whether the next save removes the files of a request type. */
export const isRemoved = (key: string, { unsaved, disk }: ProjectState): boolean =>
  definitionPaths(key).some((path) => unsaved.get(path) === null) &&
  definitionPaths(key).every(
    (path) => (unsaved.get(path) ?? null) === null && (unsaved.has(path) || !disk.has(path)),
  );

/** Returns the earlier list where it is equal, so that React does not render again. */
export const sameAs = (before: readonly string[], now: string[]): readonly string[] =>
  before.length === now.length && before.every((one, i) => one === now[i]) ? before : now;

/** Whether two maps have the same values by the same keys. */
export const isSameMap = <T>(before: ReadonlyMap<string, T>, now: ReadonlyMap<string, T>) =>
  before.size === now.size &&
  [...now].every(([key, value]) => before.get(key) === value && before.has(key));

type Compared = Pick<ProjectState, 'disk' | 'live' | 'unread'>;

let compared: Compared & { keys: ReadonlySet<string> } = {
  disk: new Map(),
  live: undefined,
  unread: [],
  keys: new Set(),
};

/** The keys of the request types whose saved files are not those of the release that is live. Only loaded ones are known. */
export function unpublishedKeys({ disk, live, unread }: ProjectState): ReadonlySet<string> {
  if (compared.disk !== disk || compared.live !== live || compared.unread !== unread)
    compared = { disk, live, unread, keys: keysThatDiffer({ disk, live, unread }) };
  return compared.keys;
}

function keysThatDiffer({ disk, live, unread }: Compared): Set<string> {
  if (!live) return new Set();
  const saved = [...disk].flatMap(([path, { digest }]) => {
    const key = folderOf(path);
    return key === undefined ? [] : [{ key, path, digest }];
  });
  const loaded = new Set(saved.map(({ key }) => key));
  const changed = saved.filter(({ path, digest }) => live[path] !== digest);
  // What cannot be edited here may be as it was.
  const unknown = new Set(unread.map(({ file }) => file));
  const removed = Object.keys(live).filter((path) => !disk.has(path) && !unknown.has(path));
  return new Set([
    ...changed.map(({ key }) => key),
    ...removed.flatMap((path) => folderOf(path) ?? []).filter((key) => loaded.has(key)),
  ]);
}
