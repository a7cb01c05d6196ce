import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The program behind the pages of the workbench. */
export default defineConfig({
  root: here('../../..'),
  publicDir: false,
  build: {
    ssr: true,
    outDir: here('../../../dist/workbench/server'),
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { input: { main: here('./main.ts') } },
  },
});
