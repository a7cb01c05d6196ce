import type { CompiledDefinition, Schema } from '#engine';

const known = new WeakMap<Schema, string>();

/**
 * Identifies a schema by its content, the same in every language: a draft with the same version needs no migration. A
 * checksum is enough, because a customer can only change drafts of their own.
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
