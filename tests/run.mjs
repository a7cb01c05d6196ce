/**
 * Runs steps of the proof: `npm test`, `npm run test:fast`, `npm run test:all`, or steps by name (`node tests/run.mjs
 * typecheck unit`). A green run prints a line for each step and a table of what took how long; what a step printed is
 * shown where it failed.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { installMissing } from '../src/server/setup.mjs';
import { plans, steps } from './steps.mjs';
import { printTable } from './timings.mjs';

const reports = 'test-results/reports';
const asked = process.argv.slice(2);
const lanes = plans[asked[0] ?? 'test'] ?? [[asked]];
const unknown = lanes.flat(2).filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(
    `There is no step "${unknown.join('", "')}". There are: ${Object.keys(steps).join(', ')}.`,
  );
  process.exit(2);
}

installMissing();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const begun = Date.now();
const results = [];
// One stage after the other; the lanes of a stage side by side; the steps of a lane one after the other.
for (const stage of lanes) {
  await Promise.all(stage.map(runLane));
  if (results.some(({ isGreen }) => !isGreen)) break;
}
finish();

async function runLane(names) {
  for (const name of [names].flat()) {
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
    note = '',
  } = await run(`${reports}/${name}.json`);
  const seconds = (Date.now() - from) / 1000;
  const counted =
    passed + failed > 0 ? `, ${passed} passed${failed ? `, ${failed} failed` : ''}` : '';
  console.log(
    `${isGreen ? '✓' : '✗'} ${about}: ${Math.round(seconds)} s${counted}${note && `, ${note}`}`,
  );
  if (!isGreen) console.error(`\n${output}\n`);
  return { about, isGreen, seconds, passed, failed, files };
}

function finish() {
  const sum = (of) => results.reduce((total, one) => total + one[of], 0);
  const red = results.filter(({ isGreen }) => !isGreen);
  printTable(results, (Date.now() - begun) / 1000);
  for (const { about } of red) console.error(`Failed: ${about}.`);
  // A step that counts no tests counts as one failure.
  const uncounted = red.filter(({ failed }) => failed === 0).length;
  console.log(`\ntests: ${sum('passed')} passed, ${sum('failed') + uncounted} failed`);
  process.exit(red.length > 0 ? 1 : 0);
}
