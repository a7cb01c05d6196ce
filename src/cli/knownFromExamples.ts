import { knownFromExamples as knownFrom, type KnownFromExamples } from '#authoring';
import type { Definition } from '#engine';
import type { Folder } from './files/folder';

/** What a new example takes over from those of a folder. */
export const knownFromExamples = (folder: Folder, definition: Definition): KnownFromExamples =>
  knownFrom(
    () => folder.keys.map((key) => folder.requestType(key).files),
    definition,
    () => new Date().toISOString().slice(0, 10),
  );
