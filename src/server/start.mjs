import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale } from '../stale.mjs';
import { installMissing, root, run } from './setup.mjs';

/** The sources of the build. Definitions are not among them: the running server reads them. */
const sources = ['src', 'public', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'];

installMissing();
buildIfStale(
  join(root, 'dist/built'),
  sources.map((path) => join(root, path)),
  build,
);
// In this process, so that signals reach the server itself and none is left behind.
process.chdir(root);
if (process.env.npm_lifecycle_event) endWithShell();
await import(pathToFileURL(join(root, 'dist/server/main.js')).href);

function build() {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const quietly = ['--logLevel', 'warn'];
  console.log('Building the portal and the server …');
  run(process.execPath, [vite, 'build', ...quietly]);
  run(process.execPath, [vite, 'build', '--config', 'src/server/vite.config.ts', ...quietly]);
}

/** A signal to npm ends the shell that it has started, but not this program in it. */
function endWithShell() {
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 200);
  timer.unref();
}
