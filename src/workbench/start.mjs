#!/usr/bin/env node
/** `npm run workbench`: builds what is older than its sources, serves the workbench and opens the browser. */
import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import {
  buildPages,
  buildProgram,
  pagesFolder,
  programFile,
  projectFolder,
  startCommand,
} from './build.mjs';

const isFromNpm = process.env.npm_lifecycle_event === 'workbench';

try {
  buildProgram();
  // A computed path: a static import would be resolved before the build.
  const { isStartError, readOptions, start } = await import(pathToFileURL(programFile).href);
  // npm starts scripts in the project's folder, wherever it was called.
  const from = (isFromNpm && process.env.INIT_CWD) || process.cwd();
  try {
    const options = readOptions(process.argv.slice(2), projectFolder, from);
    buildPages();
    const app = await start(options, {
      pages: pagesFolder,
      print: console.log,
      openBrowser,
      startCommand,
    });
    stopOnSignals(app);
  } catch (error) {
    if (!isStartError(error)) throw error;
    stop(error.message);
  }
} catch (error) {
  stop(error.message);
}

/** Ignores errors: without a browser or a desktop, the address in the terminal is enough. */
function openBrowser(address) {
  const [program, ...args] = {
    darwin: ['open', address],
    win32: ['rundll32', 'url.dll,FileProtocolHandler', address],
  }[process.platform] ?? ['xdg-open', address];
  const browser = spawn(program, args, { stdio: 'ignore', detached: true });
  browser.on('error', () => undefined);
  browser.unref();
}

function stopOnSignals(app) {
  const end = () => app.close().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      // Exits also where a disk does not respond.
      setTimeout(() => process.exit(1), 2500).unref();
      void end();
    });
  if (isFromNpm) endWithShell(end);
}

/** A signal to npm ends the shell that npm has started, but not this program. */
function endWithShell(end) {
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    void end();
  }, 200);
  timer.unref();
}

function stop(message) {
  console.error(`workbench: ${message}`);
  process.exit(2);
}
