import type { Files } from '#authoring';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CliContext } from '../cliContext';
import { t } from '../i18n';
import type { Options } from '../options';
import { lineDiff } from './lineDiff';

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
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  print(t('write.written', { count }));
  return true;
}
