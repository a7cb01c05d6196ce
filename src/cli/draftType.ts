import {
  type Coverage,
  draftExamples,
  type ExampleFixtures,
  type Files,
  readDefinition,
} from '#authoring';
import { compileDefinition } from '#engine/compile';
import type { Folder } from './files/folder';
import { knownFromExamples } from './knownFromExamples';
import { lintRequestType } from './lint';
import { runExamples } from './runExamples';

/** Drafts the examples that a request type without lint errors lacks; `coverage`: what it has with them. */
export function draftType(
  key: string,
  folder: Folder,
  fixtures: ExampleFixtures,
): { files: Files; coverage: Coverage } {
  const { files } = folder.requestType(key);
  const read = readDefinition(key, files);
  if ('diagnostics' in read) throw new Error(`${key} has no lint errors but cannot be read.`);
  const definition = compileDefinition(read.definition, { allErrors: true, isSound: true });
  const drafted = draftExamples(definition, files, fixtures, read.sources, {
    ...knownFromExamples(folder, definition),
    coveredElsewhere: coveredBy(
      folder.keys.filter((one) => one !== key),
      folder,
      fixtures,
    ),
  });
  const { coverage } = runExamples(key, { ...files, ...drafted }, fixtures, 100);
  return { files: drafted, coverage: coverage! };
}

/** The rules of shared files that the examples of other request types cover. */
function coveredBy(keys: string[], folder: Folder, fixtures: ExampleFixtures): Set<string> {
  const rules = keys.flatMap((key) => {
    const read = folder.requestType(key);
    const isSound = lintRequestType(key, read).every(({ severity }) => severity !== 'error');
    return isSound ? (runExamples(key, read.files, fixtures, 100).sharedRules ?? []) : [];
  });
  return new Set(rules.filter(({ isSeen }) => isSeen).map(({ id }) => id));
}
