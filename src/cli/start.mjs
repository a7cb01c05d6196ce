#!/usr/bin/env node
/** `npm run check` and `npx catalogue`: builds the checker if its sources have changed, then runs it. */
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
// A computed path: a static import would be resolved before the build.
await import(pathToFileURL(join(root, 'dist/cli/main.js')).href);

function build() {
  if (!existsSync(vite)) stop('The packages are not installed. Run npm install.');
  const args = [vite, 'build', '--config', 'src/cli/vite.config.ts', '--logLevel', 'warn'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root });
  if (status !== 0) stop(`The checker could not be built.\n${stdout}${stderr}`);
}

function stop(message) {
  console.error(`catalogue: ${message}`);
  process.exit(2);
}
