import type { Finding } from '#authoring';
import { readFileSync, statSync } from 'node:fs';
import { say } from '../i18n';

/** The text of a file, or what keeps it from being read. `shown`: its path as findings name it. */
export function readText(path: string, shown: string): string | Finding {
  try {
    if (statSync(path).isDirectory()) return finding(shown, 'file-is-folder', {});
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(path));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return finding(shown, 'file-encoding', {});
    return finding(shown, 'file-unreadable', { code: code ?? (error as Error).message });
  }
}

function finding(file: string, rule: string, values: { [name: string]: unknown }): Finding {
  const says = say(`files.${rule}`, values);
  return { file, line: 1, column: 1, severity: 'error', rule, says };
}
