import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { slim } from '../form/slim/aliases.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A build of its own: the portal must not load a byte of the workbench. */
export default defineConfig({
  root: here('.'),
  base: './',
  publicDir: false,
  resolve: { alias: slim },
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    outDir: here('../../dist/workbench/pages'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      input: {
        index: here('./index.html'),
        preview: here('./preview.html'),
        gallery: here('./gallery.html'),
      },
    },
  },
});
