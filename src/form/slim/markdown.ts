/** In place of a Markdown renderer: words are drawn by our own templates, as they are. */
export function Markdown(): never {
  throw new Error('Words of a definition are no Markdown.');
}
