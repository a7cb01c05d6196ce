import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { slim } from './src/form/slim/aliases.mjs';

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
    root: '.',
    include: ['tests/**/*.test.{ts,tsx}'],
    // Taken through the aliases, as the build takes it: what is not inlined goes past them.
    server: { deps: { inline: [/@rjsf\//] } },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
