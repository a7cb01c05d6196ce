import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from './portal';
import { test as base } from './workbench';

/** Files by their paths in the folder, as JSON values. */
export interface JsonFiles {
  [path: string]: unknown;
}

/** The catalogue, or its overlay in Hindi, with one service type. */
const catalogueOf = (rest: object, service: string, requestTypes: object[]) => ({
  ...rest,
  serviceTypes: [{ key: 'policy_related', title: service, requestTypes }],
});

const general = { turnaroundDays: 10, popular: [], otherwise: 'any_other_request' };
const other = {
  key: 'any_other_request',
  title: 'Anything else',
  icon: 'document',
  keywords: ['other'],
};
const otherInHindi = { key: other.key, title: 'कुछ और', keywords: ['अन्य'] };

/** Journeys in the workbench on a catalogue with one request type, which is checked in a second. */
export const test = base.extend<
  object,
  { root: string; serverSettings: { [name: string]: string } }
>({
  root: [
    async ({}, use) => {
      const root = mkdtempSync(join(tmpdir(), 'small-catalogue-'));
      for (const name of ['public', 'schemas/_shared', 'schemas/any_other_request'])
        cpSync(name, join(root, name), { recursive: true });
      writeCatalogue(root);
      await use(root);
      rmSync(root, { recursive: true });
    },
    { scope: 'worker' },
  ],
  // The portal does not read the folder: what is saved half made would be an error in its log.
  serverSettings: [async ({}, use) => use({}), { scope: 'worker' }],
});

export function writeFiles(root: string, files: JsonFiles): void {
  for (const [path, value] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), `${JSON.stringify(value, null, 2)}\n`);
  }
}

function writeCatalogue(root: string, added: object[] = [], addedInHindi: object[] = []): void {
  writeFiles(root, {
    'catalogue.json': catalogueOf(general, 'Policy Related', [other, ...added]),
    'catalogue.hi.json': catalogueOf({}, 'पॉलिसी संबंधी', [otherInHindi, ...addedInHindi]),
  });
}

/** Puts a request type into the folder in the place of what earlier journeys made of it. */
export function writeRequestType(root: string, key: string, title: string, files: JsonFiles): void {
  rmSync(join(root, 'schemas', key), { recursive: true, force: true });
  writeCatalogue(
    root,
    [{ key, title, icon: 'document', keywords: ['once more'] }],
    [{ key, title: `हिन्दी: ${title}`, keywords: ['दोबारा'] }],
  );
  const inFolder = Object.entries(files).map(([name, value]) => [`schemas/${key}/${name}`, value]);
  writeFiles(root, Object.fromEntries(inFolder));
}

/** Runs a program in the folder; returns what it printed. */
export function run(root: string, program: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8' });
  expect(status, `${program} ${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
  return stdout;
}
