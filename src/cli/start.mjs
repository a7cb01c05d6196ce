#!/usr/bin/env node
/** `npm run check` and `npx catalogue`: builds the checker where it is stale, then runs it. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildIfStale } from '../stale.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const vite = join(root, 'node_modules/vite/bin/vite.js');
const sources = [
  'src/cli',
  'src/authoring',
  'src/engine',
  'src/server',
  'src/api',
  'package-lock.json',
].map((path) => join(root, path));

buildIfStale(join(root, 'dist/cli/built'), sources, build);
// Named as a whole, so that nobody looks for it before it is built.
await import(pathToFileURL(join(root, 'dist/cli/main.js')).href);

function build() {
  if (!existsSync(vite)) stop('The packages are not installed. Run npm install.');
  const args = [vite, 'build', '--config', 'src/cli/vite.config.ts', '--logLevel', 'warn'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root });
  if (status !== 0) stop(`The checker could not be built.\n${stdout}${stderr}`);
}

function stop(words) {
  console.error(`catalogue: ${words}`);
  process.exit(2);
}
