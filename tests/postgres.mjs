import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

/**
 * Starts a PostgreSQL server in a temporary folder and on a free port, as a user other than root; or returns what is
 * missing. A durable one forces its writes to disk.
 */
export function startPostgres({ isDurable = false } = {}) {
  const programs = findPrograms();
  if (!programs)
    return { missing: 'no PostgreSQL server program is here (Debian: apt-get install postgresql)' };
  const user = process.getuid?.() === 0 ? accountOf('postgres') : {};
  if (!user)
    return { missing: 'PostgreSQL does not run as root, and there is no account "postgres"' };
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
  if (user.uid) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] };
  const data = join(folder, 'data');
  const port = freePort();
  const run = (program, ...args) => execFileSync(join(programs, program), args, options);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const fsync = isDurable ? 'on' : 'off';
  const settings = `-p ${port} -k '${folder}' -c listen_addresses=127.0.0.1 -c fsync=${fsync}`;
  const start = ['start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', settings];
  try {
    // Without a locale, so that texts are sorted the same everywhere.
    const locale = ['--encoding', 'UTF8', '--no-locale'];
    run('initdb', '-D', data, '-U', 'portal', '--auth', 'trust', '--no-sync', ...locale);
    run('pg_ctl', ...start);
  } catch (error) {
    remove();
    throw error;
  }
  return {
    postgres: {
      url: `postgres://portal@127.0.0.1:${port}/postgres`,
      /** Kills the server process without notice, and starts it again. */
      async killAndStart() {
        const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
        process.kill(pid, 'SIGKILL');
        while (!hasEnded(pid)) await wait(20);
        // The children of the old server notice its end; the new one refuses to start before.
        for (let left = 100; ; left--)
          try {
            return await promisify(execFile)(join(programs, 'pg_ctl'), start, options);
          } catch (error) {
            if (left === 0) throw error;
            await wait(100);
          }
      },
      stop() {
        run('pg_ctl', 'stop', '-D', data, '-m', 'immediate');
        remove();
      },
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

function hasEnded(pid) {
  try {
    process.kill(pid, 0);
    // A zombie has ended too; whoever started it has only not asked yet.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
  } catch (error) {
    return error.code === 'ESRCH' || error.code === 'ENOENT';
  }
}

/** A free port. */
export function freePort() {
  const script = `const s = require('node:net').createServer().listen(0, '127.0.0.1', () => { console.log(s.address().port); s.close(); })`;
  return Number(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }));
}
