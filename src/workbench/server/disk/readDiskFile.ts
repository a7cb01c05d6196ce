import { type Diagnostic, exceededLimit, notUtf8 } from '#authoring';
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { DiskFile } from '../../api';
import { t } from '../i18n';
import { isMissing, isCanonicalPath } from './canonicalPath';

/** A file, why it cannot be read, or `null` where there is none. */
export type Reading = { file: DiskFile } | { problem: Diagnostic } | null;

export const digestOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/** No text of a definition is nearly as long; one as large as the memory would stop the server. */
const mostBytes = 10_000_000;

/** Reads an allowed path below a real root. A file that is not UTF-8 is a problem: its text would be mangled. */
export async function readDiskFile(root: string, path: string): Promise<Reading> {
  try {
    if (!(await isCanonicalPath(root, path)))
      return { problem: problemOf(path, 'file-link', 'link') };
    const stats = await lstat(join(root, path));
    if (stats.isDirectory()) return { problem: problemOf(path, 'file-is-folder', 'folder') };
    if (!stats.isFile()) return { problem: problemOf(path, 'file-is-special', 'special') };
    if (stats.size > mostBytes) return { problem: problemOf(path, 'file-size', 'size') };
    const bytes = await readBytes(join(root, path));
    const text = decode(bytes);
    const limit = exceededLimit(text);
    if (limit?.rule === 'json-depth') return { problem: diagnosticOf(path, limit) };
    return { file: { text, digest: digestOf(bytes) } };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (isMissing(error)) return null;
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return { problem: notUtf8(path) };
    return { problem: unreadable(path, code ?? (error as Error).message) };
  }
}

/** Follows no symbolic link, in case one has replaced the file meanwhile. */
export async function readBytes(path: string): Promise<Buffer> {
  const file = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
  try {
    return await file.readFile();
  } finally {
    await file.close();
  }
}

const decode = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);

const unreadable = (path: string, code: string): Diagnostic =>
  problemOf(path, 'file-unreadable', 'unreadable', { code });

/** `words`: its message below `files` in the locale. */
export function problemOf(
  file: string,
  rule: string,
  words: string,
  values: { [name: string]: unknown } = {},
): Diagnostic {
  return diagnosticOf(file, { rule, message: t(`files.${words}`, values) });
}

const diagnosticOf = (
  file: string,
  { rule, message }: { rule: string; message: string },
): Diagnostic => ({ file, line: 1, column: 1, severity: 'error', rule, message });
