import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Catalogue, screenEntry } from '../../src/engine';
import type { CliContext } from '../../src/cli/cliContext';
import { run } from '../../src/cli/run';
import * as fixtures from '../../src/server/integrations/demoContext';

/** Exit code, stdout and stderr of a run. */
export interface RunResult {
  code: number;
  out: string;
  aside: string;
}

/** Runs the `catalogue` command in a folder. */
export async function runCatalogue(
  cwd: string,
  args: string[],
  around: Partial<Pick<CliContext, 'isInteractive' | 'confirm' | 'fixtures'>> = {},
): Promise<RunResult> {
  let out = '';
  let aside = '';
  const code = await run(args, {
    cwd,
    fixtures: async () => fixtures,
    print: (text) => {
      out += text;
    },
    printError: (text) => {
      aside += text;
    },
    isInteractive: false,
    now: () => performance.now(),
    ...around,
  });
  return { code, out, aside };
}

/** A temporary folder with some of the project's definitions in English alone, removed after the test. */
export function copyOfProject(
  keys = ['address', 'email_update', 'mother_name', 'pan_card'],
): string {
  const root = mkdtempSync(join(tmpdir(), 'catalogue-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const part of ['catalogue.json', ...['_shared', ...keys].map((key) => `schemas/${key}`)])
    cpSync(part, join(root, part), { recursive: true, filter: (file) => !isOverlay(file) });
  dropMissingEntries(root);
  return root;
}

const isOverlay = (file: string) => file.endsWith('.hi.json');

/** Removes catalogue entries without a folder. */
function dropMissingEntries(root: string): void {
  const path = join(root, 'catalogue.json');
  const catalogue: Catalogue = JSON.parse(readFileSync(path, 'utf8'));
  const isThere = (key: string) => existsSync(join(root, 'schemas', key));
  const serviceTypes = catalogue.serviceTypes.map(({ opens, requestTypes, ...rest }) => ({
    ...rest,
    ...(opens !== undefined && isThere(opens) && { opens }),
    requestTypes: requestTypes
      .filter(({ key }) => isThere(key))
      .map(({ behind = [], ...entry }) => ({ ...entry, behind: behind.filter(isThere) })),
  }));
  const screens = Object.fromEntries(
    Object.entries(catalogue.screens ?? {}).filter(([, opened]) =>
      isThere(screenEntry(opened).key),
    ),
  );
  const popular = catalogue.popular?.filter(isThere);
  const otherwise = [catalogue.otherwise].find((key) => key && isThere(key));
  const left = { ...catalogue, popular, otherwise, serviceTypes, screens };
  writeFileSync(path, JSON.stringify(left, null, 2));
}

/** Replaces a text in a file; throws when the file does not contain it. */
export function replaceText(root: string, file: string, from: string, to: string): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
}

/** The line number, from 1, of a text in a file. */
export function lineNumberOf(root: string, file: string, text: string): number {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return lines.findIndex((line) => line.includes(text)) + 1;
}
