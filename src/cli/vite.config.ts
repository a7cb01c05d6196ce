import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Builds the checker with all that it needs, so that it starts in no time. The insurer of the examples stands beside
 * it, in a file of his own: he lives in the server's room, which the checker's does not know.
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
      input: { main: here('./main.ts'), fixtures: here('../server/integrations/demoContext.ts') },
      output: { chunkFileNames: '[name].js' },
    },
  },
  ssr: { noExternal: true },
});
