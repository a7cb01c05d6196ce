import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CommandError } from '../commandError';
import { t } from '../i18n';

/** Writes a file and the folders above it. `file`: its path as messages name it. */
export function writeText(path: string, text: string, file: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  } catch (error) {
    throw new CommandError(
      t('write.failed', { file, code: (error as NodeJS.ErrnoException).code }),
    );
  }
}
