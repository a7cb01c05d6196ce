import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds the checker to one file with all that it needs, so that it starts in no time. */
export default defineConfig({
  root: here('../..'),
  publicDir: false,
  build: {
    ssr: here('./main.ts'),
    outDir: here('../../dist/checker'),
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { output: { codeSplitting: false } },
  },
  ssr: { noExternal: true },
});
