import {
  type ExampleFixtures,
  explorePaths,
  type Files,
  type Paths,
  readDefinition,
} from '#authoring';
import type { CompiledDefinition } from '#engine';
import { compileDefinition } from '#engine/compile';
import { CommandError } from '../commandError';
import type { Folder } from '../files/folder';
import { t } from '../i18n';
import { knownFromExamples } from '../knownFromExamples';

/** A request type with the paths through its form. */
export interface Explored {
  key: string;
  definition: CompiledDefinition;
  files: Files;
  today: string;
  paths: Paths;
}

/** Compiles a request type; `today`: the day that most examples have. */
export function compiledType(key: string, folder: Folder) {
  const { files } = folder.requestType(key);
  const read = readDefinition(key, files);
  if ('diagnostics' in read) throw new CommandError(t('paths.unreadable', { key }));
  const definition = compileDefinition(read.definition, { allErrors: true });
  return { key, definition, files, ...knownFromExamples(folder, definition) };
}

export function explored(key: string, folder: Folder, fixtures: ExampleFixtures): Explored {
  const { suggestions, ...type } = compiledType(key, folder);
  const { definition, files, today } = type;
  return { ...type, paths: explorePaths(definition, files, fixtures, { today, suggestions }) };
}
