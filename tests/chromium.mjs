import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The first that is there; the one without a window takes a fifth less of the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const debianPackage = 'chromium-headless-shell';

/** For a container, and without errands of its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
];

/** The path of a Chromium: the one of CHROMIUM_PATH, else one that is there, else Debian's, installed now where that may be. */
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
