/**
 * Runs the test steps: `npm test`, `npm run test:fast`, `npm run test:all`, or plans and steps by name, in this order
 * (`node tests/run.mjs typecheck unit`). A green run prints a line for each step and a table of durations; the output of
 * a step is shown when it fails.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installMissing } from '../src/server/setup.mjs';
import { findChromium } from './chromium.mjs';
import { interrupt, interruptOnSignals } from './programs.mjs';
import { plans, steps } from './steps.mjs';
import { printTable } from './timings.mjs';

const reports = 'test-results/reports';
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(plans, name) && !Object.hasOwn(steps, name));
if (unknown.length > 0) {
  const known = [...new Set([...Object.keys(plans), ...Object.keys(steps)])];
  console.error(`There is no step "${unknown.join('", "')}". There are: ${known.join(', ')}.`);
  process.exit(2);
}
const stages = (asked.length > 0 ? asked : ['test']).flatMap((name) => plans[name] ?? [[[name]]]);

installMissing();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
// The temporary files of the steps are removed with the run.
const temporary = mkdtempSync(join(tmpdir(), 'portal-run-'));
// PostgreSQL runs as another user and must reach its folder.
chmodSync(temporary, 0o711);
process.env.TMPDIR = temporary;
process.on('exit', () => rmSync(temporary, { recursive: true, force: true, maxRetries: 5 }));
interruptOnSignals();

const begun = Date.now();
const results = [];
try {
  if (stages.flat(2).some((name) => steps[name].needsBrowser)) findChromium();
  // Stages and the steps of a lane run in sequence, the lanes of a stage in parallel.
  for (const stage of stages) {
    await Promise.all(stage.map(runLane));
    if (results.some(({ isGreen }) => !isGreen)) break;
  }
  finish();
} catch (error) {
  interrupt();
  console.error(error.message);
  process.exitCode = 2;
}

async function runLane(names) {
  for (const name of names) {
    if (results.some(({ isGreen }) => !isGreen)) return;
    results.push(await runStep(name));
  }
}

async function runStep(name) {
  const { about, run } = steps[name];
  const from = Date.now();
  const {
    isGreen,
    output,
    passed = 0,
    failed = 0,
    files = [],
    leftOut,
  } = await run(`${reports}/${name}.json`);
  const seconds = (Date.now() - from) / 1000;
  const tests =
    passed + failed > 0 ? `, ${passed} passed${failed ? `, ${failed} failed` : ''}` : '';
  if (leftOut) console.log(`– ${about}: left out, ${leftOut}`);
  else console.log(`${isGreen ? '✓' : '✗'} ${about}: ${Math.round(seconds)} s${tests}`);
  if (!isGreen) console.error(`\n${output}\n`);
  return { about, isGreen, leftOut, seconds, passed, failed, files };
}

function finish() {
  const sum = (of) => results.reduce((total, one) => total + one[of], 0);
  const red = results.filter(({ isGreen }) => !isGreen);
  printTable(results, (Date.now() - begun) / 1000);
  for (const { about, leftOut } of results)
    if (leftOut) console.log(`\nLeft out, so not proved: ${about} (${leftOut}).`);
  for (const { about } of red) console.error(`Failed: ${about}.`);
  // A failed step without a count of tests counts as one failure.
  const uncounted = red.filter(({ failed }) => failed === 0).length;
  console.log(`\ntests: ${sum('passed')} passed, ${sum('failed') + uncounted} failed`);
  process.exit(red.length > 0 ? 1 : 0);
}
