import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Patch, smallFiles } from '../engine/smallFiles';

/** A temporary folder with the small request type, with changes; removed after the test. */
export function smallProject(patch: Patch = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'catalogue-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(smallFiles(patch))) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}
