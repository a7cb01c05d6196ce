import type { ExampleFixtures, Files } from '#authoring';
import { diffCatalogue } from './diffFiles';
import type { TypeDiff } from './diffLine';
import { diffType } from './diffTypes';
import type { Folder } from './files/folder';

/** What changed from older files to those of a folder: in the selected request types, or in all and the catalogue. */
export function diffsSince(
  older: Files,
  folder: Folder,
  selected: string[],
  fixtures: ExampleFixtures,
): TypeDiff[] {
  const keys = [...new Set([...keysIn(older), ...folder.keys])].sort();
  const unknown = selected.find((key) => !keys.includes(key));
  if (unknown !== undefined) folder.select([unknown]);
  return (selected.length > 0 ? selected : keys)
    .map((key) => {
      const newer = folder.keys.includes(key) ? folder.requestType(key).files : {};
      return diffType(key, ownAndShared(older, key), newer, fixtures);
    })
    .concat(selected.length > 0 ? [] : [diffCatalogue(older, catalogueOf(folder), folder.keys)])
    .filter(({ lines }) => lines.length > 0);
}

function keysIn(files: Files): string[] {
  const folders = Object.keys(files).map((path) => path.split('/'));
  return folders
    .filter(({ length }) => length > 2)
    .map(([, key]) => key!)
    .filter((key) => !/^[._]/.test(key));
}

/** The files of one request type, with the shared ones. */
const ownAndShared = (files: Files, key: string): Files =>
  Object.fromEntries(
    Object.entries(files).filter(
      ([path]) => path.startsWith(`schemas/${key}/`) || path.startsWith('schemas/_shared/'),
    ),
  );

/** The catalogue of a folder and its overlays. */
export function catalogueOf(folder: Folder): Files {
  const files = folder.catalogueOverlays().files;
  const text = folder.textOf('catalogue.json');
  return text === undefined ? files : { ...files, 'catalogue.json': text };
}
