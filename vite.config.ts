import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: 'src',
  publicDir: '../public',
  plugins: [react()],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: '../dist/portal',
    emptyOutDir: true,
    // A file inlined as a data: URL would be refused by our Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The pieces that every screen draws with come in one file: a dozen small ones weigh more. The first page has no table.
      output: {
        codeSplitting: { groups: [{ name: 'look', test: /src\/look\/(?!DataTable|PlainList)/ }] },
      },
    },
  },
  test: {
    root: '.',
    include: ['tests/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
