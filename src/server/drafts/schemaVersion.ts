import { type Definition, sortedJson } from '#engine';
import { createHash } from 'node:crypto';

/** Identifies a schema by its content: a draft with the same version needs no migration. */
export function schemaVersion({ schema }: Pick<Definition, 'schema'>): string {
  return createHash('sha256').update(sortedJson(schema)).digest('hex').slice(0, 16);
}
