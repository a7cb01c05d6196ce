// @ts-check
import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { inspect } from './inspect.mjs';

/** The program of a process that checks files: says that it is ready, takes a file, answers `{ finding }`, and so on. */

// The requests of other customers come first.
setPriority(5);

process.on('message', async (/** @type {any} */ { path, bytes, extension, found }) => {
  const content = bytes ? Buffer.from(bytes) : await readFile(path);
  process.send?.({ finding: await inspect(content, extension, found) });
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
// A terminal and a supervisor signal the whole process group; the server first finishes what it has begun.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
