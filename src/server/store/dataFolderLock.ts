import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { link, mkdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createFile } from './diskFiles';

/** The data folder is unusable; the message says why and what to do. */
export class StoreError extends Error {}

/** Locks of this process. Its pid in a lock file can also come from an earlier process with the same pid. */
const held = new Set<string>();

/** How often the owner of a lock touches its file, and for how long a stranger watches that before it takes over. */
const defaultPulse = { everyMs: 1000, watchedMs: 15_000 };

/**
 * Locks the data folder for this process. PGlite has no lock, and two processes on one folder silently destroy each
 * other's rows. Takes over the lock of a dead process, never that of a live one.
 */
export async function lockDataFolder(
  path: string,
  pulse = defaultPulse,
): Promise<() => Promise<void>> {
  await mkdir(dirname(path), { recursive: true });
  while (!(await createFile(path, `${Object.values(identityOf(process.pid)).join(' ')}\n`))) {
    const owner = await readFile(path, 'utf8').catch(() => '');
    if (held.has(path) || (await isAlive(path, owner, pulse))) throw inUse(path, owner);
    await removeStaleLock(path, owner);
  }
  held.add(path);
  const beat = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => {});
  }, pulse.everyMs).unref();
  return async () => {
    clearInterval(beat);
    held.delete(path);
    await rm(path, { force: true });
  };
}

type Pulse = typeof defaultPulse;

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

/** The owner of a lock, as its file has it: pids are reused, and each container and machine counts its own. */
interface Identity {
  pid: string;
  /** The start of the process in clock ticks since boot. */
  start: string;
  /** The namespace that the pid belongs to. */
  namespace: string;
  boot: string;
}

const unknown = '-';

/** Only Linux tells more than the pid. A process that has ended, but is not reaped yet (a zombie), has no start. */
function identityOf(pid: number): Identity {
  return {
    pid: String(pid),
    start: orUnknown(() => {
      const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const [state, ...more] = line.slice(line.lastIndexOf(')') + 2).split(' ');
      return /[ZX]/.test(state!) ? 'ended' : more[18]!;
    }),
    namespace: orUnknown(() => readlinkSync('/proc/self/ns/pid')),
    boot: orUnknown(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
  };
}

function orUnknown(read: () => string): string {
  try {
    return read();
  } catch {
    return unknown;
  }
}

async function isAlive(path: string, owner: string, pulse: Pulse): Promise<boolean> {
  const [pid, start, namespace, boot] = owner.trim().split(' ');
  const here = identityOf(Number(pid));
  // A lock of an earlier release has neither.
  const isOfHere =
    [here.namespace, undefined].includes(namespace) && [here.boot, undefined].includes(boot);
  // The pid of another container or machine means nothing here.
  if (!isOfHere) return hasPulse(path, pulse);
  if (!Number(pid) || Number(pid) === process.pid || here.start === 'ended') return false;
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  const cannotTell = start === undefined || start === unknown || here.start === unknown;
  return cannotTell || start === here.start;
}

/** Whether the file of a lock is touched while we watch it; clocks of machines need not agree. */
async function hasPulse(path: string, { everyMs, watchedMs }: Pulse): Promise<boolean> {
  const touched = async () => (await stat(path).catch(() => undefined))?.mtimeMs;
  const before = await touched();
  for (let waited = 0; waited < watchedMs; waited += everyMs) {
    await wait(everyMs);
    if ((await touched()) !== before) return true;
  }
  return false;
}

function inUse(path: string, owner: string): StoreError {
  const pid = owner.trim().split(' ')[0];
  return new StoreError(
    `The data folder ${dirname(path)} is in use by process ${pid}. Stop that process, or give this one another DATA_DIR.`,
  );
}
