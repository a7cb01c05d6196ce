/** Texts by path: those of a project, or those that an edit changes; `null` removes a file. */
export type Texts = { [path: string]: string };
export type Changes = { [path: string]: string | null };

/** What texts contain, by path. */
export type Values = { [path: string]: unknown };

/** The files of a request type that have this name, the first language first: `ui.json`, `ui.hi.json`. */
export function withOverlays(key: string, name: 'ui' | 'request', texts: Texts): string[] {
  const start = `schemas/${key}/${name}.`;
  const own = Object.keys(texts).filter((path) => path.startsWith(start) && path.endsWith('.json'));
  return own.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
}

/** What differs from before. */
export function changesBetween(before: Texts, after: Changes): Changes {
  return Object.fromEntries(
    Object.entries(after).filter(([path, text]) => (before[path] ?? null) !== text),
  );
}
