import { spawn } from 'node:child_process';
import { join } from 'node:path';
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
serve();

function build() {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const quietly = ['--logLevel', 'warn'];
  console.log('Building the portal and the server …');
  run(process.execPath, [vite, 'build', ...quietly]);
  run(process.execPath, [vite, 'build', '--config', 'src/server/vite.config.ts', ...quietly]);
}

/** Runs the server in this terminal. A signal to this program stops the server, and this program waits for it. */
function serve() {
  const server = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    cwd: root,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => server.kill(signal));
  server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
