import { keywords, pointerOf, uiAt } from '#engine';
import type { Check } from './check';
import { unknownPlaceholders } from '../shared/placeholders';

/** The keywords of JSON Schema whose error has their value as its limit. */
const limited = `
  const exclusiveMaximum exclusiveMinimum format maximum maxItems maxLength minimum minItems minLength multipleOf pattern
`
  .trim()
  .split(/\s+/);

/** The placeholders that `messageFor` always fills in a message of this rule. */
function placeholdersOf(rule: string): string[] {
  // The keyword `upload` has two messages.
  const keyword = keywords.find(({ name }) => name === rule.replace('uploadSize', 'upload'));
  if (keyword?.metaSchema.type === 'object')
    return [
      'label',
      ...keyword.metaSchema.required,
      ...(keyword.name === 'upload' ? ['size'] : []),
    ];
  return keyword?.validate || limited.includes(rule) ? ['label', 'limit'] : ['label'];
}

export const wordsGap: Check = {
  id: 'words-gap',
  *run({ definition: { ui }, pointers }) {
    for (const at of pointers)
      for (const [rule, texts] of Object.entries(uiAt(ui, at)['ui:messages'] ?? {})) {
        const allowed = placeholdersOf(rule);
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
