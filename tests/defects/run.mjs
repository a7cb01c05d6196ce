/**
 * Whether the proof would notice: plants each defect of `defects.json` by itself in a copy of the project, runs what
 * `npm test` runs until a step fails, and tells which one did. `node tests/defects/run.mjs [number…]`: these alone.
 * A step that is green for the tests that import the file is run whole before the next one begins.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findChromium } from '../chromium.mjs';

const defects = JSON.parse(readFileSync(new URL('./defects.json', import.meta.url), 'utf8'));
const asked = process.argv.slice(2).map(Number);
const folder = mkdtempSync(join(tmpdir(), 'portal-defects-'));
const copy = join(folder, 'copy');

const vitest = ['node_modules/.bin/vitest', '--reporter=dot', '--no-color', '--bail=1', '--run'];
const playwright = [
  'node_modules/.bin/playwright',
  'test',
  '--config',
  'e2e/playwright.config.ts',
  '-x',
];

/** In the order of what they cost. */
const steps = [
  ['types', () => run('node_modules/.bin/tsc', '--project', '.')],
  ['unit tests that import it', (file) => related(file, 'unit')],
  ['tests of screens that import it', (file) => related(file, 'form', 'portal')],
  ['server tests that import it', (file) => related(file, 'server')],
  ['definitions', () => run(process.execPath, 'src/checker/start.mjs', 'check', '--strict')],
  ['unit and server tests', () => run(...vitest)],
  ['build', () => run('npm', 'run', '--silent', 'build')],
  ['journeys', () => run(...playwright)],
];

git('worktree', 'add', '--quiet', '--detach', copy);
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
process.env.CHROMIUM_PATH = findChromium();
let missed = 0;
try {
  for (const [i, defect] of defects.entries())
    if (asked.length === 0 || asked.includes(i + 1)) plant(i + 1, defect);
} finally {
  git('worktree', 'remove', '--force', copy);
  rmSync(folder, { recursive: true });
}
console.log(missed === 0 ? 'Each defect was noticed.' : `${missed} defects were not noticed.`);
process.exit(missed === 0 ? 0 : 1);

function plant(number, { about, file, from, to }) {
  const path = join(copy, file);
  const sound = readFileSync(path, 'utf8');
  if (sound.split(from).length !== 2)
    throw new Error(`${number}: ${file} does not hold once: ${from}`);
  writeFileSync(
    path,
    sound.replace(from, () => to),
  );
  const begun = Date.now();
  const noticed = steps.find(([, isGreen]) => !isGreen(file));
  const seconds = Math.round((Date.now() - begun) / 1000);
  writeFileSync(path, sound);
  if (!noticed) missed++;
  console.log(
    `${number}. ${file}: ${about} – ${noticed ? `${noticed[0]}, ${seconds} s` : 'NOT NOTICED'}`,
  );
}

function related(file, ...projects) {
  const named = projects.flatMap((name) => ['--project', name]);
  return run(vitest[0], 'related', join(copy, file), ...vitest.slice(1), ...named);
}

function run(program, ...args) {
  const { status, error } = spawnSync(program, args, { cwd: copy, stdio: 'ignore' });
  if (error) throw error;
  return status === 0;
}

function git(...args) {
  const { status, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}
