import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Bundles the checker with its dependencies, so that it starts fast. The fixtures of the examples are an entry of
 * their own: they belong to the server, which the cli may not import. So is the thread that judges mutants.
 */
export default defineConfig({
  root: here('../..'),
  publicDir: false,
  build: {
    ssr: true,
    outDir: here('../../dist/cli'),
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      input: {
        main: here('./main.ts'),
        worker: here('./worker.ts'),
        fixtures: here('../server/integrations/demoContext.ts'),
      },
      output: { chunkFileNames: '[name].js' },
    },
  },
  ssr: { noExternal: true },
});
