/** The files of a definition in the order in which they are read, without its examples. */
export function definitionFilesOf(key: string, paths: Iterable<string>): string[] {
  const folder = `schemas/${key}/`;
  const own = [...paths].filter((path) => path.startsWith(folder) && !path.includes('/examples/'));
  return own.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

/** The examples of a request type. */
export const exampleFilesOf = (key: string, paths: Iterable<string>): string[] =>
  [...paths].filter((path) => path.startsWith(`schemas/${key}/examples/`)).sort();

const order = ['schema.json', 'ui.json', 'request.json'];

function rank(path: string): number {
  const found = order.indexOf(nameOf(path));
  return found < 0 ? order.length : found;
}

/** `schemas/nominee/ui.json` → `ui.json` */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
