import { type ChangedPlaces, changesBetween, type Files, readDefinition } from '#authoring';

/**
 * The places of a request type that differ between two versions of its files; `undefined` where all of it has to be
 * looked at: it is new, or an example that may have noticed something was changed or removed.
 */
export function changedPlaces(key: string, older: Files, newer: Files): ChangedPlaces | undefined {
  const [was, is] = [readDefinition(key, older), readDefinition(key, newer)];
  if ('diagnostics' in was || 'diagnostics' in is) return undefined;
  const examples = Object.keys(older).filter((path) => path.startsWith(`schemas/${key}/examples/`));
  if (examples.some((path) => newer[path] !== older[path])) return undefined;
  return changesBetween(was.definition, is.definition).map(({ file, at }) => ({ file, at }));
}
