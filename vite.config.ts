import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { slim } from './src/form/slim/aliases.mjs';
import { compiledAhead, slimmed } from './src/form/slim/plugins.mjs';
import { languagesBesideFirst } from './src/portal/languagesBesideFirst.mjs';
import { differsOnPostgres } from './tests/onPostgres.mjs';
import { needsRedis } from './tests/onRedis.mjs';

const setup = (name: string) => `${import.meta.dirname}/tests/setup/${name}.ts`;

const inBrowser = {
  environment: 'happy-dom',
  setupFiles: [setup('quiet'), setup('screens')],
  // Taken through the aliases, as the build takes it: what is not inlined goes past them.
  server: { deps: { inline: [/@rjsf\//] } },
};

const onServer = { globalSetup: setup('template'), exclude: needsRedis };

const project = (name: string, include: string[], more = {}) => ({
  extends: true as const,
  test: { name, root: '.', include, setupFiles: [setup('quiet')], ...more },
});

export default defineConfig({
  root: 'src',
  publicDir: '../public',
  resolve: {
    alias: [
      ...slim,
      {
        find: '@emotion/is-prop-valid',
        replacement: `${import.meta.dirname}/src/ui/isPropValid.ts`,
      },
      // The package offers its development build to all bundlers.
      {
        find: /^react-router$/,
        replacement: `${import.meta.dirname}/node_modules/react-router/dist/production/index.mjs`,
      },
    ],
  },
  plugins: [react(), ...slimmed, compiledAhead, languagesBesideFirst],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: '../dist/portal',
    emptyOutDir: true,
    // A file inlined as a data: URL would be refused by our Content-Security-Policy.
    assetsInlineLimit: 0,
    // A browser that does not preload modules loads them a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Only `withTheme` of @emotion/react needs it, which nothing here uses.
      treeshake: {
        moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }],
      },
      output: {
        // All that the first page needs comes in one file: a dozen small ones weigh more.
        codeSplitting: {
          groups: [
            // Comes beside the first script, and not in it.
            { name: 'languages', test: /src\/portal\/languages\.ts$/, priority: 1 },
            { name: 'first', tags: ['$initial'], test: /^(?!.*(index\.html|main\.tsx|vite\/))/ },
            // What several screens behind the sign-in share comes in one file, too.
            {
              name: 'shared',
              test: /src\/(portal\/(?!signIn|session|locales)|ui\/)/,
              minShareCount: 2,
            },
            { name: 'engine', test: /src\/engine\//, minShareCount: 2 },
            // What the widgets of some forms share with all forms comes with the form.
            {
              name: 'form',
              test: /@rjsf\/utils|src\/form\/(?!controller\/draft|locales|widgets\/date\/(?!dateLimits))/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  test: {
    // A forgotten `.only` would leave the others out.
    allowOnly: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Files share a process and what it has loaded and compiled; what a test leaves behind its setup clears away.
    isolate: false,
    maxWorkers: '100%',
    projects: [
      project('unit', ['tests/**/*.test.ts'], { exclude: ['tests/{form,portal,server}/**'] }),
      project('form', ['tests/form/**/*.test.{ts,tsx}'], inBrowser),
      project('portal', ['tests/portal/**/*.test.{ts,tsx}'], inBrowser),
      project('workbench', ['tests/workbench/**/*.test.tsx'], inBrowser),
      project('server', ['tests/server/**/*.test.ts'], onServer),
      ...(process.env.DATABASE_URL ? [project('postgres', differsOnPostgres, onServer)] : []),
      ...(process.env.REDIS_URL
        ? [project('redis', needsRedis, { globalSetup: setup('template') })]
        : []),
    ],
    coverage: {
      include: ['**/*.{ts,tsx}'],
      reporter: ['text-summary', 'html'],
      reportsDirectory: `${import.meta.dirname}/test-results/coverage`,
    },
  },
});
