/** Replaces the Markdown renderer: the templates of this form show texts as they are. */
export function Markdown(): never {
  throw new Error('Texts of a definition are not Markdown.');
}
