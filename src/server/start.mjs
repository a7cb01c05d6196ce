import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installMissing, root, run } from './setup.mjs';

/** What the portal and the server are built from. Definitions are not: the running server reads them. */
const sources = ['src', 'public', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'];

installMissing();
buildStale();
serve();

function buildStale() {
  const stamp = join(root, 'dist/built');
  const built = existsSync(stamp) ? statSync(stamp).mtimeMs : 0;
  if (sources.every((path) => newest(join(root, path)) <= built)) return;
  const begun = new Date();
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const quietly = ['--logLevel', 'warn'];
  console.log('Building the portal and the server …');
  run(process.execPath, [vite, 'build', ...quietly]);
  run(process.execPath, [vite, 'build', '--config', 'src/server/vite.config.ts', ...quietly]);
  writeFileSync(stamp, '');
  // What changed while it was being built is newer than what was built.
  utimesSync(stamp, begun, begun);
}

function newest(path) {
  if (!existsSync(path)) return 0;
  const facts = statSync(path);
  if (!facts.isDirectory()) return facts.mtimeMs;
  return Math.max(facts.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Runs the server in this terminal; whoever stops this program stops the server, and waits for it. */
function serve() {
  const server = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    cwd: root,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => server.kill(signal));
  server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
