/**
 * Measures the `catalogue` command with 10, 100 and 1,000 request types, generated from real ones with their examples.
 * `node bench/checker.mjs` prints the results and fails when the time per request type grows with their number.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const models = ['address', 'email_update', 'mother_name', 'pan_card'];
const sizes = [10, 100, 1000];
/** The allowed growth of the time per request type, from few to many. */
const mostGrowth = 1.5;

const checker = resolve('src/cli/start.mjs');
const perType = sizes.map((size) => {
  const root = generate(size);
  const begun = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [checker, 'check', '--root', root],
    {
      encoding: 'utf8',
      maxBuffer: 1e9,
    },
  );
  const milliseconds = performance.now() - begun;
  rmSync(root, { recursive: true });
  if (status !== 0)
    throw new Error(`The generated request types are not clean.\n${stdout}${stderr}`);
  const each = milliseconds / size;
  console.log(
    `${String(size).padStart(5)} request types  ${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${each.toFixed(1).padStart(6)} ms each`,
  );
  return each;
});
// The first size measures mostly the start of the program.
const growth = perType.at(-1) / perType.at(-2);
console.log(
  `One among ${sizes.at(-1)} takes ${growth.toFixed(2)} times as long as one among ${sizes.at(-2)}.`,
);
if (growth > mostGrowth) process.exitCode = 1;

function generate(size) {
  const root = mkdtempSync(join(tmpdir(), 'catalogue-bench-'));
  cpSync('schemas/_shared', join(root, 'schemas/_shared'), { recursive: true });
  const entries = Array.from({ length: size }, (_, i) => {
    const key = `type_${i}`;
    copyModel(models[i % models.length], join(root, 'schemas', key), key);
    return { key, title: `Type ${i}` };
  });
  const catalogue = { serviceTypes: [{ key: 'all', title: 'All', requestTypes: entries }] };
  writeFileSync(join(root, 'catalogue.json'), JSON.stringify(catalogue));
  return root;
}

function copyModel(model, folder, key) {
  mkdirSync(folder, { recursive: true });
  cpSync(join('schemas', model), folder, { recursive: true });
  change(join(folder, 'request.json'), (request) => {
    request.subType.name = key;
  });
  // The demo book lists open requests by key.
  for (const name of readdirSync(join(folder, 'examples')).filter((one) =>
    one.includes('open-request'),
  ))
    change(join(folder, 'examples', name), (example) => {
      example.hasOpenRequest = true;
    });
}

function change(file, edit) {
  const value = JSON.parse(readFileSync(file, 'utf8'));
  edit(value);
  writeFileSync(file, JSON.stringify(value, null, 2));
}
