import { isObject, partsOf, type Pointer, uiAt } from '#engine';
import { valuesIn } from '../walk';

/** What kind of file a text is in. In a piece of `_shared` every text may be one that a customer reads. */
export type TextKind = 'ui' | 'request' | 'words' | 'catalogue' | 'shared' | 'schema';

/** Where the texts are that a customer reads; `*` is any one name or index. In ui.json: below a field. */
const patterns: { [kind in TextKind]: string[] } = {
  ui: [
    ...['title', 'description', 'help', 'placeholder', 'submit', 'lookUp', 'verify', 'unit'].map(
      (name) => `ui:${name}`,
    ),
    ...['notes', 'haveReady', 'enumNames', 'dialog', 'messages'].map((name) => `ui:${name}/*`),
    'ui:messages/*/*',
    ...['title', 'step', 'description', 'banner', 'columns/*/title'].map(
      (name) => `ui:sections/*/${name}`,
    ),
    'ui:links/*/(title|href)',
    ...['name', 'facts/*', 'add', 'new', 'edit', 'update', 'delete', 'none'].map(
      (name) => `ui:entries/${name}`,
    ),
  ],
  request: [
    'policies/none',
    '(policies/allowed|blocked)/(message|next/title)',
    '(policies/allowed|blocked)/*/(message|next/title)',
    'load/*/none',
    'downloads/*/title',
    'asides/*/title',
    'asides/*/help',
    'asides/*/message',
    'signatures/*/title',
    'steps/*/title',
    'steps/*/pause/choices/(note|goOn|change)',
    'openRequestNotice/(message|note|goOn|change)',
    'submitWhen/message',
    'withdraw/message',
    'success/message',
  ],
  catalogue: [
    'serviceTypes/*/title',
    'serviceTypes/*/requestTypes/*/title',
    'serviceTypes/*/requestTypes/*/haveReady',
    'notices/*/title',
    'notices/*/message',
  ],
  words: ['*', '*/*', '*/*/*'],
  shared: [],
  schema: [],
};

const expressions = Object.fromEntries(
  Object.entries(patterns).map(([kind, all]) => [
    kind,
    new RegExp(`^(${all.map((one) => one.replaceAll('*', '[^/]+')).join('|')})$`),
  ]),
) as { [kind in TextKind]: RegExp };

/** Whether a string at a pointer is a text that can be translated. */
export function isText(kind: TextKind, at: Pointer): boolean {
  if (kind === 'shared') return true;
  const path = kind === 'ui' ? at.replace(/^\/(.*?\/)?(?=ui:)/, '') : at.slice(1);
  return expressions[kind].test(path);
}

/** Whether a language may have this text where the first one has none: it never changes what the form does. */
export const isOptionalText = (kind: TextKind, at: Pointer): boolean =>
  (kind === 'words' && at.startsWith('/records/')) ||
  (kind === 'ui' &&
    /\/ui:(title|description|help|placeholder|submit|(notes|haveReady|enumNames|messages)(\/[^/]+)?)$/.test(
      at,
    ));

/** Whether a language may do without a text of its own: the same paper can serve readers of several. */
const isOptional = (at: Pointer): boolean => /\/ui:links\/[^/]+\/href$/.test(at);

/** The texts of a file that a customer reads and every language is to have, with their pointers. */
export function* textsIn(kind: TextKind, value: unknown): Generator<[Pointer, string]> {
  for (const [at, text] of valuesIn(value))
    if (typeof text === 'string' && text.trim() !== '' && isText(kind, at))
      if (kind !== 'ui' || !(isHidden(value, at) || isOptional(at))) yield [at, text];
}

/** Of a field that is never drawn a customer reads at most the messages. */
function isHidden(ui: unknown, at: Pointer): boolean {
  if (at.includes('/ui:messages/')) return false;
  const field = at.slice(0, at.indexOf('/ui:'));
  return isObject(ui) && partsOf(field).length > 0 && uiAt(ui, field)['ui:widget'] === 'hidden';
}
