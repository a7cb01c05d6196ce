import { type CompiledDefinition, type ModuleFactory, openModule } from '#engine';
import { loadWidgets } from '#form/widgets';

let known: { module: string; definition: CompiledDefinition } | undefined;

/** Imports the module of a definition, and its widgets; returns the same object for the same text. Rejects where the module throws. */
export async function loadDefinition(module: string): Promise<CompiledDefinition> {
  if (known?.module === module) return known.definition;
  const address = URL.createObjectURL(new Blob([module], { type: 'text/javascript' }));
  try {
    const made = (await import(/* @vite-ignore */ address)) as { default: ModuleFactory };
    const definition = openModule(made.default);
    await loadWidgets(definition);
    known = { module, definition };
    return definition;
  } finally {
    URL.revokeObjectURL(address);
  }
}
