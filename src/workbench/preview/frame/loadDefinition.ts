import { type CompiledDefinition, type ModuleFactory, openModule } from '#engine';

let known: { module: string; definition: CompiledDefinition } | undefined;

/** The definition in the text of a module; the same object while the text is the same. Rejects where it cannot run. */
export async function loadDefinition(module: string): Promise<CompiledDefinition> {
  if (known?.module === module) return known.definition;
  const address = URL.createObjectURL(new Blob([module], { type: 'text/javascript' }));
  try {
    const made = (await import(/* @vite-ignore */ address)) as { default: ModuleFactory };
    known = { module, definition: openModule(made.default) };
    return known.definition;
  } finally {
    URL.revokeObjectURL(address);
  }
}
