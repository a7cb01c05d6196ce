// @ts-check
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

/** The program of the thread that watches the main one: ends the process, with its last words, once that does not respond. */

const { everyMs, mostMisses, lastWords } = workerData;
/** @type {Int32Array} Counts on as long as the main thread does something. */
const heart = workerData.heart;
let seen = 0;
let misses = 0;

// Counted, and not timed: a machine that was suspended has missed nothing.
setInterval(() => {
  const beats = Atomics.load(heart, 0);
  misses = beats === seen ? misses + 1 : 0;
  seen = beats;
  if (misses < mostMisses) return;
  // The console belongs to the main thread.
  writeSync(2, `${lastWords}\n`);
  process.kill(process.pid, 'SIGKILL');
}, everyMs);
