// @ts-check
import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { inspect } from './inspect.mjs';

/** The program of a process that checks files: takes one, answers `{ finding }`, takes the next one. */

// The requests of other customers come first.
setPriority(10);

process.on('message', async (/** @type {any} */ { path, bytes, extension }) => {
  const content = bytes ? Buffer.from(bytes) : await readFile(path);
  process.send?.({ finding: await inspect(content, extension) });
});
process.on('disconnect', () => process.exit());
// Ctrl+C reaches all processes of a terminal; the server first finishes what it has begun.
process.on('SIGINT', () => {});
