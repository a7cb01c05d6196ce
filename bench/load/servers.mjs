/** The databases and servers of a load run, all on this machine. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { build } from 'vite';
import { root } from '../../src/server/setup.mjs';
import { writeSyntheticFeed } from '../../tests/feed/syntheticFeed.mjs';
import { freePort, startPostgres } from '../../tests/postgres.mjs';
import { parentOf, processorMs } from '../processor.mjs';

const program = join(root, 'node_modules/.cache/load/server.js');

/** Builds the server with the routes of the load run. */
export async function buildServer() {
  await build({
    configFile: join(root, 'src/server/vite.config.ts'),
    logLevel: 'warn',
    build: { ssr: join(root, 'bench/load/server.ts'), outDir: join(program, '..') },
  });
}

/**
 * Settings as in production, except that no limit refuses anybody. Served is a release, or with `isFolder` the saved
 * files.
 */
export function settingsOf(services, { isFolder }) {
  const { PATH, HOME, TMPDIR } = process.env;
  const secret = () => randomBytes(32).toString('hex');
  return {
    PATH,
    HOME,
    TMPDIR,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    // The load tool names an address for each customer.
    TRUSTED_PROXIES: '127.0.0.1',
    PUBLIC_URL: 'https://portal.example.com',
    SESSION_SECRET: secret(),
    OTP_PEPPER: secret(),
    DRAFT_KEY: secret(),
    PAYMENT_SECRET: secret(),
    TICKETS_SECRET: secret(),
    ...(!isFolder && { RELEASES: 'on', RELEASE_TOKENS: `load=${secret()}` }),
    OTP_DELIVERY_URL: `${services}/otp`,
    TICKETS_URL: `${services}/tickets`,
    // Needed without the demo book, but never called.
    SMS_URL: services,
    PAN_CHECK_URL: services,
    PENNY_DROP_URL: services,
    LIVENESS_URL: services,
    PAYMENT_GATEWAY_URL: services,
    CALLS_PER_MINUTE: '1000000',
    SIGN_IN_CALLS_PER_MINUTE: '1000000',
    OTP_PAUSE_SECONDS: '0',
    OTP_SENDS_PER_HOUR: '10000',
    OTP_SENDS_PER_DAY: '100000',
  };
}

/**
 * Servers on a database with customers: `pglite`, or as many processes as it says on PostgreSQL, which forces its writes
 * to disk. `profile`: the folder for a profile of each.
 */
export async function startServers(setup, { folder, env, customers, profile }) {
  const isPostgres = setup !== 'pglite';
  const postgres = isPostgres ? await openPostgres() : undefined;
  const started = [];
  const stop = async () => {
    for (const { child } of started) {
      if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    }
    await postgres?.stop();
  };
  try {
    const given = {
      ...env,
      DATA_DIR: join(folder, setup),
      ...(postgres && { DATABASE_URL: postgres.url }),
    };
    await importCustomers(given, customers);
    await postgres?.analyze();
    // One after the other: the first one makes the tables, and is told what to serve.
    for (let i = 0; i < (isPostgres ? Number(setup) : 1); i++) {
      started.push(await startServer(given, profile));
      if (i === 0 && env.RELEASES === 'on') await publish(started[0].url, env);
    }
    return {
      urls: started.map(({ url }) => url),
      bareUrls: started.map(({ bareUrl }) => bareUrl),
      /** Processor time so far, in ms. */
      spent: () => ({
        servers: started.reduce((total, { child }) => total + processorMs(child.pid), 0),
        database: postgres ? processorMs(postgres.pid) : NaN,
      }),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openPostgres() {
  const { postgres, missing } = startPostgres({ isDurable: true });
  if (missing) throw new Error(missing);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query('select pg_backend_pid() as pid');
  return {
    url: postgres.url,
    pid: parentOf(rows[0].pid),
    analyze: () => client.query('vacuum analyze'),
    async stop() {
      await client.end();
      postgres.stop();
    },
  };
}

async function importCustomers(env, count) {
  const report = join(env.DATA_DIR, '..', 'refused');
  const child = spawn(process.execPath, [program, 'book', 'import', '-', '--report', report], {
    env,
    cwd: root,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  await writeSyntheticFeed(child.stdin, count, 1);
  child.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`The import ended with ${code}.`);
}

async function publish(url, { RELEASE_TOKENS, ...env }) {
  const args = ['publish', '--server', url, '--note', 'For the load run', '--yes'];
  const child = spawn(process.execPath, ['src/cli/start.mjs', ...args], {
    env: { ...env, RELEASE_TOKEN: RELEASE_TOKENS.split('=')[1] },
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Publishing ended with ${code}.`);
}

async function startServer(env, profile) {
  const [port, barePort] = [freePort(), freePort()];
  const flags = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [];
  const child = spawn(process.execPath, [...flags, program, String(barePort)], {
    env: { ...env, PORT: String(port) },
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/api/settings/`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('The server ended while it was starting.');
    await new Promise((wake) => setTimeout(wake, 100));
  }
  return { child, url, bareUrl: `http://127.0.0.1:${barePort}` };
}
