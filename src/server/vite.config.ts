import { cp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the built server reads from its own folder: migrations, and the program of the processes that check files. */
const copied = ['./store/migrations', './fileInspection/fileChecks'];

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
