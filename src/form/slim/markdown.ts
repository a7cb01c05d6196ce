/** Replaces the Markdown renderer: the templates of this form show texts as they are. */
export function Markdown(): never {
  throw new Error('Words of a definition are no Markdown.');
}
