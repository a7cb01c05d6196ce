/**
 * Makes small mistakes in the definitions and counts who notices them: `npm run mutants -- [KEY…] [--each 5]`.
 * `--each`: how many mutants of each kind are judged in a definition.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { interruptOnSignals, start } from '../programs.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { each: { type: 'string', default: '5' } },
});

interruptOnSignals();
const folder = mkdtempSync(join(tmpdir(), 'portal-mutants-'));
const report = join(folder, 'report.json');
try {
  const { output } = await start('node_modules/.bin/vitest', ['run', 'tests/mutants'], {
    MUTANTS_KEYS: positionals.join(',') || 'all',
    MUTANTS_OF_EACH: values.each,
    MUTANTS_REPORT: report,
  });
  if (existsSync(report))
    print(JSON.parse(readFileSync(report, 'utf8')).flatMap(({ judged }) => judged));
  else console.error(output);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function print(judged) {
  const behaviour = ['rules', 'steps', 'words', 'gates'];
  const line = (name, some) => {
    const by = (verdict) => some.filter((one) => one.verdict === verdict).length;
    const left = some.filter(({ part, verdict }) => behaviour.includes(part) && verdict !== 'lint');
    const noticed = left.filter(({ verdict }) => verdict !== 'unnoticed').length;
    const share = (part, whole) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(0)} %`);
    const cells = [some.length, by('lint'), by('examples'), by('coverage'), by('unnoticed')];
    const numbers = cells.map((cell) => String(cell).padStart(10)).join('');
    const detected = share(some.length - by('unnoticed'), some.length);
    console.log(
      name.padEnd(42) + numbers + detected.padStart(8) + share(noticed, left.length).padStart(8),
    );
  };
  const names = ['mutants', 'lint', 'examples', 'coverage', 'unnoticed'];
  const head = names.map((name) => name.padStart(10)).join('');
  console.log(`${''.padEnd(42)}${head}${'found'.padStart(8)}${'behav.'.padStart(8)}`);
  for (const column of ['key', 'operator']) {
    for (const name of new Set(judged.map((one) => one[column])))
      line(
        name,
        judged.filter((one) => one[column] === name),
      );
    console.log('');
  }
  line('all', judged);
  for (const { key, file, operator, slip } of judged.filter(
    ({ part, verdict }) => behaviour.includes(part) && verdict === 'unnoticed',
  ))
    console.log(`schemas/${key}/${file}.json ${operator} ${slip}`);
}
