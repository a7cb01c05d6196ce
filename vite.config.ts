import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { slim } from './src/form/slim/aliases.mjs';

const setup = (name: string) => `${import.meta.dirname}/tests/setup/${name}.ts`;

const inBrowser = {
  environment: 'happy-dom',
  setupFiles: [setup('quiet'), setup('screens')],
  // Taken through the aliases, as the build takes it: what is not inlined goes past them.
  server: { deps: { inline: [/@rjsf\//] } },
};

const project = (name: string, include: string[], more = {}) => ({
  extends: true as const,
  test: { name, root: '.', include, setupFiles: [setup('quiet')], ...more },
});

/** What depends on the database: its locks, its transactions side by side, its limits, its pages and its migrations. */
const differsOnPostgres = [
  'again',
  'drafts',
  'limits',
  'otp',
  'outside',
  'paid-premium',
  'payment-callback',
  'requests',
  'restart',
  'sequence',
  'session',
  'sign-in-limit',
  'signatures',
  'tracking',
  'uploads',
].map((name) => `tests/server/${name}.test.ts`);

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
            { name: 'look', test: /src\/look\/(?!Choice|Combobox|DataTable|Links|PlainList|show)/ },
          ],
        },
      },
    },
  },
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Files share a process and what it has loaded and compiled; what a test leaves behind its setup clears away.
    isolate: false,
    maxWorkers: '100%',
    projects: [
      project('unit', ['tests/*.test.ts', 'tests/{engine,requests,health,checker}/**/*.test.ts']),
      project('form', ['tests/form/**/*.test.{ts,tsx}'], inBrowser),
      project('portal', ['tests/portal/**/*.test.{ts,tsx}'], inBrowser),
      project('server', ['tests/server/**/*.test.ts']),
      ...(process.env.DATABASE_URL ? [project('postgres', differsOnPostgres)] : []),
    ],
    coverage: {
      include: ['**/*.{ts,tsx}'],
      reporter: ['text-summary', 'html'],
      reportsDirectory: `${import.meta.dirname}/test-results/coverage`,
    },
  },
});
