import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Replaces what @rjsf/core imports and this form never uses: its widgets and templates, Markdown in descriptions,
 * references between schemas. That makes the form a quarter smaller. For bundlers (`resolve.alias`).
 */
export const slim = [
  { find: /^.*\/getDefaultRegistry\.js$/, replacement: here('./registry.ts') },
  { find: /^markdown-to-jsx\/react$/, replacement: here('./markdown.ts') },
  { find: /^fast-uri$/, replacement: here('./references.ts') },
];
