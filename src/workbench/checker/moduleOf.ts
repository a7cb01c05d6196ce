import { type Files, readDefinition } from '#authoring';
import { standaloneModule } from '#engine/compile';

/** The module of a form; undefined where it cannot be drawn. A definition with errors can often be drawn. */
export function moduleOf(key: string, files: Files, language?: string): string | undefined {
  const read = readDefinition(key, files, language);
  if ('diagnostics' in read) return undefined;
  try {
    return standaloneModule(read.definition);
  } catch {
    // Its diagnostics say where and why it cannot be compiled.
    return undefined;
  }
}
