import { isGroup } from '#engine';
import type { Rewrite } from './rewrite';

/** `title` and `description` are what the customer reads, where ui.json says nothing else. */
export const texts: Rewrite = (schema, { at, isField, say }) => {
  if (!isField) return;
  const names = {
    title: 'ui:title',
    description: at === '' || isGroup(schema) ? 'ui:description' : 'ui:help',
  };
  for (const [keyword, name] of Object.entries(names)) {
    if (typeof schema[keyword] !== 'string') continue;
    say(name, schema[keyword], `/${keyword}`);
    delete schema[keyword];
  }
};
