import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The data folder cannot be used; the message says why and what to do. */
export class StoreError extends Error {}

/** Locks that this process holds: its own number in a lock file may also be left over from an earlier process. */
const held = new Set<string>();

/**
 * Takes the data folder for this process alone. PGlite has no lock of its own, and two processes on one folder
 * destroy each other's rows without a word. The lock of a dead process is taken over, that of a live one never.
 */
export async function lockDataFolder(path: string): Promise<() => Promise<void>> {
  await mkdir(dirname(path), { recursive: true });
  while (!(await create(path))) {
    const owner = await readFile(path, 'utf8').catch(() => '');
    if (held.has(path) || isAlive(owner)) throw inUse(path, owner);
    await removeLeftOver(path, owner);
  }
  held.add(path);
  return async () => {
    held.delete(path);
    await rm(path, { force: true });
  };
}

/** The file appears with its content or not at all: nobody may take an empty one for a left-over. */
async function create(path: string): Promise<boolean> {
  const beside = `${path}.${randomUUID()}`;
  await writeFile(beside, `${process.pid} ${processStart(process.pid)}\n`, { mode: 0o600 });
  try {
    await link(beside, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(beside);
  }
}

/** Moves before it removes, so that a lock which another process took in between is put back. */
async function removeLeftOver(path: string, owner: string): Promise<void> {
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

/** When a process began, in ticks since the machine did: numbers of processes are used again, above all in containers. */
function processStart(pid: number): string {
  try {
    const facts = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return facts.slice(facts.lastIndexOf(')') + 2).split(' ')[19] ?? unknown;
  } catch {
    // Only Linux tells; elsewhere the number alone has to do.
    return unknown;
  }
}

function inUse(path: string, owner: string): StoreError {
  const pid = owner.trim().split(' ')[0];
  return new StoreError(
    `The data folder ${dirname(path)} is in use by process ${pid}. Stop that process, or give this one another DATA_DIR.`,
  );
}
