/**
 * How much longer does a normal request take while one address sends the worst requests that it may, at the rate that
 * it may? Starts the built server on a database of its own (PostgreSQL with DATABASE_URL, which should be empty) and
 * prints a table: `node bench/underAttack.mjs`, or with the number of rounds, 4 by default. The processor time of a
 * request hardly depends on what else the machine does (Linux only).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, quantile } from './numbers.mjs';
import { processorMs } from './processor.mjs';

const port = Number(process.env.PORT ?? 8099);
const program = 'dist/server/main.js';
const rounds = Number(process.argv[2] ?? 4);
const sliceMs = 2000;
const callsPerSecond = 20;
const agent = new http.Agent({ keepAlive: true });
const shown = (value) => (value >= 0 ? value.toFixed(1) : '–');
const pause = (ms) => new Promise((wake) => setTimeout(wake, ms));

/** Resolves to status, headers, text and milliseconds. */
function send(address, { method = 'GET', path, headers = {}, body }) {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const all = { 'X-Forwarded-For': address, ...headers };
    const request = http.request(
      { agent, host: '127.0.0.1', port, method, path, headers: all },
      (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
            ms: performance.now() - begun,
          }),
        );
        response.on('error', reject);
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

const json = { 'Content-Type': 'application/json' };
const compressed = { 'Accept-Encoding': 'br' };

async function signIn(address, identity) {
  const post = (path, body) =>
    send(address, { method: 'POST', path, headers: json, body: JSON.stringify(body) });
  const { id } = JSON.parse((await post('/api/send-otp/', identity)).text);
  const outbox = { path: '/demo/outbox', headers: { Accept: 'application/json' } };
  const [{ code: otp }] = JSON.parse((await send(address, outbox)).text);
  const { access_token, UniqueClientId } = JSON.parse(
    (await post('/api/validate-otp/', { ...identity, id, otp })).text,
  );
  return { Authorization: `JWT ${access_token}`, 'Unique-Client-Id': UniqueClientId };
}

/** The worst that one address can send: name, requests per second, and one of the requests. */
function attacks(session, { script, module }) {
  const post = (path, type, body, more = {}) => ({
    method: 'POST',
    path,
    headers: { 'Content-Type': type, ...more },
    body,
  });
  const bytes = 250_000;
  const nested = `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`;
  const wide = JSON.stringify(
    Object.fromEntries(Array.from({ length: 18_000 }, (_, i) => [`n${i}`, i])),
  );
  const strings = JSON.stringify({ txn_id: '\\u0000é'.repeat(25_000) });
  const form = Array.from({ length: 40_000 }, (_, i) => `a${i % 9}=${i % 9}`).join('&');
  const parts = Array.from(
    { length: 3000 },
    (_, i) => `--x\r\nContent-Disposition: form-data; name="n${i}"\r\n\r\n1\r\n`,
  ).join('');
  const languages = Array.from({ length: 2000 }, (_, i) => `aa;q=0.${i}`).join(',');
  const callback = '/api/payment-callback/';
  const save = '/api/dgh-draft/';
  const perSecond = callsPerSecond;
  return [
    [
      'header of spaces',
      perSecond,
      { path: '/api/settings/', headers: { 'Accept-Language': `a${' '.repeat(15_000)}b` } },
    ],
    [
      'header of 2,000 languages',
      perSecond,
      { path: '/api/settings/', headers: { 'Accept-Language': languages.slice(0, 15_000) } },
    ],
    ['query of 15 KB', perSecond, { path: `/api/settings/?${'a=%41&'.repeat(2500)}` }],
    [
      'token of 15 KB',
      perSecond,
      { path: '/api/policies/', headers: { Authorization: `JWT ${'e'.repeat(15_000)}.e.e` } },
    ],
    ['deep JSON', perSecond, post(callback, 'application/json', nested)],
    ['wide JSON', perSecond, post(callback, 'application/json', wide)],
    ['JSON of one text', perSecond, post(callback, 'application/json', strings)],
    [
      'form of 40,000 fields',
      perSecond,
      post(callback, 'application/x-www-form-urlencoded', form.slice(0, bytes)),
    ],
    [
      'multipart of 3,000 parts',
      perSecond,
      post('/api/pan-sr-raise/', 'multipart/form-data; boundary=x', `${parts}--x--`, session),
    ],
    ['draft of wide JSON', perSecond, post(save, 'application/json', wide, session)],
    ['sign-in of wide JSON', 2, post('/api/send-otp/', 'application/json', wide)],
    ['unknown call', perSecond, post('/api/nope', 'application/json', '{}')],
    ['unknown page', perSecond, { path: `/${'a/'.repeat(2000)}` }],
    [
      'address of a definition',
      perSecond,
      { path: '/api/definitions/revival_application/', headers: session },
    ],
    ['module of a definition', perSecond, { path: module, headers: compressed }],
    ['description of all calls', perSecond, { path: '/api/openapi.json', headers: compressed }],
    ['largest file', 50, { path: script, headers: compressed }],
  ];
}

