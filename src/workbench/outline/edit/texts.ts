/** Texts by path: those of a project, or those that an edit changes; `null` removes a file. */
export type Texts = { [path: string]: string };
export type Changes = { [path: string]: string | null };

/** The files of a request type that have this name, the first language first: `ui.json`, `ui.hi.json`. */
export function withOverlays(key: string, name: 'ui' | 'request', texts: Texts): string[] {
  const start = `schemas/${key}/${name}.`;
  const own = Object.keys(texts).filter((path) => path.startsWith(start) && path.endsWith('.json'));
  return own.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
}

/** Only what an edit of a request type may read: its own files and the shared pieces. */
export function textsOf(key: string, texts: Texts): Texts {
  const folders = [`schemas/${key}/`, 'schemas/_shared/'];
  return Object.fromEntries(
    Object.entries(texts).filter(([path]) => folders.some((folder) => path.startsWith(folder))),
  );
}

/** What differs from before. */
export function changesBetween(before: Texts, after: Changes): Changes {
  return Object.fromEntries(
    Object.entries(after).filter(([path, text]) => (before[path] ?? null) !== text),
  );
}
