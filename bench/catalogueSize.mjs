/**
 * `node bench/catalogueSize.mjs [28 1000 5000] [--release]`: what the number of request types costs a server: its first
 * start and a later one, the first page, and calls. The request types are copies of the project's own, in a folder that is
 * served, or with `--release` in a published release. Prints the sizes side by side, and fails when the second size costs
 * more than 1.2 times the first.
 */
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
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
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { release: { type: 'boolean', default: false } },
});
const isRelease = values.release;
const sizes = positionals.length > 0 ? positionals.map(Number) : [28, 1000, 5000];
const mostGrowth = 1.2;
/** Of a kind; the median counts. */
const calls = 60;
const starts = 3;

const models = readdirSync('schemas').filter((name) => /^[a-z][\w-]*$/i.test(name));
const demo = { policyNumber: '50010001', dob: '1985-04-12' };

const token = randomBytes(32).toString('hex');
const running = new Set();
const catalogues = sizes.map((size) => ({ size, figures: new Map(), ...generate(size) }));
let growth;
try {
  if (isRelease) for (const catalogue of catalogues) await publish(catalogue);
  // In turns: a machine is not as quick at one moment as at another.
  for (let i = 0; i < starts; i++) for (const catalogue of catalogues) await startFirst(catalogue);
  if (!isRelease) for (const catalogue of catalogues) await settle(catalogue);
  for (let i = 0; i < starts; i++)
    for (const catalogue of catalogues) {
      const server = await start(catalogue.env);
      catalogue.starts.push(server.seconds);
      await server.stop();
    }
  for (const { figures, firstStarts, starts } of catalogues) {
    figures.set('first start, s', median(firstStarts));
    figures.set('later start, s', median(starts));
  }
  for (const catalogue of catalogues) catalogue.server = await start(catalogue.env);
  await measureCalls();
  for (const { figures, server } of catalogues) {
    figures.set('memory after all that, MB', memoryOf(server.child.pid));
    await server.stop();
  }
  growth = print();
} finally {
  for (const child of running) {
    child.kill('SIGKILL');
    await once(child, 'close');
  }
  for (const { root } of catalogues) rmSync(root, { recursive: true, force: true });
}
if (growth.some((ratio) => ratio > mostGrowth)) process.exitCode = 1;

/** With nothing kept from earlier but the release. */
async function startFirst({ env, firstStarts }) {
  const { DATA_DIR } = env;
  rmSync(isRelease ? join(DATA_DIR, 'definitions') : DATA_DIR, { recursive: true, force: true });
  const server = await start(env);
  firstStarts.push(server.seconds);
  await server.stop();
}

/** Publishes all files of the folder, which the server checks. */
async function publish({ env, root, figures, size }) {
  const server = await start(env);
  const call = async (path, body) => {
    const response = await fetch(`${server.url}/releases${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  };
  const files = readdirSync(root, { recursive: true })
    .filter((path) => path.endsWith('.json') && !path.startsWith('data'))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]);
  const begun = performance.now();
  for (let i = 0; i < files.length; i += 100)
    await call('/texts', { texts: files.slice(i, i + 100).map(([, text]) => text) });
  const manifest = files.map(([path, text]) => [
    path,
    createHash('sha256').update(text).digest('hex'),
  ]);
  await call('', { files: Object.fromEntries(manifest), note: 'Measured', base: null });
  figures.set('publishing, for each, ms', (performance.now() - begun) / size);
  await server.stop();
}

async function settle({ env, size }) {
  const server = await start(env);
  await settled(env.DATA_DIR, size);
  await server.stop();
}

/** Copies of the models, each with a key and a sub-type of its own. */
function generate(size) {
  const root = mkdtempSync(join(tmpdir(), 'catalogue-size-'));
  cpSync('schemas/_shared', join(root, 'schemas/_shared'), { recursive: true });
  const groups = [];
  for (let i = 0; i < size; i++) {
    const model = models[i % models.length];
    // After the models, one of which gives its sub-type a code that would be the next one.
    const key = i < models.length ? model : `z_${model}_${i}`;
    const target = join(root, 'schemas', key);
    mkdirSync(target);
    for (const name of readdirSync(join('schemas', model)).filter((one) => one.endsWith('.json'))) {
      const text = readFileSync(join('schemas', model, name), 'utf8');
      writeFileSync(
        join(target, name),
        i < models.length || name !== 'request.json' ? text : renamed(text, model, key, i),
      );
    }
    if (i % 40 === 0) groups.push({ key: `group-${i}`, title: `Group ${i}`, requestTypes: [] });
    groups.at(-1).requestTypes.push({ key, title: `Request ${i}` });
  }
  for (const name of ['catalogue.json', 'catalogue.hi.json'])
    writeFileSync(join(root, name), JSON.stringify({ serviceTypes: groups }));
  const env = {
    DATA_DIR: join(root, 'data'),
    LOG_LEVEL: 'error',
    ...(isRelease
      ? { RELEASES: 'on', RELEASE_TOKENS: `bench=${token}` }
      : { DEFINITIONS_DIR: root }),
  };
  return { root, env, firstStarts: [], starts: [] };
}

function renamed(text, model, key, i) {
  const rules = JSON.parse(text.replaceAll(`"const": "${model}"`, `"const": "${key}"`));
  const { name } = rules.subType;
  return JSON.stringify({ ...rules, subType: { name: `${name} ${i}` } });
}

/** Starts the built server; resolves once it answers, with the seconds that took. */
async function start(env) {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      CALLS_PER_MINUTE: '1000000',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  const url = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${url}/api/settings/`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error('The server ended while it was starting.');
    await new Promise((wake) => setTimeout(wake, 20));
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'close');
  };
  return { child, url, seconds, stop };
}

