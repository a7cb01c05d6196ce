import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Builds if a source is newer than the last build. The date of the file `stamp` is the time of that build. Of two
 * processes that start together one builds, and the other waits for it.
 */
export function buildIfStale(stamp, sources, build) {
  if (!isStale(stamp, sources)) return;
  // Not inside of the folder, which a build empties.
  const lock = `${dirname(stamp)}.lock`;
  mkdirSync(dirname(lock), { recursive: true });
  waitForLock(lock);
  try {
    if (!isStale(stamp, sources)) return;
    const startedAt = new Date();
    build();
    writeFileSync(stamp, '');
    // A source that changed during the build is newer than the build.
    utimesSync(stamp, startedAt, startedAt);
  } finally {
    rmSync(lock, { force: true });
  }
}

function isStale(stamp, sources) {
  const built = existsSync(stamp) ? statSync(stamp).mtimeMs : 0;
  return sources.some((path) => newest(path) > built);
}

function newest(path) {
  if (!existsSync(path)) return 0;
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Makes the file of a lock with the number of this process. One of a process that has ended is taken over. */
function waitForLock(lock) {
  for (;;) {
    try {
      return writeFileSync(lock, String(process.pid), { flag: 'wx' });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (!isHeld(lock)) rmSync(lock, { force: true });
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
}

/** No build takes longer; what is older is of a process whose number another one has now. */
const longestBuild = 5 * 60_000;

function isHeld(lock) {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    const isRecent = Date.now() - statSync(lock).mtimeMs < longestBuild;
    // Its number is written in a moment.
    return isRecent && (pid === 0 || process.kill(pid, 0));
  } catch (error) {
    // EPERM: a process of another user.
    return error.code === 'EPERM';
  }
}
