import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Builds if a source is newer than the last build. The date of the file `stamp` is the time of that build. */
export function buildIfStale(stamp, sources, build) {
  const built = existsSync(stamp) ? statSync(stamp).mtimeMs : 0;
  if (sources.every((path) => newest(path) <= built)) return;
  const startedAt = new Date();
  build();
  writeFileSync(stamp, '');
  // A source that changed during the build is newer than the build.
  utimesSync(stamp, startedAt, startedAt);
}

function newest(path) {
  if (!existsSync(path)) return 0;
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
