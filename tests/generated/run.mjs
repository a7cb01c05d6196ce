/**
 * Generates small definitions, and finishes each one that lint calls clean as a customer would, against a server:
 * `npm run prove -- [--count 2000] [--seed N] [--from N]`. A seed and a number make the same definition again. Exit
 * code 1 if one that is clean cannot be finished.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { interruptOnSignals, start } from '../programs.mjs';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '2000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    from: { type: 'string', default: '0' },
  },
});
const { count, seed, from } = values;

console.log(`seed ${seed}, from definition ${from}, ${count} definitions`);
interruptOnSignals();
const folder = mkdtempSync(join(tmpdir(), 'portal-generated-'));
const report = join(folder, 'report.json');
let failed = true;
try {
  const { output } = await start(
    'node_modules/.bin/vitest',
    ['run', 'tests/server/generated.test.ts'],
    {
      GENERATED_COUNT: count,
      GENERATED_SEED: seed,
      GENERATED_FROM: from,
      GENERATED_REPORT: report,
    },
  );
  if (existsSync(report)) failed = !print(JSON.parse(readFileSync(report, 'utf8')));
  else console.error(output);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);

/** Prints how the definitions ended; returns whether none is dead and all were tried. */
function print(proofs) {
  const endings = new Map();
  for (const { ending } of proofs) endings.set(ending, (endings.get(ending) ?? 0) + 1);
  for (const [ending, number] of endings)
    console.log(`${ending.padEnd(20)}${String(number).padStart(6)}`);
  const dead = proofs.filter(({ ending }) => ending === 'dead');
  for (const { number, why, files } of dead) {
    console.log(`\nagain: npm run prove -- --seed ${seed} --from ${number} --count 1\n${why}`);
    for (const [path, text] of Object.entries(files)) console.log(`${path}\n${text}`);
  }
  return dead.length === 0 && proofs.length === Number(count);
}
