import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Replaces what @rjsf/core imports and this form never uses: its widgets and templates, its keeping and checking of
 * answers, Markdown in descriptions, references between schemas, comparison of what is no JSON. That makes the form a
 * third smaller. For bundlers (`resolve.alias`).
 */
export const slim = [
  { find: /^.*\/components\/Form\.js$/, replacement: here('./Form.tsx') },
  { find: /^.*\/getDefaultRegistry\.js$/, replacement: here('./registry.ts') },
  { find: /^markdown-to-jsx\/react$/, replacement: here('./markdown.ts') },
  {
    find: /^.*\/findSchemaDefinition\.js$/,
    replacement: here('./findSchemaDefinition.ts'),
  },
  { find: /^.*\/deepEquals\.js$/, replacement: here('./deepEquals.ts') },
];
