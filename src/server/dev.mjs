import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { createServer as createVite } from 'vite';
import { root } from './setup.mjs';

/** The server answers calls, definitions and the outbox; Vite answers everything else first, and the modules of src/api. */
const isServerUrl = (url) =>
  /^\/(api|definitions|demo|livez|readyz)(\/|$|\?)/.test(url) && !/\.tsx?(\?|$)/.test(url);
const isWorkbenchUrl = (url) => /^\/workbench(\/|$|\?)/.test(url);

const http = createServer((request, response) => {
  const serve = () => app.routing(request, response);
  if (workbench && isWorkbenchUrl(request.url ?? '')) workbench.app.routing(request, response);
  else if (isServerUrl(request.url ?? '')) serve();
  else vite.middlewares(request, response, serve);
});

const vite = await createVite({
  configFile: join(root, 'vite.config.ts'),
  appType: 'custom',
  // Not the pages of the workbench, which has a build of its own.
  optimizeDeps: { entries: ['index.html'] },
  server: {
    middlewareMode: true,
    hmr: { server: http },
    watch: { ignored: [`${resolve(process.env.DATA_DIR ?? 'data')}/**`] },
  },
});

let app;
let settings;
let workbench;
const closing = new AbortController();
try {
  await startApp();
  workbench = await startWorkbench();
  await listen();
} catch (error) {
  const { explain } = await load('explain.ts');
  console.error(explain(error));
  process.exit(1);
}
const { announce } = await load('announce.ts');
announce(settings, http.address());
console.log(workbench.announcement(http.address().port));

let restarting = Promise.resolve();
const definitions = resolve(settings.definitionsDir);
vite.watcher.add([join(definitions, 'schemas'), join(definitions, 'catalogue.json')]);
vite.watcher.on('all', (_event, path) => {
  if (/src\/(server|engine|authoring|api)\//.test(path))
    restarting = restarting.then(restart, restart);
  // The server reads a changed definition by itself; an open page has to load it again.
  else if (path.endsWith('.json')) vite.ws.send({ type: 'full-reload' });
});

const { stopOnSignals } = await load('stop.ts');
stopOnSignals(async () => {
  closing.abort();
  await Promise.all([vite.close(), app.close(), workbench?.app.close()]);
}, settings.stopSeconds);

async function restart() {
  // The old server must release the data folder before the new one locks it.
  await app.close();
  await startApp().catch((error) => console.error(error));
  console.log('The server was restarted.');
}

async function startApp() {
  const [{ createApp, createWaitingApp }, { readSettings }, { waitForDatabase }] =
    await Promise.all(['app.ts', 'readSettings.ts', 'waitForDatabase.ts'].map(load));
  settings = readSettings(process.env);
  const create = () => createApp(settings, { makePage });
  let waiting;
  async function onWait(away) {
    if (!waiting) {
      app = waiting = await createWaitingApp(settings, { makePage }, () => undefined);
      await app.ready();
      await listen();
    }
    const { announceWaiting } = await load('announce.ts');
    announceWaiting(settings, http.address(), away);
  }
  const started = await waitForDatabase(settings, create, { onWait, signal: closing.signal });
  if (!started) return;
  app = started;
  await waiting?.close();
}

/** Its pages are built when one is opened; it is an instance of its own, which no restart touches. */
async function startWorkbench() {
  const [{ mountWorkbench }, { readSettings }, { startCommand }] = await Promise.all(
    ['../workbench/server/mount.ts', 'readSettings.ts', '../workbench/build.mjs'].map(load),
  );
  return mountWorkbench({
    root: resolve(readSettings(process.env).definitionsDir),
    pages: join(root, 'dist/workbench/pages'),
    startCommand,
    async preparePages() {
      const program = join(root, 'src/workbench/build.mjs');
      const [status] = await once(spawn(process.execPath, [program], { stdio: 'inherit' }), 'exit');
      return status === 0;
    },
  });
}

async function listen() {
  if (http.listening) return;
  const isLocal = settings.host === 'localhost';
  const { listenOnIPv6 } = await load('../workbench/server/listenOnIPv6.ts');
  if (isLocal) await listenOnIPv6(http, settings.port);
  // The workbench is at this address, and its frames at `localhost`.
  http.listen(settings.port, isLocal ? '127.0.0.1' : settings.host);
  await once(http, 'listening');
}

function load(file) {
  return vite.ssrLoadModule(join(root, 'src/server', file));
}

async function makePage(url) {
  const page = await readFile(join(root, 'src/index.html'), 'utf8');
  return vite.transformIndexHtml('/index.html', page, url);
}
