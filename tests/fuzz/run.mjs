/**
 * Sends random requests to the server, valid, invalid and garbage, and judges each reply:
 * `npm run fuzz -- [--requests 30000] [--seed N] [--from N] [--postgres]`. A seed and a number make the same case again:
 * `--from` goes on where a run ended, or repeats one failure. Exit code 1 if a reply was wrong.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../postgres.mjs';
import { interruptOnSignals, start } from '../programs.mjs';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '30000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    from: { type: 'string', default: '0' },
    postgres: { type: 'boolean', default: false },
  },
});
const { requests, seed, from } = values;
const shown = 10;

console.log(`seed ${seed}, from case ${from}, ${requests} requests`);
interruptOnSignals();
const folder = mkdtempSync(join(tmpdir(), 'portal-fuzz-'));
const report = join(folder, 'report.json');
const { postgres, missing } = values.postgres ? startPostgres() : {};
if (missing) console.error(missing);
let failed = missing !== undefined;
try {
  const { output } = failed
    ? {}
    : await start('node_modules/.bin/vitest', ['run', 'tests/server/fuzz.test.ts'], {
        FUZZ_REQUESTS: requests,
        FUZZ_SEED: seed,
        FUZZ_FROM: from,
        FUZZ_REPORT: report,
        ...(postgres && { DATABASE_URL: postgres.url }),
      });
  if (existsSync(report)) failed = !print(JSON.parse(readFileSync(report, 'utf8')));
  else if (output) {
    failed = true;
    console.error(output);
  }
} finally {
  postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);

/** Prints the table and the failures; returns whether there are none. */
function print({ rows, failures, cases, calls, steps, wanted }) {
  const columns = ['kind', 'requests', 'accepted', 'refused', 'errors'];
  const total = Object.fromEntries(
    columns.slice(1).map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)]),
  );
  for (const row of [columns, ...rows, { kind: 'all', ...total }]) {
    const cells = Array.isArray(row) ? row : columns.map((name) => row[name]);
    const [kind, ...numbers] = cells.map(String);
    console.log(kind.padEnd(32) + numbers.map((text) => text.padStart(10)).join(''));
  }
  const count = (kind) => failures.filter((failure) => failure.kind === kind).length;
  console.log(`
server errors ${count('server error')}, invalid accepted ${count('invalid accepted')}, valid refused ${count('valid refused')}, others ${count('contract') + count('reply without words')}
cases ${cases}, calls ${calls} of ${wanted.calls}, paths of steps ${steps} of ${wanted.steps}`);
  for (const failure of failures.slice(0, shown)) {
    console.log(`\nagain: npm run fuzz -- --seed ${seed} --from ${failure.number} --requests 1`);
    console.log(JSON.stringify(failure, undefined, 2).slice(0, 4000));
  }
  if (failures.length > shown) console.log(`\n… and ${failures.length - shown} more`);
  return failures.length === 0;
}
