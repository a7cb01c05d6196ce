import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { definitionModule } from '../src/server/definitions/definitionModule';
import { compiledAhead, slimmed } from '../src/form/slim/plugins.mjs';
import portal from '../vite.config';
import { definition, givenData, sectionsToWrite } from './request';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The data that a server would send: the definition as a module, and the customer's data. */
const served: Plugin = {
  name: 'served',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: 'definition.js',
      source: definitionModule(definition),
    });
    this.emitFile({ type: 'asset', fileName: 'given.json', source: JSON.stringify(givenData()) });
  },
};

/** The fields of the definition, for the pages that do not use it. */
const sections: Plugin = {
  name: 'sections',
  resolveId: (id) => (id === 'virtual:sections' ? id : undefined),
  load: (id) =>
    id === 'virtual:sections' ? `export default ${JSON.stringify(sectionsToWrite())}` : undefined,
};

/** The pages that draw the portal's form: what the portal leaves out of its packages they leave out, too. */
const isOurs = (mode: string) => ['ours', 'step'].includes(mode);

/** Builds one page of the benchmark for production; the mode is its folder. */
export default defineConfig(({ mode }) => ({
  root: here(`./${mode}`),
  base: './',
  publicDir: false,
  resolve: isOurs(mode) ? portal.resolve : {},
  plugins: [react(), served, sections, ...(isOurs(mode) ? slimmed : []), compiledAhead],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    outDir: here(`../dist/bench/${mode}`),
    emptyOutDir: true,
    chunkSizeWarningLimit: 1000,
    modulePreload: portal.build!.modulePreload!,
    rolldownOptions: {
      ...(isOurs(mode) && { treeshake: portal.build!.rolldownOptions!.treeshake! }),
      output: {
        // Without this, what a widget of other forms shares with the form is a file of its own.
        codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] },
      },
    },
  },
}));
