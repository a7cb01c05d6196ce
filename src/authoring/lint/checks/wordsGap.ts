import { keywords, pointerOf, uiAt } from '#engine';
import { nearest } from '../nearest';
import type { Check } from './check';

/** What can be filled into the words for a rule (see `wordsFor`). */
const known = ['label', 'limit', 'size', 'extensions', 'total'];

export const wordsGap: Check = {
  id: 'words-gap',
  explains: 'A gap in the words for a rule that nothing fills is shown as it stands.',
  run: ({ definition: { ui }, fields }) =>
    [...new Set(fields.map(({ at }) => at))].flatMap((at) =>
      Object.entries(uiAt(ui, at)['ui:messages'] ?? {}).flatMap(([rule, words]) =>
        (typeof words === 'string' ? [['', words] as const] : Object.entries(words)).flatMap(
          ([limit, text]) =>
            [...text.matchAll(/\{(\w+)\}/g)]
              .map((match) => match[1]!)
              .filter((gap) => !known.includes(gap) && !isOfKeyword(rule, gap))
              .map((gap) => ({
                part: 'ui' as const,
                at: `${at}/ui:messages${pointerOf(rule)}${limit === '' ? '' : pointerOf(limit)}`,
                message: `Nothing fills "{${gap}}". ${hintFor(gap)}`,
              })),
        ),
      ),
    ),
};

/** A keyword whose limit is an object may fill its parts in. */
function isOfKeyword(rule: string, gap: string): boolean {
  const keyword = keywords.find(({ name }) => name === rule);
  return Object.hasOwn(keyword?.metaSchema.properties ?? {}, gap);
}

function hintFor(gap: string): string {
  const close = nearest(gap, known);
  return close ? `Did you mean "{${close}}"?` : `There are: {${known.join('}, {')}}.`;
}
