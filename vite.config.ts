import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { slim } from './src/form/slim/aliases.mjs';
import { differsOnPostgres } from './tests/onPostgres.mjs';

const setup = (name: string) => `${import.meta.dirname}/tests/setup/${name}.ts`;

const inBrowser = {
  environment: 'happy-dom',
  setupFiles: [setup('quiet'), setup('screens')],
  // Taken through the aliases, as the build takes it: what is not inlined goes past them.
  server: { deps: { inline: [/@rjsf\//] } },
};

const onServer = { globalSetup: setup('template') };

const project = (name: string, include: string[], more = {}) => ({
  extends: true as const,
  test: { name, root: '.', include, setupFiles: [setup('quiet')], ...more },
});

export default defineConfig({
  root: 'src',
  publicDir: '../public',
  resolve: { alias: slim },
  plugins: [react()],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: '../dist/portal',
    emptyOutDir: true,
    // A file inlined as a data: URL would be refused by our Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The pieces that every screen draws with come in one file: a dozen small ones weigh more.
      // The first page has no choice, no table and no search.
      output: {
        codeSplitting: {
          groups: [
            { name: 'ui', test: /src\/ui\/(?!Choice|Combobox|DataTable|Links|PlainList|show)/ },
          ],
        },
      },
    },
  },
  test: {
    // A forgotten `.only` would leave the others out.
    allowOnly: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Files share a process and what it has loaded and compiled; what a test leaves behind its setup clears away.
    isolate: false,
    maxWorkers: '100%',
    projects: [
      project('unit', ['tests/**/*.test.ts'], { exclude: ['tests/{form,portal,server}/**'] }),
      project('form', ['tests/form/**/*.test.{ts,tsx}'], inBrowser),
      project('portal', ['tests/portal/**/*.test.{ts,tsx}'], inBrowser),
      project('server', ['tests/server/**/*.test.ts'], onServer),
      ...(process.env.DATABASE_URL ? [project('postgres', differsOnPostgres, onServer)] : []),
    ],
    coverage: {
      include: ['**/*.{ts,tsx}'],
      reporter: ['text-summary', 'html'],
      reportsDirectory: `${import.meta.dirname}/test-results/coverage`,
    },
  },
});