/** Waits until a new catalogue is checked to the last request type, and that is written down. */
async function settled(dataDir, size) {
  const cache = join(dataDir, 'definitions');
  const indexes = () =>
    readdirSync(cache, { recursive: true }).filter((name) => /index\.\w+\.json$/.test(name));
  for (;;) {
    const [index] = indexes();
    if (index && JSON.parse(readFileSync(join(cache, index), 'utf8')).length === size) return;
    await new Promise((wake) => setTimeout(wake, 200));
  }
}

async function measureCalls() {
  for (const catalogue of catalogues) {
    const { url } = catalogue.server;
    const session = await signIn(url);
    const tag = (await fetch(`${url}/api/catalogue/`, { headers: session })).headers.get('etag');
    catalogue.calls = Object.entries(callsOf(session, tag)).map(([name, { path, ...init }]) => ({
      name,
      times: [],
      make: async () => (await fetch(url + path, init)).arrayBuffer(),
    }));
  }
  for (let i = 0; i < calls; i++)
    for (const [j] of catalogues[0].calls.entries())
      for (const catalogue of catalogues) {
        const { times, make } = catalogue.calls[j];
        const begun = performance.now();
        await make();
        times.push(performance.now() - begun);
      }
  for (const catalogue of catalogues)
    for (const { name, times } of catalogue.calls) catalogue.figures.set(name, median(times));
}

function callsOf(session, tag) {
  const post = (path, body) => ({
    path,
    method: 'POST',
    body: JSON.stringify(body),
    headers: { ...session, 'content-type': 'application/json' },
  });
  return {
    'first page, ms': { path: '/' },
    'open a form, ms': { path: '/api/definitions/mother_name/', headers: session },
    'a call of the portal, ms': { path: '/api/policies/', headers: session },
    'a step of a request, ms': post('/api/mothers-name-change/', {}),
    'an unknown call, ms': post('/api/no-such-call/', {}),
    'track, ms': post('/api/track-service-request', { policyNumber: demo.policyNumber }),
    'the catalogue again, ms': {
      path: '/api/catalogue/',
      headers: { ...session, 'if-none-match': tag },
    },
  };
}

async function signIn(url) {
  const post = async (path, body) =>
    (
      await fetch(`${url}/api/${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      })
    ).json();
  const { id } = await post('send-otp/', demo);
  const outbox = await fetch(`${url}/demo/outbox`, { headers: { accept: 'application/json' } });
  const [{ code: otp }] = await outbox.json();
  const { access_token, UniqueClientId } = await post('validate-otp/', { ...demo, id, otp });
  return { authorization: `JWT ${access_token}`, 'unique-client-id': UniqueClientId };
}

/** Resident memory of a process in megabytes. */
function memoryOf(pid) {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/);
  return Number(line[1]) / 1024;
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** Prints a line for each figure; returns how much the second size costs beside the first. */
function print() {
  const [few, many] = catalogues.map(({ figures }) => figures);
  console.log(
    ['', ...sizes, 'ratio'].map((cell, i) => String(cell).padStart(i === 0 ? 28 : 10)).join(''),
  );
  const growths = [];
  for (const name of few.keys()) {
    const ratio = many && many.get(name) / few.get(name);
    const cells = catalogues.map(({ figures }) => figures.get(name).toFixed(2));
    console.log(
      [
        name.padEnd(28),
        ...[...cells, ratio?.toFixed(2) ?? ''].map((cell) => cell.padStart(10)),
      ].join(''),
    );
    if (ratio) growths.push(ratio);
  }
  return growths;
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}
