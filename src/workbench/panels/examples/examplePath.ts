/** `A torn passbook.` → `a-torn-passbook`; empty where a text has no letters of a file name. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');

/** The path of an example; the kind with which its name begins says what it has to show. */
export const examplePath = (key: string, kind: string, name: string): string =>
  `schemas/${key}/examples/${kind}-${name}.json`;

/** A path that no file has yet, with a number where there is such an example. */
export function freePath(
  key: string,
  kind: string,
  name: string,
  textOf: (path: string) => string | undefined,
): string {
  for (let i = 1; ; i++) {
    const path = examplePath(key, kind, i === 1 ? name : `${name}-${i}`);
    if (textOf(path) === undefined) return path;
  }
}
