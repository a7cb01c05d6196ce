import { getAt, type Pointer } from '#engine';
import { targetOf } from './dereference';
import type { Files } from './readDefinition';

const isShared = (file: string) => file.startsWith('schemas/_shared/');

/** Tells which request types use a place in a shared file. */
export function usersIn(
  keys: readonly string[],
  filesOf: (key: string) => Files,
): (file: string, at: Pointer) => string[] {
  let users: { key: string; targets: string[] }[] | undefined;
  return (file, at) => {
    users ??= keys.map((key) => ({ key, targets: targetsIn(filesOf(key)) }));
    return users
      .filter(({ targets }) => targets.some((one) => `${file}#${at}/`.startsWith(`${one}/`)))
      .map(({ key }) => key);
  };
}

/** Every piece of the shared files that a request type refers to, as `file#pointer`. */
function targetsIn(files: Files): string[] {
  const values = Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, parsed(text)]),
  );
  const found = new Set<string>();
  const visit = (value: unknown, file: string): void => {
    if (value === null || typeof value !== 'object') return;
    for (const [name, inner] of Object.entries(value))
      if (name === '$ref' && typeof inner === 'string') {
        const target = targetOf(inner, file);
        const id = `${target.file}#${target.pointer}`;
        if (found.has(id)) continue;
        found.add(id);
        visit(getAt(values[target.file], target.pointer), target.file);
      } else visit(inner, file);
  };
  for (const [path, value] of Object.entries(values)) if (!isShared(path)) visit(value, path);
  return [...found];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A file with a syntax error refers to nothing; lint reports it.
    return undefined;
  }
}
