import { createHash } from 'node:crypto';
import type { ReceivedFile } from '../received';

/** A SHA-256 digest of a payload, whatever the order of its properties; a file counts by its name and content. */
export function fingerprintOf(payload: unknown, files: { [field: string]: ReceivedFile }): string {
  const digests = new Map(Object.values(files).map(({ id, digest }) => [id, digest]));
  return createHash('sha256')
    .update(JSON.stringify(canonical(payload)))
    .digest('hex');

  function canonical(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(canonical);
    if (value === null || typeof value !== 'object') return value;
    const { id, name } = value as { id?: string; name?: string };
    if (id !== undefined && digests.has(id)) return { name, digest: digests.get(id) };
    return Object.entries(value)
      .map(([part, inner]) => [part, canonical(inner)])
      .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));
  }
}
