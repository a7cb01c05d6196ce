import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { findChromium } from './chromium.mjs';
import { startPostgres } from './postgres.mjs';

const checks = ['format', 'typecheck', 'lint', 'unused', 'definitions'];

/** Stages of lanes of steps. */
export const plans = {
  test: [
    [
      [...checks, 'build'],
      ['unit', 'server', 'postgres'],
    ],
    [['e2e']],
  ],
  fast: [[checks, ['unit']]],
  all: [
    [
      [...checks, 'build'],
      ['unit', 'server'],
    ],
    [['postgres:all']],
    [['e2e:all']],
    [['e2e:postgres']],
  ],
  server: [[['server', 'postgres']]],
  e2e: [[['build', 'e2e']]],
};

/** Each runs and says whether it is green, what it printed and, of tests, how many and which files took how long. */
export const steps = {
  format: tool('format', 'prettier', '--check', '--cache', '--log-level', 'warn', '.'),
  typecheck: tool('types', 'tsc', '--project', '.'),
  lint: tool('lint', 'oxlint', '--quiet'),
  unused: tool('unused code', 'knip', '--no-progress', '--no-config-hints'),
  definitions: {
    about: 'definitions',
    run: () => start(process.execPath, ['src/checker/start.mjs', 'check', '--strict']),
  },
  build: {
    about: 'build',
    run: () => start('npm', ['run', '--silent', 'build', '--', '--logLevel', 'warn']),
  },
  unit: vitest('unit tests', ['unit', 'form', 'portal']),
  server: vitest('server', ['server']),
  postgres: onPostgres(vitest('server on PostgreSQL, what can differ there', ['postgres'])),
  'postgres:all': onPostgres(vitest('server on PostgreSQL, all of it', ['server'])),
  e2e: playwright('journeys in a browser'),
  'e2e:all': playwright('all journeys in a browser', { EVERYTHING: '1' }),
  'e2e:postgres': onPostgres(playwright('journeys on PostgreSQL')),
};

function tool(about, program, ...args) {
  return { about, run: () => start(`node_modules/.bin/${program}`, args) };
}

function vitest(about, projects) {
  const args = ['run', '--reporter=dot', '--reporter=json', '--no-color'];
  return {
    about,
    async run(report, env) {
      const named = projects.flatMap((name) => ['--project', name]);
      const ended = await start(
        'node_modules/.bin/vitest',
        [...args, `--outputFile.json=${resolve(report)}`, ...named],
        env,
      );
      if (!existsSync(report)) return ended;
      const { numPassedTests, numFailedTests, testResults } = JSON.parse(
        readFileSync(report, 'utf8'),
      );
      const files = testResults.map(({ name, startTime, endTime }) => ({
        file: relative('.', name),
        seconds: (endTime - startTime) / 1000,
      }));
      return { ...ended, passed: numPassedTests, failed: numFailedTests, files };
    },
  };
}

function playwright(about, more = {}) {
  return {
    about,
    async run(report, env = {}) {
      const given = {
        ...more,
        ...env,
        CHROMIUM_PATH: findChromium(),
        PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(report),
      };
      const args = ['test', '--config', 'e2e/playwright.config.ts'];
      const ended = await start('node_modules/.bin/playwright', args, given);
      if (!existsSync(report)) return ended;
      const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'));
      const files = suites.map((suite) => ({
        file: `e2e/${suite.file}`,
        seconds: secondsOf(suite),
      }));
      return { ...ended, passed: stats.expected, failed: stats.unexpected + stats.flaky, files };
    },
  };
}

/** Of a suite of Playwright's report. */
function secondsOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  const milliseconds = own.reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + secondsOf(suite), milliseconds / 1000);
}

function onPostgres({ about, run }) {
  return {
    about,
    async run(report) {
      const postgres = startPostgres();
      if (!postgres)
        return {
          isGreen: true,
          note: 'left out: no PostgreSQL server program is here (Debian: apt-get install postgresql)',
        };
      try {
        return await run(report, { DATABASE_URL: postgres.url });
      } finally {
        postgres.stop();
      }
    },
  };
}

/** Runs a program to its end; what it prints is kept. */
function start(program, args, env = {}) {
  return new Promise((ended, failed) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', failed);
    child.on('close', (code) => ended({ isGreen: code === 0, output }));
  });
}
