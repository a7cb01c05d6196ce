import { type Definition, sortedJson } from '#engine';
import { createHash } from 'node:crypto';

/** Tells one wording of the rules from another: a draft that was made under this one needs no look at what changed. */
export function schemaVersion({ schema }: Pick<Definition, 'schema'>): string {
  return createHash('sha256').update(sortedJson(schema)).digest('hex').slice(0, 16);
}
