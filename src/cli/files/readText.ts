import { type Diagnostic, notUtf8 } from '#authoring';
import { readFileSync, statSync } from 'node:fs';
import { t } from '../i18n';

/** The text of a file, or why it cannot be read. `file`: its path as diagnostics name it. */
export function readText(path: string, file: string): string | Diagnostic {
  try {
    const stats = statSync(path);
    if (stats.isDirectory()) return diagnostic(file, 'file-is-folder', {});
    // A pipe or a device would never end.
    if (!stats.isFile()) return diagnostic(file, 'file-is-special', {});
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(path));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return notUtf8(file);
    return diagnostic(file, 'file-unreadable', { code: code ?? (error as Error).message });
  }
}

function diagnostic(file: string, rule: string, values: { [name: string]: unknown }): Diagnostic {
  const message = t(`files.${rule}`, values);
  return { file, line: 1, column: 1, severity: 'error', rule, message };
}
