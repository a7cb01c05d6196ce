import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

// Copied to the folder of the built server too.
const program = fileURLToPath(new URL('./watchdog/main.mjs', import.meta.url));

const everySecond = { everyMs: 1000, mostMisses: 60 };

/**
 * Ends the process, with a line on stderr, when its main thread has not responded for a minute: a database in the process
 * that waits for ever takes answers and signals with it, and only a supervisor that starts it again helps.
 */
export function watchMainThread(
  lastWords: string,
  { everyMs, mostMisses }: typeof everySecond = everySecond,
): void {
  const heart = new Int32Array(new SharedArrayBuffer(4));
  setInterval(() => Atomics.add(heart, 0, 1), everyMs / 2).unref();
  const workerData = { heart, everyMs, mostMisses, lastWords };
  new Worker(program, { workerData, execArgv: [] }).unref();
}
