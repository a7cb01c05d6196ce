import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createFile } from './diskFiles';

/** The data folder is unusable; the message says why and what to do. */
export class StoreError extends Error {}

/** Locks of this process. Its pid in a lock file can also come from an earlier process with the same pid. */
const held = new Set<string>();

/**
 * Locks the data folder for this process. PGlite has no lock, and two processes on one folder silently destroy each
 * other's rows. Takes over the lock of a dead process, never that of a live one.
 */
export async function lockDataFolder(path: string): Promise<() => Promise<void>> {
  await mkdir(dirname(path), { recursive: true });
  while (!(await createFile(path, `${process.pid} ${processStart(process.pid)}\n`))) {
    const owner = await readFile(path, 'utf8').catch(() => '');
    if (held.has(path) || isAlive(owner)) throw inUse(path, owner);
    await removeStaleLock(path, owner);
  }
  held.add(path);
  return async () => {
    held.delete(path);
    await rm(path, { force: true });
  };
}

/** Renames before it deletes, to restore a lock that another process took in the meantime. */
async function removeStaleLock(path: string, owner: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
    if ((await readFile(aside, 'utf8')) !== owner) await link(aside, path);
    await rm(aside, { force: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error;
  }
}

function isAlive(owner: string): boolean {
  const [pid, start] = owner.trim().split(' ');
  if (!pid || Number(pid) === process.pid) return false;
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  const startNow = processStart(Number(pid));
  const cannotTell = start === undefined || start === unknown || startNow === unknown;
  return cannotTell || start === startNow;
}

const unknown = '-';

/** The start of a process in clock ticks since boot: pids are reused, above all in containers. */
function processStart(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? unknown;
  } catch {
    // Only Linux has /proc; elsewhere the pid has to suffice.
    return unknown;
  }
}

function inUse(path: string, owner: string): StoreError {
  const pid = owner.trim().split(' ')[0];
  return new StoreError(
    `The data folder ${dirname(path)} is in use by process ${pid}. Stop that process, or give this one another DATA_DIR.`,
  );
}
