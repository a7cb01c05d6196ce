/**
 * Measures the `catalogue` command with 10, 100 and 1,000 request types, generated from real ones with their examples.
 * `node bench/checker.mjs` prints the results and fails when the time per request type grows with their number. Publishes
 * them to the built server (`npm run build`), too, and again with one that has changed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
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
import { freePort } from '../tests/postgres.mjs';

const models = ['address', 'email_update', 'mother_name', 'pan_card'];
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10, 100, 1000];
/** The allowed growth of the time per request type, from few to many. */
const mostGrowth = 1.5;

const checker = resolve('src/cli/start.mjs');
const perType = [];
for (const size of sizes) {
  const root = generate(size);
  try {
    const ms = run('check', '--root', root);
    perType.push(ms / size);
    const figures = [`check ${seconds(ms)}`, `${(ms / size).toFixed(1)} ms each`];
    console.log(`${String(size).padStart(5)} request types  ${figures.join('  ')}`);
    console.log(`       ${await measurePublishing(root)}`);
  } finally {
    rmSync(root, { recursive: true });
  }
}
// The first size measures mostly the start of the program.
const growth = perType.at(-1) / perType.at(-2);
console.log(
  `One among ${sizes.at(-1)} takes ${growth.toFixed(2)} times as long as one among ${sizes.at(-2)}.`,
);
if (growth > mostGrowth) process.exitCode = 1;

/** Runs the command; returns the milliseconds that it takes. */
function run(...args) {
  const begun = performance.now();
  const options = { encoding: 'utf8', maxBuffer: 1e9 };
  const { status, stdout, stderr } = spawnSync(process.execPath, [checker, ...args], options);
  if (status !== 0) throw new Error(`${args[0]} ended with ${status}.\n${stdout}${stderr}`);
  return performance.now() - begun;
}

/** To a server that has no release yet. */
async function measurePublishing(root) {
  const url = `http://127.0.0.1:${freePort()}`;
  process.env.RELEASE_TOKEN = randomBytes(32).toString('hex');
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      PATH: process.env.PATH,
      PORT: new URL(url).port,
      DATA_DIR: join(root, 'data'),
      LOG_LEVEL: 'error',
      RELEASES: 'on',
      RELEASE_TOKENS: `bench=${process.env.RELEASE_TOKEN}`,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    while (!(await fetch(`${url}/api/settings/`).catch(() => undefined))?.ok) {
      if (server.exitCode !== null) throw new Error('The server ended. Build it: npm run build.');
      await new Promise((wake) => setTimeout(wake, 50));
    }
    const publish = () =>
      run('publish', '--root', root, '--server', url, '--note', 'Measured', '--yes');
    const first = publish();
    change(join(root, 'schemas/type_2/schema.json'), (schema) => {
      schema.$comment = 'Changed.';
    });
    return `publish ${seconds(first)}  again with one changed ${seconds(publish())}`;
  } finally {
    if (server.exitCode === null && server.kill()) await once(server, 'exit');
  }
}

function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}

function generate(size) {
  const root = mkdtempSync(join(tmpdir(), 'catalogue-bench-'));
  cpSync('schemas/_shared', join(root, 'schemas/_shared'), { recursive: true });
  const entries = Array.from({ length: size }, (_, i) => {
    const key = `type_${i}`;
    copyModel(models[i % models.length], join(root, 'schemas', key), key);
    return { key, title: `Type ${i}` };
  });
  const catalogue = { serviceTypes: [{ key: 'all', title: 'All', requestTypes: entries }] };
  for (const name of ['catalogue.json', 'catalogue.hi.json'])
    writeFileSync(join(root, name), JSON.stringify(catalogue));
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
