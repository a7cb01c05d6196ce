import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { findChromium } from './chromium.mjs';
import { differsOnPostgres } from './onPostgres.mjs';
import { needsRedis } from './onRedis.mjs';
import { startPostgres } from './postgres.mjs';
import { start } from './programs.mjs';
import { startRedis } from './redis.mjs';

const testFiles = readdirSync('tests', { recursive: true })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => join('tests', name));
const onServer = testFiles.filter(
  (file) => file.startsWith('tests/server/') && !needsRedis.includes(file),
);
const others = testFiles.filter((file) => !file.startsWith('tests/server/'));

const checks = ['format', 'typecheck', 'lint', 'containers', 'unused', 'definitions', 'mutants'];

/** Plans: stages, each a list of lanes, each a list of steps. */
export const plans = {
  test: [
    [
      [...checks, 'build'],
      ['unit', 'server', 'postgres', 'redis'],
    ],
    [['e2e']],
  ],
  fast: [[checks, ['unit']]],
  all: [
    [
      [...checks, 'build'],
      ['unit', 'server', 'redis'],
    ],
    [['postgres:all']],
    [['e2e:all']],
    [['e2e:postgres']],
  ],
  server: [[['server', 'postgres', 'redis']]],
  e2e: [[['build', 'e2e']]],
};

/**
 * Each step returns whether it is green, its output and, for tests, their number and the duration of each file; or the
 * reason why it was skipped.
 */
export const steps = {
  format: tool('format', 'prettier', '--check', '--cache', '--log-level', 'warn', '.'),
  typecheck: tool('types', 'tsc', '--build', '.', 'src/engine', 'src/authoring'),
  lint: tool('lint', 'oxlint', '--quiet'),
  containers: {
    about: 'lint of the container files',
    run: () => start('npm', ['run', '--silent', 'lint:containers']),
  },
  unused: tool('unused code', 'knip', '--no-progress', '--no-config-hints'),
  definitions: {
    about: 'definitions',
    run: () => start(process.execPath, ['src/cli/start.mjs', 'check', '--strict']),
  },
  mutants: {
    about: 'mutants of what changed in the definitions',
    async run() {
      const revision = revisionBefore();
      if (revision === undefined)
        return { isGreen: true, leftOut: 'git knows no earlier revision' };
      return start(process.execPath, ['src/cli/start.mjs', 'mutate', '--changed', revision]);
    },
  },
  build: {
    about: 'build',
    run: () => start('npm', ['run', '--silent', 'build', '--', '--logLevel', 'warn']),
  },
  unit: vitest('unit tests', ['unit', 'form', 'portal', 'workbench'], others),
  server: vitest('server', ['server'], onServer),
  postgres: onPostgres(
    vitest('server on PostgreSQL, what can differ there', ['postgres'], differsOnPostgres),
  ),
  redis: onRedis(vitest('limits in Redis', ['redis'], needsRedis)),
  'postgres:all': onPostgres(vitest('server on PostgreSQL, all of it', ['server'], onServer)),
  e2e: playwright('journeys in a browser'),
  'e2e:all': playwright('all journeys in a browser', { EVERYTHING: '1' }),
  'e2e:postgres': onPostgres(playwright('journeys on PostgreSQL')),
};

/** What the work here began with: the branch that it goes to, or the commit before. */
function revisionBefore() {
  const git = (...args) => spawnSync('git', args, { encoding: 'utf8' });
  const { stdout } = git('merge-base', 'HEAD', 'origin/main');
  const candidates = [process.env.MUTANTS_SINCE, stdout.trim(), 'HEAD^'].filter(Boolean);
  const head = git('rev-parse', 'HEAD').stdout;
  return candidates.find((one) => {
    const { status, stdout: found } = git('rev-parse', '--verify', '--quiet', `${one}^{commit}`);
    return status === 0 && found !== head;
  });
}

function tool(about, program, ...args) {
  return { about, run: () => start(`node_modules/.bin/${program}`, args) };
}

/** The report must contain each of these files. */
function vitest(about, projects, wanted) {
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
      if (!existsSync(report)) return withoutReport(ended);
      const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
        JSON.parse(readFileSync(report, 'utf8'));
      const files = testResults.map(({ name, startTime, endTime }) => ({
        file: relative('.', name),
        seconds: (endTime - startTime) / 1000,
      }));
      const ran = files.map(({ file }) => file);
      const missing = wanted.filter((file) => !ran.includes(file));
      if (missing.length > 0) refuse(ended, `These files did not run: ${missing.join(', ')}.`);
      return counted(ended, {
        passed: numPassedTests,
        failed: numFailedTests,
        skipped: numPendingTests + numTodoTests,
        files,
      });
    },
  };
}

function playwright(about, more = {}) {
  return {
    about,
    needsBrowser: true,
    async run(report, env = {}) {
      const given = {
        ...more,
        ...env,
        CHROMIUM_PATH: findChromium(),
        PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(report),
      };
      const args = ['test', '--config', 'e2e/playwright.config.ts'];
      const ended = await start('node_modules/.bin/playwright', args, given);
      if (!existsSync(report)) return withoutReport(ended);
      const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'));
      if (stats.unexpected > 0) ended.output += shownPages();
      const files = suites.map((suite) => ({
        file: `e2e/${suite.file}`,
        seconds: secondsOf(suite),
      }));
      return counted(ended, {
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky,
        skipped: stats.skipped,
        files,
      });
    },
  };
}

/** What the pages showed where journeys failed: on another machine it may not happen again. */
function shownPages() {
  const folder = 'test-results/journeys';
  const contexts = readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('error-context.md'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  return contexts
    .flatMap((text) => /^```yaml\n([^]*?)^```/m.exec(text)?.[1] ?? [])
    .map((page) => `\nThe page showed:\n${page.slice(0, mostShown)}`)
    .join('');
}

/** In characters, for each page. */
const mostShown = 6000;

/** A missing report, a run without tests and a skipped test are failures. */
function counted(ended, { passed, failed, skipped, files }) {
  if (passed === 0) refuse(ended, 'Not one test passed.');
  if (skipped > 0) refuse(ended, `${skipped} tests were skipped or are still to be written.`);
  return { ...ended, passed, failed, files };
}

function withoutReport(ended) {
  refuse(ended, 'There is no report of what ran.');
  return ended;
}

function refuse(ended, words) {
  ended.isGreen = false;
  ended.output += `\n${words}`;
}

/** The duration of a suite in Playwright's report. */
function secondsOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  const milliseconds = own.reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + secondsOf(suite), milliseconds / 1000);
}

function onPostgres({ run, ...step }) {
  return {
    ...step,
    async run(report) {
      const { postgres, missing } = startPostgres();
      if (missing) return { isGreen: true, leftOut: missing };
      try {
        return await run(report, { DATABASE_URL: postgres.url });
      } finally {
        postgres.stop();
      }
    },
  };
}

function onRedis({ run, ...step }) {
  return {
    ...step,
    async run(report) {
      const { redis, missing } = await startRedis();
      if (missing) return { isGreen: true, leftOut: missing };
      try {
        return await run(report, { REDIS_URL: redis.url });
      } finally {
        await redis.stop();
      }
    },
  };
}
