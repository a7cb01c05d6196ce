/**
 * Does a sign-in take longer with a million customers? Starts PostgreSQL and two built servers (`npm run build`): one with
 * a few customers, one with as many as it is told, brought by `npm run book` from `tests/feed/syntheticFeed.mjs`. Their
 * customers sign in by turns: `node bench/signIn.mjs [CUSTOMERS [SIGN-INS]]`, by default 1,000,000 and 400. Prints what
 * the import took, and the duration of the calls of a sign-in with the ratio of the two.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { syntheticCustomer, writeSyntheticFeed } from '../tests/feed/syntheticFeed.mjs';
import { freePort, startPostgres } from '../tests/postgres.mjs';
import { quantile } from './numbers.mjs';

const few = 10;
const [many = 1_000_000, signIns = 400] = process.argv.slice(2).map(Number);
const program = 'dist/server/main.js';
const json = { 'Content-Type': 'application/json' };
const folder = mkdtempSync(join(tmpdir(), 'portal-sign-in-'));

const { postgres, missing } = startPostgres({ isDurable: true });
if (missing) throw new Error(missing);
/** One customer in five has signed in today. */
const otpsOfOthers = `insert into otps (id, kind, purpose, client_id, bound, destinations, digest, sent_at, expires_at)
  select gen_random_uuid(), 'login', 'login', 'O' || n, '{}', array['o' || n, n || '@example.com'], '',
    now() - n * interval '200 ms', now() from generate_series(1, $1::integer) n`;
const sides = [];
try {
  for (const customers of [few, many]) sides.push(await openSide(customers));
  const [small, large] = sides;
  // What is loaded and compiled once is no part of it.
  for (let n = 0; n < 20; n++) for (const side of sides) await signIn(side, n);
  const durations = new Map(sides.map((side) => [side, {}]));
  for (let n = 0; n < signIns; n++)
    for (const side of sides)
      for (const [call, ms] of Object.entries(await signIn(side, n)))
        (durations.get(side)[call] ??= []).push(ms);
  print(durations.get(small), durations.get(large));
} finally {
  for (const { server, client } of sides) {
    await client.end();
    if (server.kill('SIGTERM')) await once(server, 'exit');
  }
  postgres.stop();
  rmSync(folder, { recursive: true });
}

/** A server on a database of its own with these customers. */
async function openSide(customers) {
  const name = `customers_${customers}`;
  await query(postgres.url, `create database ${name}`);
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  const port = freePort();
  const env = {
    ...process.env,
    DATABASE_URL: url.href,
    DATA_DIR: join(folder, name),
    PORT: String(port),
    LOG_LEVEL: 'error',
    CALLS_PER_MINUTE: '1000000',
    SIGN_IN_CALLS_PER_MINUTE: '1000000',
    OTP_SENDS_PER_HOUR: '10000',
    OTP_SENDS_PER_DAY: '100000',
  };
  await bring(customers, env);
  const server = spawn(process.execPath, [program], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://localhost:${port}`;
  while (!(await fetch(`${address}/readyz`).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error('The server has not started.');
    await new Promise((wake) => setTimeout(wake, 100));
  }
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(otpsOfOthers, [Math.floor(customers / 5)]);
  await client.query('vacuum analyze');
  return { customers, server, address, client };
}

async function bring(customers, env) {
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    [program, 'book', 'import', '-', '--report', join(folder, 'refused')],
    {
      env,
      stdio: ['pipe', 'ignore', 'inherit'],
    },
  );
  const ended = once(child, 'exit');
  let most = 0;
  const timer = setInterval(() => (most = Math.max(most, peakMegabytes(child.pid))), 500);
  await writeSyntheticFeed(child.stdin, customers, 1);
  child.stdin.end();
  const [code] = await ended;
  clearInterval(timer);
  if (code !== 0) throw new Error(`The import ended with ${code}.`);
  const seconds = (performance.now() - begun) / 1000;
  console.log(
    `import of ${customers}: ${seconds.toFixed(1)} s, at most ${most.toFixed(0)} MB (Linux only)`,
  );
}

/** The most memory that a process has had so far; 0 once it has ended. */
function peakMegabytes(pid) {
  try {
    return (
      Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
    );
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return 0;
    throw error;
  }
}

/** Signs in one customer and opens the first screen; returns the milliseconds of each call. */
async function signIn({ customers, address, client }, n) {
  // Far apart, so that none was read just before.
  const who = syntheticCustomer((n * 7919) % customers, 1);
  const identifiers = [
    { policyNumber: who.policies[0].policyNumber },
    { emailId: who.emailId.toLowerCase() },
    { phoneNumber: who.phoneNumber },
  ];
  const identity = { ...identifiers[n % identifiers.length], dob: who.dateOfBirth };
  const [sent, sendMs] = await timed(`${address}/api/send-otp/`, post(identity));
  const newest = 'select code from outbox where "to" = $1 order by id desc limit 1';
  const otp = (await client.query(newest, [who.phoneNumber])).rows[0].code;
  const [session, validateMs] = await timed(
    `${address}/api/validate-otp/`,
    post({ ...identity, id: sent.id, otp }),
  );
  const headers = {
    Authorization: `JWT ${session.access_token}`,
    'Unique-Client-Id': session.UniqueClientId,
  };
  const [, listMs] = await timed(`${address}/api/policies/`, { headers });
  return {
    'send-otp': sendMs,
    'validate-otp': validateMs,
    policies: listMs,
    all: sendMs + validateMs + listMs,
  };
}

function post(body) {
  return { method: 'POST', headers: json, body: JSON.stringify(body) };
}

async function timed(url, request) {
  const begun = performance.now();
  const response = await fetch(url, request);
  const body = await response.json();
  const ms = performance.now() - begun;
  if (!response.ok || body.status === 'failed') throw new Error(`${url}: ${JSON.stringify(body)}`);
  return [body, ms];
}

async function query(connectionString, statement) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

function print(small, large) {
  const rows = Object.keys(small).map((call) => {
    const row = { call };
    for (const share of [0.5, 0.95]) {
      const [a, b] = [quantile(small[call], share), quantile(large[call], share)];
      const name = `p${share * 100}`;
      row[`${name} of ${few}, ms`] = a.toFixed(1);
      row[`${name} of ${many}, ms`] = b.toFixed(1);
      row[`${name} ratio`] = (b / a).toFixed(2);
    }
    return row;
  });
  console.table(rows);
}
