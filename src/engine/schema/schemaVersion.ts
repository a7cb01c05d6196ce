import type { CompiledDefinition, Schema } from '../definition/definition';
import { oncePer } from '../json/oncePer';

/**
 * Identifies a schema by its content, the same in every language: a draft on a device with the same version needs no
 * migration. A checksum is enough, because a customer can only change drafts of their own.
 */
export const schemaVersion = ({ schema, version }: CompiledDefinition): string =>
  version ?? checksumOf(schema);

/** For the largest form it takes as long as some keys that are pressed, so that modules have it. */
export const checksumOf = oncePer((schema: Schema): string => {
  const text = JSON.stringify(schema);
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) | 0;
  return `${text.length}.${sum}`;
});
