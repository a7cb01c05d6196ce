import type { Example } from '#authoring';
import { exampleFilesOf, nameOf } from '../editor/filesOf';

/** The examples that can be parsed, by the name of their file. */
export function examplesIn(
  key: string,
  files: { [path: string]: string },
): { [name: string]: Example } {
  return Object.fromEntries(
    exampleFilesOf(key, Object.keys(files)).flatMap((path) => {
      const example = exampleIn(files[path]!);
      return example ? [[nameOf(path), example]] : [];
    }),
  );
}

/** Undefined for a text that is not an example, for instance while it is being typed. */
function exampleIn(text: string): Example | undefined {
  try {
    const example = JSON.parse(text) as Partial<Example> | null;
    return example?.as?.clientId === undefined ? undefined : (example as Example);
  } catch {
    return undefined;
  }
}
