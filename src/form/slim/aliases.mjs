import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * What @rjsf/core imports and this form never comes to: its own widgets and templates, Markdown in descriptions,
 * references between schemas. Left out, the form is a quarter smaller. For builders (`resolve.alias`).
 */
export const slim = [
  { find: /^.*\/getDefaultRegistry\.js$/, replacement: here('./registry.ts') },
  { find: /^markdown-to-jsx\/react$/, replacement: here('./markdown.ts') },
  { find: /^fast-uri$/, replacement: here('./references.ts') },
];
