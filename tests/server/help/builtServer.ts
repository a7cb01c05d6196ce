import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { filesBelow } from '../../files';
import { root } from './database';

/**
 * A folder with the built server (`server/main.js`), a page and the definition of one request type. Built once for each
 * state of the sources, so that no test runs an older server.
 */
export async function builtServer(): Promise<string> {
  const sources = [filesBelow('src', root), readFileSync(join(root, 'package-lock.json'), 'utf8')];
  const digest = createHash('sha256').update(JSON.stringify(sources)).digest('hex').slice(0, 16);
  const cache = join(root, 'node_modules/.cache/portal-tests');
  const folder = join(cache, `server_${digest}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(join(cache, 'unfinished-'));
  await build({
    configFile: join(root, 'src/server/vite.config.ts'),
    logLevel: 'error',
    build: { outDir: join(unfinished, 'server') },
  });
  mkdirSync(join(unfinished, 'portal'));
  writeFileSync(join(unfinished, 'portal/index.html'), '<p>The portal');
  for (const path of ['catalogue.json', 'schemas/_shared', 'schemas/policy-document'])
    cpSync(join(root, path), join(unfinished, 'definitions', path), { recursive: true });
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another worker built it first.
    if (!existsSync(folder)) throw error;
    rmSync(unfinished, { recursive: true });
  }
  return folder;
}
