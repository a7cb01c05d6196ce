import {
  type DraftOptions,
  type Example,
  type Files,
  readDefinition,
  type SourceFiles,
} from '#authoring';
import type { CompiledDefinition } from '#engine';
import { compileDefinition } from '#engine/compile';
import type { Folder } from './files/folder';
import { lintRequestType } from './lint';
import { examplesOf, suggestionsOf } from './suggestions';

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
  const examples = folder.keys.flatMap((one) => examplesOf(one, folder));
  const suggestions = suggestionsOf(folder);
  const lookUps = definition.request.lookUps ?? {};
  const others = folder.keys.filter((one) => one !== key && isSound(one, folder));
  return {
    definition,
    files,
    sources,
    options: {
      today: commonDay(examples) ?? new Date().toISOString().slice(0, 10),
      suggestions: (field) => (field in lookUps ? suggestions(field) : []),
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

/** The day that most examples have. */
function commonDay(examples: Partial<Example>[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { today } of examples)
    if (today !== undefined) counts.set(today, (counts.get(today) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}
