import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Builds what is older than one of its sources. `stamp` is a file whose date says when it was built last. */
export function buildStale(stamp, sources, build) {
  const built = existsSync(stamp) ? statSync(stamp).mtimeMs : 0;
  if (sources.every((path) => newest(path) <= built)) return;
  const begun = new Date();
  build();
  writeFileSync(stamp, '');
  // What changed while it was being built is newer than what was built.
  utimesSync(stamp, begun, begun);
}

function newest(path) {
  if (!existsSync(path)) return 0;
  const facts = statSync(path);
  if (!facts.isDirectory()) return facts.mtimeMs;
  return Math.max(facts.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
