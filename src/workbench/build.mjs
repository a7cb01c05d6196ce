/** Builds the pages and the server of the workbench, each only if its sources are newer. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from '../stale.mjs';

export const projectFolder = join(dirname(fileURLToPath(import.meta.url)), '../..');
export const pagesFolder = join(projectFolder, 'dist/workbench/pages');
export const programFile = join(projectFolder, 'dist/workbench/server/main.js');

const vite = join(projectFolder, 'node_modules/vite/bin/vite.js');
const commonSources = ['src/workbench', 'src/engine', 'src/authoring', 'package-lock.json'];
const documents = ['docs/language.md', 'docs/authoring.md', 'docs/calls.md'];
const ofPages = [
  ...commonSources,
  ...documents,
  'src/form',
  'src/ui',
  'src/api',
  'src/server/integrations',
  'src/server/locales',
];
const ofProgram = [
  'src/workbench/server',
  'src/workbench/api.ts',
  'src/workbench/origins.ts',
  ...commonSources.slice(1),
];

/** Throws with the output of the build if it fails. */
export function buildPages() {
  build('pages', ofPages, 'src/workbench/vite.config.ts');
}

export function buildProgram() {
  build('server', ofProgram, 'src/workbench/server/vite.config.ts');
}

function build(name, sources, config) {
  // Beside the folders that each build empties.
  const stamp = join(projectFolder, `dist/workbench/built-${name}`);
  const paths = sources.map((path) => join(projectFolder, path));
  buildIfStale(stamp, paths, () => {
    if (!existsSync(vite)) throw new Error('The packages are not installed. Run npm install.');
    console.log(`Building the workbench (${name}) …`);
    const args = [vite, 'build', '--config', config, '--logLevel', 'warn'];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: projectFolder });
    if (status !== 0) throw new Error(`The workbench could not be built.\n${stdout}${stderr}`);
    mkdirSync(dirname(stamp), { recursive: true });
  });
}

/** Runs the command line of this project. */
export const startCommand = (args) =>
  spawn(process.execPath, [join(projectFolder, 'src/cli/start.mjs'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });

// As a process of its own, so that the development server can respond meanwhile.
if (process.argv[1] === fileURLToPath(import.meta.url))
  try {
    buildPages();
  } catch (error) {
    console.error(`workbench: ${error.message}`);
    process.exit(1);
  }
