import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. This file stands alone: it runs before anything is installed. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Installs the packages that package-lock.json names, where they are missing or others are there. */
export function installMissing() {
  refuseOldNode();
  if (isInstalled()) return;
  console.log('Installing packages …');
  // Not `npm ci`: it refuses a list that lacks the packages of other machines, which not every registry has.
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund']);
}

/** Runs a program in this terminal and ends with its exit code where it fails. */
export function run(program, args, env = process.env) {
  const { status, error } = spawnSync(program, args, { cwd: root, env, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

function refuseOldNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const numbers = (version) =>
    version
      .replace(/[^0-9.]/g, '')
      .split('.')
      .map(Number);
  const [wanted, here] = [engines.node, process.versions.node].map(numbers);
  const [major, minor] = wanted;
  if (here[0] > major || (here[0] === major && here[1] >= minor)) return;
  console.error(`This needs Node ${engines.node}; here is Node ${process.versions.node}.`);
  process.exit(1);
}

// Dates of files say nothing after a copy or a checkout, so the two lists are held against each other.
function isInstalled() {
  const installed = packagesIn(join(root, 'node_modules/.package-lock.json'));
  const wanted = packagesIn(join(root, 'package-lock.json'));
  if (!installed || !wanted) return false;
  return Object.entries(wanted).every(([path, { version, optional, devOptional }]) => {
    if (path === '') return true;
    const found = installed[path];
    // Packages for other machines are named in the list and never installed.
    if (!found) return Boolean(optional || devOptional);
    return found.version === version && existsSync(join(root, path));
  });
}

function packagesIn(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined;
}
