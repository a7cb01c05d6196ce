import type { CompiledDefinition, Schema } from '#engine';

const known = new WeakMap<Schema, string>();

/**
 * Tells the questions of a draft from those of today, whatever their language: a draft with the same version fits. A
 * checksum, for nobody would forge one against themselves.
 */
export function schemaVersion({ schema }: CompiledDefinition): string {
  let version = known.get(schema);
  if (version === undefined) {
    const text = JSON.stringify(schema);
    let sum = 0;
    for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) | 0;
    known.set(schema, (version = `${text.length}.${sum}`));
  }
  return version;
}
