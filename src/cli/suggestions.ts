import type { Example } from '#authoring';
import { getAt, type Pointer } from '#engine';
import type { Folder } from './files/folder';

/** Values that look-ups know, by field: what accepted examples of any request type answer at a field of this name. */
export function suggestionsOf(folder: Folder): (field: Pointer) => unknown[] {
  let examples: Partial<Example>[] | undefined;
  return (field) => {
    examples ??= folder.keys.flatMap((key) => examplesOf(key, folder));
    const at = field.replaceAll('/items/', '/0/');
    const found = examples
      .filter(({ steps }) => steps)
      .map(({ answers }) => getAt(answers, at))
      .filter((value) => value !== undefined);
    return [...new Set(found)];
  };
}

/** The examples of a request type that can be parsed. */
export function examplesOf(key: string, folder: Folder): Partial<Example>[] {
  const isExample = (path: string) => path.startsWith(`schemas/${key}/examples/`);
  return Object.entries(folder.requestType(key).files)
    .filter(([path]) => isExample(path))
    .flatMap(([, text]) => {
      try {
        return [JSON.parse(text)];
      } catch {
        // What is wrong with it, `check` says.
        return [];
      }
    });
}
