import { copyOfType, emptyType, type Example, type Files, withOtherKey } from '#authoring';
import type { CatalogueEntry } from '#engine';
import { type ParseError, parseTree } from 'jsonc-parser';
import type { Changes, Texts } from '../outline/edit/texts';
import { newCatalogue, withEntry, withoutEntry, withRenamedEntry } from './catalogueEdits';

const catalogue = 'catalogue.json';

/** The catalogue, or one of its overlays. */
const isCatalogue = (path: string): boolean => /^catalogue(\.[^.]+)?\.json$/.test(path);

/** What customers search by is for the author to add: an empty list is reported until somebody does. */
const entryOf = (key: string, title: string): CatalogueEntry => ({
  key,
  title,
  icon: 'document',
  keywords: [],
});

/** The first of the catalogue and its overlays that is no JSON: nothing can be written into it. */
export const brokenCatalogue = (texts: Texts): string | undefined =>
  Object.keys(texts)
    .filter(isCatalogue)
    .find((path) => !isSound(texts[path]!));

function isSound(text: string): boolean {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  return errors.length === 0;
}

/** The key that another one cannot be told from on every disk; a request type may keep its own. */
export const takenKey = (
  key: string,
  keys: readonly string[],
  own: string | undefined,
): string | undefined =>
  key === own ? undefined : keys.find((one) => one.toLowerCase() === key.toLowerCase());

const catalogueWith = (texts: Texts, service: string, entry: CatalogueEntry, behind?: string) => {
  const text = texts[catalogue];
  return text === undefined ? newCatalogue(entry) : withEntry(text, service, entry, behind);
};

/** A request type that asks for nothing yet. */
export const newType = (
  texts: Texts,
  { key, title, service }: { key: string; title: string; service: string },
): Changes => ({
  ...emptyType({ key, title }),
  [catalogue]: catalogueWith(texts, service, entryOf(key, title)),
});

/** A request type whose files are made already. */
export const importedType = (
  texts: Texts,
  { key, title, service }: { key: string; title: string; service: string },
  files: Files,
): Changes => ({ ...files, [catalogue]: catalogueWith(texts, service, entryOf(key, title)) });

/** A request type like another one, whose files are loaded. */
export const copiedType = (
  texts: Texts,
  from: string,
  { key, title, service }: { key: string; title: string; service: string },
  hasOpenRequest: (example: Example) => boolean,
): Changes => ({
  ...copyOfType(texts, from, { key, title }, hasOpenRequest),
  [catalogue]: catalogueWith(texts, service, entryOf(key, title), from),
});

/** A request type under another title or key: its folder, and all that names it. */
export function renamedType(
  texts: Texts,
  from: string,
  to: { key: string; title: string },
): Changes {
  const isMoved = to.key !== from;
  const changes: Changes = isMoved ? withOtherKey(texts, from, to.key) : {};
  for (const [path, text] of Object.entries(texts))
    if (isMoved && path.startsWith(`schemas/${from}/`)) changes[path] = null;
    // The title of an overlay is in another language.
    else if (path === catalogue) changes[path] = withRenamedEntry(text, from, to);
    else if (isCatalogue(path)) changes[path] = withRenamedEntry(text, from, { key: to.key });
  return changes;
}

/** Whether a request type has files that the workbench knows. */
export const hasFiles = (texts: Texts, key: string): boolean =>
  Object.keys(texts).some((path) => path.startsWith(`schemas/${key}/`));

/** Removes a request type with its examples and its entries. */
export function removedType(texts: Texts, key: string): Changes {
  const changes: Changes = {};
  for (const [path, text] of Object.entries(texts))
    if (isCatalogue(path)) changes[path] = withoutEntry(text, key);
    else if (path.startsWith(`schemas/${key}/`)) changes[path] = null;
  return changes;
}
