import { stat } from 'node:fs/promises';
import { ifMissing } from './missingFile';

/**
 * Empty for a missing file. A copy can keep the date of what it replaces, and its size: the system's own date of the
 * change, and the place on the disk, tell them apart.
 */
export async function fileFingerprint(file: string): Promise<string> {
  const stats = await stat(file).catch(ifMissing(undefined));
  return stats ? `${stats.mtimeMs} ${stats.ctimeMs} ${stats.ino} ${stats.size}` : '';
}
