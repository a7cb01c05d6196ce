import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { slim } from './src/form/slim/aliases.mjs';
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

/**
 * Chromium compiles such a file while it arrives and beside the page; otherwise it reads each function twice, the
 * second time when it is called. Little of a file is never called: what is rare has files of its own.
 */
export const compiledAhead = '//# allFunctionsCalledOnLoad';

/** Lets the bundler leave out the components of React Router that the portal does not use. */
const shakeReactRouter = {
  name: 'shake-react-router',
  apply: 'build' as const,
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler: (code: string) =>
      code
        .replace(/^\w+\.displayName = ".*";$/gm, '')
        .replace(/= (React\d*\.(forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
  },
};

/** Leaves comments and indentation out of the styles, which are templates that no minifier reads. */
export const shortenStyles = {
  name: 'shorten-styles',
  apply: 'build' as const,
  transform: {
    order: 'pre' as const,
    filter: { id: /\/src\/(ui|form|portal)\/.*\.tsx?$/ },
    handler: (code: string) => code.replace(/^\s*\/\* .* \*\/$/gm, '').replace(/^\s+/gm, ''),
  },
};

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
    ],
  },
  plugins: [react(), shakeReactRouter, shortenStyles],
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
        postBanner: compiledAhead,
        // All that the first page needs comes in one file: a dozen small ones weigh more.
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], test: /^(?!.*(index\.html|main\.tsx|vite\/))/ },
            // What several screens behind the sign-in share comes in one file, too.
            {
              name: 'shared',
              test: /src\/(portal\/(?!signIn|session|locales)|ui\/)/,
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
