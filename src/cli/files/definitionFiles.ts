import type { Files } from '#authoring';
import { CommandError } from '../commandError';
import type { Folder } from './folder';

/** All files of a folder that a release has: the catalogue, the definitions, their overlays and examples. */
export function filesOf(folder: Folder): Files {
  const types = folder.keys.map((key) => folder.requestType(key));
  const [unreadable] = types.flatMap(({ diagnostics }) => diagnostics);
  if (unreadable) throw new CommandError(`${unreadable.file}: ${unreadable.message}`);
  return readableFilesOf(folder);
}

/** The same, without the files of request types that cannot be read. */
export function readableFilesOf(folder: Folder): Files {
  const types = folder.keys.map((key) => folder.requestType(key).files);
  const text = folder.textOf('catalogue.json');
  const catalogue = text === undefined ? {} : { 'catalogue.json': text };
  return Object.assign(catalogue, folder.catalogueOverlays().files, ...types);
}
