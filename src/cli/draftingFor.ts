import { type DraftOptions, type Files, readDefinition, type SourceFiles } from '#authoring';
import type { CompiledDefinition } from '#engine';
import { compileDefinition } from '#engine/compile';
import type { Folder } from './files/folder';
import { knownFromExamples } from './knownFromExamples';
import { lintRequestType } from './lint';

/** What drafts of examples are made from. */
export interface Drafting {
  definition: CompiledDefinition;
  files: Files;
  sources: SourceFiles;
  options: DraftOptions;
}

/**
 * What drafts for a request type without lint errors are made from. `coveredIn`: the ids of what the examples of another
 * request type cover in shared files.
 */
export function draftingFor(
  key: string,
  folder: Folder,
  coveredIn: (key: string, files: Files) => string[],
): Drafting {
  const { files } = folder.requestType(key);
  const { definition, sources } = readSound(key, files);
  const others = folder.keys.filter((one) => one !== key && isSound(one, folder));
  return {
    definition,
    files,
    sources,
    options: {
      ...knownFromExamples(folder, definition),
      coveredElsewhere: new Set(
        others.flatMap((one) => coveredIn(one, folder.requestType(one).files)),
      ),
    },
  };
}

/** A definition without lint errors, compiled. */
export function readSound(
  key: string,
  files: Files,
): { definition: CompiledDefinition; sources: SourceFiles } {
  const read = readDefinition(key, files);
  if ('diagnostics' in read) throw new Error(`${key} has no lint errors but cannot be read.`);
  const definition = compileDefinition(read.definition, { allErrors: true, isSound: true });
  return { definition, sources: read.sources };
}

const isSound = (key: string, folder: Folder): boolean =>
  lintRequestType(key, folder.requestType(key)).every(({ severity }) => severity !== 'error');
