import { keywords, pointerOf, uiAt } from '#engine';
import type { Check } from './check';
import { unknownPlaceholders } from '../shared/placeholders';

/** The placeholders that the engine fills in every message. */
const known = ['label', 'limit', 'size', 'extensions', 'total'];

export const wordsGap: Check = {
  id: 'words-gap',
  *run({ definition: { ui }, pointers }) {
    for (const at of pointers)
      for (const [rule, texts] of Object.entries(uiAt(ui, at)['ui:messages'] ?? {})) {
        // A keyword whose limit is an object has a placeholder for each of its properties.
        const keyword = keywords.find(({ name }) => name === rule);
        const allowed = [...known, ...Object.keys(keyword?.metaSchema.properties ?? {})];
        for (const [limit, text] of typeof texts === 'string'
          ? [['', texts]]
          : Object.entries(texts))
          for (const message of unknownPlaceholders(text!, allowed))
            yield {
              file: 'ui',
              at: `${at}/ui:messages${pointerOf(rule)}${limit === '' ? '' : pointerOf(limit!)}`,
              message,
            };
      }
  },
};
