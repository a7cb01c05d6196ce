/**
 * `npm test`: sets up what is missing and proves the whole, in this order, each step in words of its own:
 * format, types, lint, unused code, definitions, unit tests, the server's tests on PostgreSQL too, the build, the journeys
 * in a browser. `npm test -- --fast` leaves the last three out.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { installMissing } from '../src/server/setup.mjs';
import { findChromium } from './chromium.mjs';
import { startPostgres } from './postgres.mjs';

const reports = 'test-results/reports';
const isFast = process.argv.includes('--fast');
let passed = 0;
let failed = 0;

function run(about, command, args, env = {}) {
  console.log(`\n── ${about}`);
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (error) throw error;
  if (status !== 0) failedStep(about);
}

function failedStep(about) {
  console.error(`\nFailed: ${about}.`);
  finish(1);
}

function finish(status) {
  console.log(
    `\ntests: ${passed} passed, ${failed + (status !== 0 && failed === 0 ? 1 : 0)} failed`,
  );
  process.exit(status);
}

/** Vitest's JSON report adds to the count; then its result counts. */
function vitest(about, args, env) {
  console.log(`\n── ${about}`);
  const file = `${reports}/vitest-${passed}.json`;
  const command = [
    'vitest',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const { status } = spawnSync('npx', [...command, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const report = JSON.parse(readFileSync(file, 'utf8'));
  passed += report.numPassedTests;
  failed += report.numFailedTests;
  if (status !== 0) failedStep(about);
}

function playwright(env) {
  console.log('\n── journeys in a browser');
  const file = `${reports}/journeys.json`;
  const { status } = spawnSync(
    'npx',
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    {
      stdio: 'inherit',
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(file), ...env },
    },
  );
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  passed += stats.expected + stats.flaky;
  failed += stats.unexpected;
  if (status !== 0) failedStep('journeys in a browser');
}

installMissing();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

run('format', 'npx', ['prettier', '--check', '--log-level', 'warn', '.']);
run('types', 'npx', ['tsc', '--project', '.']);
run('lint', 'npx', ['oxlint', '--quiet']);
run('unused code', 'npx', ['knip', '--no-progress']);
run('definitions', 'npm', ['run', '--silent', 'check', '--', '--strict']);
vitest('unit tests (database: in process)', []);
if (!isFast) {
  const postgres = startPostgres();
  if (postgres) {
    try {
      vitest('server tests on PostgreSQL', ['tests/server'], { DATABASE_URL: postgres.url });
    } finally {
      postgres.stop();
    }
  }
  run('build', 'npm', ['run', 'build']);
  playwright({ CHROMIUM_PATH: findChromium() });
}
finish(0);
