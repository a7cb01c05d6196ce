import { spawn } from 'node:child_process';

/** Each is the leader of a process group, so that its children end with it. */
const running = new Set();
let isOver = false;

/** Settings of another server that the shell may contain. */
const notForTests = ['DATABASE_URL'];

/** Runs a program to its end and collects its output. Starts nothing after an interrupt. */
export function start(program, args, env = {}, cwd = '.') {
  if (isOver) return Promise.resolve({ isGreen: false, output: 'Interrupted.' });
  const inherited = { ...process.env };
  for (const name of notForTests) delete inherited[name];
  return new Promise((ended, failed) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...inherited, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', failed);
    child.on('close', (code, signal) => {
      running.delete(child);
      if (signal) output += `\n${program} was ended by ${signal}.`;
      ended({ isGreen: code === 0, output });
    });
  });
}

/**
 * Ends all running programs; `start` then resolves as after a failure, so that all callers clean up.
 */
export function interrupt() {
  isOver = true;
  endAll('SIGTERM');
  setTimeout(() => endAll('SIGKILL'), 10_000).unref();
}

export function interruptOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt);
}

export const isInterrupted = () => isOver;

function endAll(signal) {
  for (const { pid } of running)
    try {
      process.kill(-pid, signal);
    } catch (error) {
      // It has already ended.
      if (error.code !== 'ESRCH') throw error;
    }
}
