import { type CompiledDefinition, oncePer, type Schema } from '#engine';

/**
 * Identifies a schema by its content, the same in every language: a draft with the same version needs no migration. A
 * checksum is enough, because a customer can only change drafts of their own.
 */
export const schemaVersion = ({ schema }: CompiledDefinition): string => checksumOf(schema);

const checksumOf = oncePer((schema: Schema): string => {
  const text = JSON.stringify(schema);
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) | 0;
  return `${text.length}.${sum}`;
});