async function main() {
  if (!existsSync(program)) throw new Error('Build first: npm run build.');
  const folder = mkdtempSync(join(tmpdir(), 'portal-attack-'));
  const server = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  try {
    while (
      !(await send('10.0.0.1', { path: '/api/settings/' }).then(
        ({ status }) => status === 200,
        () => false,
      ))
    ) {
      if (server.exitCode !== null) throw new Error('The server ended while it was starting.');
      await pause(100);
    }
    await measure(server.pid);
  } finally {
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Processor time of one request, in ms. */
async function costOf(pid, request, number) {
  const count = 20;
  const begun = processorMs(pid);
  for (let i = 0; i < count; i++) await send(`10.3.${number}.${i}`, request);
  return (processorMs(pid) - begun) / count;
}

async function measure(pid) {
  const customer = await signIn('10.0.0.1', { policyNumber: '50010001', dob: '1985-04-12' });
  const attacker = await signIn('10.0.0.2', { policyNumber: '50020001', dob: '1979-12-01' });
  const page = (await send('10.0.0.1', { path: '/' })).text;
  const script = /\/assets\/first-[^"]+\.js/.exec(page)[0];
  const address = await send('10.0.0.1', {
    path: '/api/definitions/revival_application/',
    headers: customer,
  });
  const { module } = JSON.parse(address.text);
  const normal = [
    { path: '/' },
    { path: '/api/settings/' },
    { path: '/api/policies/', headers: customer },
    { path: '/api/policy/?policyNumber=50010001', headers: customer },
    { path: '/api/definitions/pan_card/', headers: customer },
  ];
  let turn = 0;
  /** One slice of normal requests, every 20 ms, from many addresses. */
  async function slice(samples) {
    const end = performance.now() + sliceMs;
    const sent = [];
    while (performance.now() < end) {
      const one = normal[turn++ % normal.length];
      sent.push(
        send(`10.1.${turn % 200}.${(turn >> 8) % 200}`, one).then(({ ms }) => samples.push(ms)),
      );
      await pause(20);
    }
    await Promise.all(sent);
  }
  for (let i = 0; i < 3; i++) await slice([]);

  console.log('p95 and p50 of a normal request in ms\n');
  console.log(
    'attack                       per s  cpu ms  answer   quiet p95   attacked p95   ratio  p50s',
  );
  let number = 0;
  for (const [name, perSecond, request] of attacks(attacker, { script, module })) {
    const from = `10.2.0.${++number}`;
    const cost = await costOf(pid, request, number);
    const quiet = [];
    const attacked = [];
    const statuses = new Set();
    for (let round = 0; round < rounds; round++) {
      await slice(quiet);
      const answers = [];
      const timer = setInterval(
        () =>
          answers.push(
            send(from, request).then(
              ({ status }) => statuses.add(status),
              () => statuses.add('cut'),
            ),
          ),
        1000 / perSecond,
      );
      await slice(attacked);
      clearInterval(timer);
      await Promise.all(answers);
    }
    const [before, during] = [quantile(quiet, 0.95), quantile(attacked, 0.95)];
    const medians = [quiet, attacked].map((list) => shown(median(list))).join(' → ');
    console.log(
      [
        name.padEnd(28),
        String(perSecond).padStart(5),
        cost.toFixed(1).padStart(7),
        [...statuses].join(',').padStart(7),
        shown(before).padStart(11),
        shown(during).padStart(14),
        shown(during / before).padStart(7),
        `  ${medians}`,
      ].join(' '),
    );
  }
}

await main();
