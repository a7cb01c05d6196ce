import {
  type BoundaryDrafts,
  draftBoundaries,
  type ExampleFixtures,
  shownBoundaries,
} from '#authoring';
import { draftingFor, readSound } from './draftingFor';
import type { Folder } from './files/folder';

/** Drafts the examples at the boundaries of a request type without lint errors. */
export function draftBoundariesOf(
  key: string,
  folder: Folder,
  fixtures: ExampleFixtures,
): BoundaryDrafts {
  const { definition, files, sources, options } = draftingFor(key, folder, (other, its) => {
    const read = readSound(other, its);
    return shownBoundaries(read.definition, its, fixtures, read.sources);
  });
  return draftBoundaries(definition, files, fixtures, sources, options);
}
