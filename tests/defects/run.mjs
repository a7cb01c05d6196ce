/**
 * Checks that the tests notice defects: plants each defect of a list in a copy of the last commit, runs the steps of
 * `npm test` (without PostgreSQL) until one fails, and prints which one did. The step that failed must pass without the
 * defect.
 *
 * `node tests/defects/run.mjs [security] [number…]`: the list `defects.json` or `security.json` (defences taken out), or
 * only these numbers of it. A defect that names `tests` must be noticed by these files, which must all pass before; those
 * with `onPostgres` run on PostgreSQL. For another one the tests that import the changed file run first, then the journeys
 * that it names, then all others.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { installMissing } from '../../src/server/setup.mjs';
import { findChromium } from '../chromium.mjs';
import { startPostgres } from '../postgres.mjs';
import { interruptOnSignals, isInterrupted, start } from '../programs.mjs';

const given = process.argv.slice(2);
const list = given[0] === 'security' ? given.shift() : 'defects';
const defects = JSON.parse(readFileSync(new URL(`./${list}.json`, import.meta.url), 'utf8')).map(
  (defect, i) => ({ ...defect, number: i + 1 }),
);
const chosen = given.length > 0 ? given.map((number) => defects[number - 1]) : defects;
if (chosen.includes(undefined)) {
  console.error(`Defects have the numbers 1 to ${defects.length}; asked for: ${given.join(' ')}.`);
  process.exit(2);
}

installMissing();
const folder = mkdtempSync(join(tmpdir(), 'portal-defects-'));
const copy = join(folder, 'copy');
const env = { CHROMIUM_PATH: findChromium(), TMPDIR: folder };

const vitest = ['node_modules/.bin/vitest', '--reporter=dot', '--no-color', '--bail=1', '--run'];
const build = () => run('npm', 'run', '--silent', 'build');
const journeys = (...names) =>
  run(
    'node_modules/.bin/playwright',
    'test',
    '--config',
    'e2e/playwright.config.ts',
    '-x',
    ...names,
  );

const own = ['its tests', ({ tests, onPostgres }) => runTests(tests, onPostgres)];

/** Cheapest first. */
const steps = [
  ['types', () => run('node_modules/.bin/tsc', '--project', '.')],
  ['unit tests that import it', ({ file }) => related(file, 'unit')],
  ['tests of screens that import it', ({ file }) => related(file, 'form', 'portal')],
  ['server tests that import it', ({ file }) => related(file, 'server')],
  ['definitions', () => run(process.execPath, 'src/cli/start.mjs', 'check', '--strict')],
  ['build', build],
  ['its journeys', async (defect) => !defect.journeys || journeys(...defect.journeys)],
  ['unit and server tests', () => run(...vitest)],
  ['journeys', () => journeys()],
];

interruptOnSignals();
git('worktree', 'add', '--quiet', '--detach', copy);
const missed = [];
try {
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  await checkOwnTests();
  for (const defect of chosen) if (!(await isNoticed(defect))) missed.push(defect.number);
  console.log(missed.length > 0 ? `Not noticed: ${missed.join(', ')}.` : 'Each was noticed.');
} finally {
  git('worktree', 'remove', '--force', copy);
  rmSync(folder, { recursive: true });
}
process.exit(missed.length > 0 ? 1 : 0);

async function isNoticed(defect) {
  const { number, about, file, from, to } = defect;
  const path = join(copy, file);
  const sound = readFileSync(path, 'utf8');
  if (sound.split(from).length !== 2)
    throw new Error(`${number}: ${file} does not hold once: ${from}`);
  const begun = Date.now();
  writeFileSync(
    path,
    sound.replace(from, () => to),
  );
  const noticed = await firstThatFails(defect);
  writeFileSync(path, sound);
  if (noticed && !defect.tests) {
    const [name, isGreen] = noticed;
    // The journeys use the build.
    if (name.endsWith('journeys')) await build();
    if (!(await isGreen(defect)))
      throw new Error(`${number}: "${name}" fails without the defect as well.`);
  }
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(`${number}. ${file}: ${about} – ${noticed?.[0] ?? 'NOT NOTICED'}, ${seconds} s`);
  return noticed !== undefined;
}

/** Tests that fail anyway would notice everything. */
async function checkOwnTests() {
  for (const onPostgres of [false, true]) {
    const using = chosen.filter((one) => one.tests && Boolean(one.onPostgres) === onPostgres);
    const tests = [...new Set(using.flatMap((one) => one.tests))];
    if (tests.length > 0 && !(await runTests(tests, onPostgres)))
      throw new Error(`Some of these fail without a defect: ${tests.join(', ')}.`);
  }
}

async function runTests(tests, onPostgres = false) {
  const projects = ['unit', 'form', 'portal', 'server'].flatMap((name) => ['--project', name]);
  if (!onPostgres) return run(...vitest, ...projects, ...tests);
  const { postgres, missing } = startPostgres();
  if (missing) throw new Error(missing);
  try {
    env.DATABASE_URL = postgres.url;
    return await run(...vitest, ...projects, ...tests);
  } finally {
    delete env.DATABASE_URL;
    postgres.stop();
  }
}

async function firstThatFails(defect) {
  for (const step of defect.tests ? [own] : steps) if (!(await step[1](defect))) return step;
  return undefined;
}

function related(file, ...projects) {
  const named = projects.flatMap((name) => ['--project', name]);
  return run(vitest[0], 'related', join(copy, file), ...vitest.slice(1), ...named);
}

async function run(program, ...args) {
  const { isGreen } = await start(program, args, env, copy);
  if (isInterrupted()) throw new Error('Interrupted.');
  return isGreen;
}

function git(...args) {
  const { status, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}
