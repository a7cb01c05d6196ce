import {
  diffCatalogue,
  diffType,
  type ExampleFixtures,
  type Files,
  type TypeDiff,
} from '#authoring';

/** What changed from older files to newer ones: in the selected request types, or in all and the catalogue. */
export function diffsBetween(
  older: Files,
  newer: Files,
  selected: string[],
  fixtures: ExampleFixtures,
): TypeDiff[] {
  const keys = [...new Set([...keysIn(older), ...keysIn(newer)])].sort();
  return (selected.length > 0 ? selected : keys)
    .map((key) => diffType(key, ownAndShared(older, key), ownAndShared(newer, key), fixtures))
    .concat(selected.length > 0 ? [] : [diffCatalogue(older, newer, keysIn(newer))])
    .filter(({ lines }) => lines.length > 0);
}

/** The keys of the request types that have files. */
export function keysIn(files: Files): string[] {
  const folders = Object.keys(files).map((path) => path.split('/'));
  const keys = folders
    .filter(({ length }) => length > 2)
    .map(([, key]) => key!)
    .filter((key) => !/^[._]/.test(key));
  return [...new Set(keys)];
}

/** The files of one request type, with the shared ones. */
const ownAndShared = (files: Files, key: string): Files =>
  Object.fromEntries(
    Object.entries(files).filter(
      ([path]) => path.startsWith(`schemas/${key}/`) || path.startsWith('schemas/_shared/'),
    ),
  );
