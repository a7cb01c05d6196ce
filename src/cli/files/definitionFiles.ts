import type { Files } from '#authoring';
import { CommandError } from '../commandError';
import { catalogueOf } from '../diffsSince';
import type { Folder } from './folder';

/** All files of a folder that a release has: the catalogue, the definitions, their overlays and examples. */
export function filesOf(folder: Folder): Files {
  const types = folder.keys.map((key) => folder.requestType(key));
  const [unreadable] = types.flatMap(({ diagnostics }) => diagnostics);
  if (unreadable) throw new CommandError(`${unreadable.file}: ${unreadable.message}`);
  return Object.assign(catalogueOf(folder), ...types.map(({ files }) => files));
}
