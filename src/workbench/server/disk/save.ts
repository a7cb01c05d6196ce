import { lstat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DiskFile, FileChange, SaveResult } from '../../api';
import { t } from '../i18n';
import { leftIn } from './leftIn';
import { schemas, shared } from './listFolder';
import { isAllowed } from './paths';
import { isMissing, isCanonicalPath } from './canonicalPath';
import { digestOf, readBytes, readDiskFile } from './readDiskFile';
import { reasonOf } from './reasons';
import { removeIfEmpty, StagedFile } from './stagedFile';

/** Writes all changes, or none. `root` is a real path; one call at a time. */
export async function save(root: string, changes: FileChange[]): Promise<Written> {
  const message = await refusalOf(root, changes);
  if (message !== undefined) return { status: 'refused', message };
  const compared = await compare(root, changes);
  if (compared.status !== 'same') return compared;
  const staged: StagedFile[] = [];
  for (const { path, text } of changes) {
    const after = text === null ? null : Buffer.from(text);
    const file = new StagedFile(root, path, await bytesAt(root, path), after);
    staged.push(file);
    try {
      await file.stage();
    } catch (error) {
      return undo(staged, path, error);
    }
  }
  // Another program may have written while the files were staged.
  const again = await compare(root, changes);
  if (again.status !== 'same') {
    await undoAll(staged);
    return again;
  }
  for (const file of staged)
    try {
      await file.commit();
    } catch (error) {
      return undo(staged, file.path, error);
    }
  await removeEmptied(root, changes);
  const digests = staged.map(({ path, after }) => [path, after && digestOf(after)] as const);
  const left = await leftIn(root, changes);
  return {
    status: 'saved',
    digests: Object.fromEntries(digests),
    ...(left.length > 0 && { left }),
  };
}

/** Why nothing may be written, whatever is on disk. */
async function refusalOf(root: string, changes: FileChange[]): Promise<string | undefined> {
  const paths = changes.map(({ path }) => path);
  const wrong = paths.find((path) => !isAllowed(path));
  if (wrong !== undefined) return t('save.path', { path: wrong });
  // On many systems two names that differ only in capitals are one file.
  const twice = paths.find((path, i) => paths.findIndex((one) => isSameName(one, path)) !== i);
  if (twice !== undefined) return t('save.twice', { path: twice });
  for (const { path, text } of changes) {
    if (text !== null && halfCharacter.test(text)) return t('save.unpaired', { path });
    if (!(await isCanonicalPath(root, path))) return t('save.link', { path });
  }
  return undefined;
}

const halfCharacter = /\p{Cs}/u;

const isSameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

type Compared = { status: 'same' } | Exclude<SaveResult, { status: 'saved' }>;

/** A {@link SaveResult} without the keys, which are read afterwards. */
type Written =
  Exclude<SaveResult, { status: 'saved' }> | Omit<Extract<SaveResult, { status: 'saved' }>, 'keys'>;

/** Compares the files on disk with the base of each change. */
async function compare(root: string, changes: FileChange[]): Promise<Compared> {
  const disk: { [path: string]: DiskFile | null } = {};
  for (const { path, base } of changes) {
    const reading = await readDiskFile(root, path);
    if (reading && 'problem' in reading) {
      const reason = reading.problem.message;
      return { status: 'refused', message: t('save.unreadable', { path, reason }) };
    }
    if ((reading?.file.digest ?? null) !== base) disk[path] = reading?.file ?? null;
  }
  return Object.keys(disk).length > 0 ? { status: 'conflict', disk } : { status: 'same' };
}

async function bytesAt(root: string, path: string): Promise<Uint8Array | null> {
  const exists = await lstat(join(root, path)).then(() => true, isMissingOrThrow);
  return exists ? readBytes(join(root, path)) : null;
}

function isMissingOrThrow(error: unknown): false {
  if (isMissing(error)) return false;
  throw error;
}

async function undo(staged: StagedFile[], path: string, error: unknown): Promise<Written> {
  const left = await undoAll(staged);
  const reason = reasonOf(error);
  const message =
    left.length === 0
      ? t('save.failed', { path, reason })
      : t('save.notPutBack', { path, reason, files: left.join(', ') });
  return { status: 'refused', message };
}

/** Undoes the files in reverse order; returns the paths of those that could not be undone. */
async function undoAll(staged: StagedFile[]): Promise<string[]> {
  const left: string[] = [];
  for (const file of staged.toReversed())
    await file.undo().catch(() => {
      left.unshift(file.path);
    });
  return left;
}

/** A folder without files would stay in the list of request types. */
async function removeEmptied(root: string, changes: FileChange[]): Promise<void> {
  for (const { path, text } of changes)
    if (text === null && path.startsWith(`${schemas}/`) && dirname(path) !== shared)
      await removeIfEmpty(dirname(join(root, path)), join(root, schemas));
}
