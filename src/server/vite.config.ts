import { cp } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What decides how definitions are checked and compiled. */
const compiler = [
  '../engine',
  '../authoring',
  '../api',
  './definitions',
  '../../package-lock.json',
].map(here);

/** Tells one compiler from another: what an earlier one has compiled is compiled again. */
function digestOfCompiler(): string {
  const hash = createHash('sha256');
  for (const source of compiler.flatMap(filesIn)) hash.update(readFileSync(source));
  return hash.digest('hex').slice(0, 16);
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesIn(join(path, name)));
}

/** What the built server reads from its own folder: migrations, and the programs of its other processes and threads. */
const copied = ['./store/migrations', './fileInspection/fileChecks', './watchdog'];

const copyFolders: Plugin = {
  name: 'copy-folders',
  async writeBundle({ dir }) {
    for (const folder of copied)
      await cp(here(folder), join(dir!, basename(folder)), { recursive: true });
  },
};

/** Bundles the server into one file; installed packages stay external. */
export default defineConfig({
  root: here('../..'),
  publicDir: false,
  define: { __COMPILER__: JSON.stringify(digestOfCompiler()) },
  plugins: [copyFolders],
  build: {
    ssr: here('./main.ts'),
    outDir: here('../../dist/server'),
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { output: { codeSplitting: false } },
  },
  // Ajv's files import each other without an extension, which Node does not resolve.
  ssr: { noExternal: ['ajv'] },
});
