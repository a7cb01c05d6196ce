import { type Coverage, draftExamples, type ExampleFixtures, type Files } from '#authoring';
import { draftingFor } from './draftingFor';
import type { Folder } from './files/folder';
import { runExamples } from './runExamples';

/** Drafts the examples that a request type without lint errors lacks; `coverage`: what it has with them. */
export function draftType(
  key: string,
  folder: Folder,
  fixtures: ExampleFixtures,
): { files: Files; coverage: Coverage } {
  const { definition, files, sources, options } = draftingFor(key, folder, (other, its) => {
    const { sharedRules = [] } = runExamples(other, its, fixtures, 100);
    return sharedRules.filter(({ isSeen }) => isSeen).map(({ id }) => id);
  });
  const drafted = draftExamples(definition, files, fixtures, sources, options);
  const { coverage } = runExamples(key, { ...files, ...drafted }, fixtures, 100);
  return { files: drafted, coverage: coverage! };
}
