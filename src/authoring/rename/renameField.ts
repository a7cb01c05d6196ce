import type { Files } from '../read/readDefinition';
import { readSourceFile } from '../read/sourceFile';
import type { FieldRename, Occurrence } from './fieldName';
import { occurrencesInExample } from './inExample';
import { occurrencesInRequest } from './inRequest';
import { occurrencesInSchema } from './inSchema';
import { occurrencesInUi } from './inUi';

/**
 * Every place in the files of a request type that names a field, each once: rules, words, overlays, examples, and what
 * they use of the shared files. `files` must be without syntax errors.
 */
export function occurrencesOf(key: string, files: Files, rename: FieldRename): Occurrence[] {
  const values = Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, readSourceFile(path, text).value]),
  );
  return occurrencesIn(key, values, rename);
}

/** {@link occurrencesOf} for files that were parsed before: `values` by path. */
export function occurrencesIn(
  key: string,
  values: { [path: string]: unknown },
  rename: FieldRename,
): Occurrence[] {
  const folder = `schemas/${key}/`;
  const found = Object.keys(values)
    .filter((path) => path.startsWith(folder))
    .flatMap((path) => [...inFile(path)]);
  const id = ({ file, at, target }: Occurrence) => `${file}#${at} ${target}`;
  return [...new Map(found.map((occurrence) => [id(occurrence), occurrence])).values()];

  function* inFile(path: string): Iterable<Occurrence> {
    const name = path.slice(folder.length);
    if (name === 'schema.json')
      yield* occurrencesInSchema(values, { file: path, at: '', describes: '' }, rename, '');
    else if (/^request(\.[\w-]+)?\.json$/.test(name))
      yield* occurrencesInRequest(values, path, rename);
    else if (/^ui(\.[\w-]+)?\.json$/.test(name)) yield* occurrencesInUi(values, path, rename);
    else if (name.startsWith('examples/')) yield* occurrencesInExample(values[path], path, rename);
  }
}
