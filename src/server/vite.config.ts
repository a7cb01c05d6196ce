import { cp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Copies the migrations to the built server, which reads them from its own folder. */
const migrations: Plugin = {
  name: 'migrations',
  async closeBundle() {
    await cp(here('./store/migrations'), here('../../dist/server/migrations'), { recursive: true });
  },
};

/** Bundles the server into one file; installed packages stay external. */
export default defineConfig({
  root: here('../..'),
  publicDir: false,
  plugins: [migrations],
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
