import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freeBytes } from '../folders';
import { StoreError } from './dataFolderLock';

/**
 * What has to stay free on the disk of the database in the process: some of its log files of 16 MB each. With room for its
 * tables but none for the next log file a commit never ends, and nothing else of the process runs meanwhile.
 */
export const reserveBytes = 64_000_000;

/** What a new database takes, with its log and the demo book. */
const newDatabaseBytes = 60_000_000;

/** A measurement costs a call of the system. */
const freshMs = 1000;

interface Disk {
  measuredAt: number;
  free: Promise<number>;
  /** Since it was measured. */
  taken: number;
}

const disks = new Map<string, Disk>();

/**
 * Whether the reserve of the database in this data folder is untouched, also once so many more bytes are written. What
 * cannot be measured counts as enough: the database then says itself what is wrong.
 */
export async function hasRoom(dataDir: string, bytes = 0): Promise<boolean> {
  let disk = disks.get(dataDir);
  if (!disk || performance.now() - disk.measuredAt > freshMs) {
    const free = freeBytes(dataDir).catch(() => Infinity);
    disk = { measuredAt: performance.now(), free, taken: 0 };
    disks.set(dataDir, disk);
  }
  disk.taken += bytes;
  return (await disk.free) - disk.taken >= reserveBytes;
}

/** Nothing is written any more, so that the reserve is kept. */
export class DiskFullError extends Error {
  /** What PostgreSQL says of a full disk (SQLSTATE). */
  readonly code = '53100';
}

/** Why the database in this data folder cannot be opened, or made, on its disk as it is now; undefined if there is room. */
export async function lackOfRoom(dataDir: string): Promise<StoreError | undefined> {
  const isNew = !existsSync(join(dataDir, 'db', 'PG_VERSION'));
  const needed = reserveBytes + (isNew ? newDatabaseBytes : 0);
  const free = await freeBytes(dataDir).catch(() => Infinity);
  if (free >= needed) return undefined;
  const megabytes = (bytes: number) => `${Math.floor(bytes / 1_000_000)} MB`;
  return new StoreError(
    `The disk of DATA_DIR="${dataDir}" has ${megabytes(free)} free, and the ${isNew ? 'new ' : ''}database there needs ${megabytes(needed)}. Make room, or give a folder on another disk.`,
  );
}
