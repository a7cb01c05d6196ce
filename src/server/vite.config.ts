import { cp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The server finds its migrations beside itself, in the sources and when it is built. */
const migrations: Plugin = {
  name: 'migrations',
  async closeBundle() {
    await cp(here('./store/migrations'), here('../../dist/server/migrations'), { recursive: true });
  },
};

/** Builds the server to one file; what npm installed stays outside of it. */
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
  // Its inner files are imported without an extension, which Node does not take.
  ssr: { noExternal: ['ajv'] },
});
