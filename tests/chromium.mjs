import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** In order of preference; the headless shell needs a fifth less time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const debianPackage = 'chromium-headless-shell';

/** Flags for containers, without background activity. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
];

/** The path of a Chromium: CHROMIUM_PATH, an installed one, or Debian's, which is installed when possible. */
export function findChromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH))
    throw new Error(`CHROMIUM_PATH names ${CHROMIUM_PATH}, and there is no such file.`);
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const found = present();
  if (found) return found;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('No Chromium here: installing Debian’s.');
    spawnSync('apt-get', ['update'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', debianPackage], {
      stdio: 'inherit',
    });
  }
  const installed = present();
  if (installed) return installed;
  throw new Error(
    `The journeys need Chromium and there is none. Install it (Debian: apt-get install ${debianPackage}) or set CHROMIUM_PATH to a Chromium or Chrome.`,
  );
}

function present() {
  for (const name of names) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0 && existsSync(stdout.trim())) return stdout.trim();
  }
  return undefined;
}
