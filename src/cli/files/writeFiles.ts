import type { Files } from '#authoring';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CliContext } from '../cliContext';
import { t } from '../i18n';
import type { Options } from '../options';
import { lineDiff } from './lineDiff';
import { writeText } from './writeText';

/** Shows what would be written, file by file and line by line. */
export function showFiles(root: string, files: Files, { print }: CliContext): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, path);
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const lines = before === '' ? text.trimEnd().split('\n') : lineDiff(before, text);
    print(`${path}\n${lines.map((line) => `  ${line}\n`).join('')}\n`);
  }
}

/** Asks before files are written, or takes `--yes` for the answer. Whether they were written. */
export async function writeIfConfirmed(
  root: string,
  files: Files,
  { yes }: Options,
  { confirm, print }: CliContext,
): Promise<boolean> {
  const count = Object.keys(files).length;
  const isConfirmed = yes || (await confirm?.(t('write.question', { count })));
  if (!isConfirmed) {
    print(t(confirm ? 'write.declined' : 'write.needsYes'));
    return false;
  }
  for (const [path, text] of Object.entries(files)) writeText(join(root, path), text, path);
  print(t('write.written', { count }));
  return true;
}
