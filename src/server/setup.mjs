import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. This file imports no packages: it runs before they are installed. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Installs the packages of package-lock.json if one is missing or has another version. */
export function installMissing() {
  refuseOldNode();
  if (isInstalled()) return;
  console.log('Installing packages …');
  // Not `npm ci`: it rejects a lock file without the packages of other platforms, which not every registry has.
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund']);
}

/** Runs a program in this terminal; exits with its code if it fails. */
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

// Compares the two lists, because file dates mean nothing after a copy or a checkout.
function isInstalled() {
  const installed = packagesIn(join(root, 'node_modules/.package-lock.json'));
  const wanted = packagesIn(join(root, 'package-lock.json'));
  if (!installed || !wanted) return false;
  return Object.entries(wanted).every(([path, { version, optional, devOptional }]) => {
    if (path === '') return true;
    const found = installed[path];
    // The lock file also names packages for other platforms, which are never installed.
    if (!found) return Boolean(optional || devOptional);
    return found.version === version && existsSync(join(root, path));
  });
}

function packagesIn(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined;
}
