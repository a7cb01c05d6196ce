import { knownCalls } from '#api';
import { Mutator } from '../../src/authoring';
import { Folder } from '../../src/cli/files/folder';
import { knownFromExamples } from '../../src/cli/knownFromExamples';
import * as fixtures from '../../src/server/integrations/demoContext';

const folder = new Folder(process.cwd());

export const allKeys = folder.keys;

/** The mutator of a request type of the project; `without`: the paths of examples that are taken away. */
export function mutatorOf(key: string, without: readonly string[] = []): Mutator {
  const { files, publicFiles } = folder.requestType(key);
  const left = Object.entries(files).filter(([path]) => !without.includes(path));
  return new Mutator(
    key,
    Object.fromEntries(left),
    fixtures,
    { calls: knownCalls, publicFiles },
    (definition) => knownFromExamples(folder, definition),
  );
}
