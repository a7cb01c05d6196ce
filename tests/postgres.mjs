import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Starts a PostgreSQL of our own in a folder and on a port of its own, as a user other than root.
 * Nothing where no server program is found.
 */
export function startPostgres() {
  const programs = findPrograms();
  const user = process.getuid?.() === 0 ? accountOf('postgres') : {};
  if (!programs || !user) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
  if (user.uid) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] };
  const data = join(folder, 'data');
  const port = freePort();
  const run = (program, ...args) => execFileSync(join(programs, program), args, options);
  run(
    'initdb',
    '--pgdata',
    data,
    '--username',
    'portal',
    '--auth',
    'trust',
    '--encoding',
    'UTF8',
    '--no-sync',
  );
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
  run(
    'pg_ctl',
    'start',
    '--wait',
    '--pgdata',
    data,
    '--log',
    join(folder, 'log'),
    '--options',
    settings,
  );
  return {
    url: `postgres://portal@127.0.0.1:${port}/postgres`,
    stop() {
      run('pg_ctl', 'stop', '--pgdata', data, '--mode', 'immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findPrograms() {
  const onPath = spawnSync('which', ['pg_ctl'], { encoding: 'utf8' });
  if (onPath.status === 0) return join(onPath.stdout.trim(), '..');
  const debian = '/usr/lib/postgresql';
  if (!existsSync(debian)) return undefined;
  const versions = readdirSync(debian).filter((version) =>
    existsSync(join(debian, version, 'bin/pg_ctl')),
  );
  const newest = versions.sort((a, b) => Number(a) - Number(b)).at(-1);
  return newest && join(debian, newest, 'bin');
}

function accountOf(name) {
  const id = (flag) => spawnSync('id', [flag, name], { encoding: 'utf8' });
  if (id('-u').status !== 0) return undefined;
  return { uid: Number(id('-u').stdout), gid: Number(id('-g').stdout) };
}

/** A port that nobody listens on; found by asking for any and giving it back. */
function freePort() {
  const script = `const s = require('node:net').createServer().listen(0, '127.0.0.1', () => { console.log(s.address().port); s.close(); })`;
  return Number(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }));
}
