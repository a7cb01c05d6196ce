import type { Pointer, Schema } from '#engine';
import { createAjv } from '#engine/compile';
import type { Violation } from './check';
import { unknownWords } from './vocabulary';

/** Made once: to make one takes longer than to read a schema with it. It forgets each schema that it has read. */
let strict: ReturnType<typeof createAjv> | undefined;

/** What a strict reading of a JSON Schema finds: unknown words, each at its place, or else what Ajv says of the whole. */
export function strictViolations(
  part: Violation['part'],
  schema: Schema,
  at: Pointer,
): Violation[] {
  const unknown = [...unknownWords(schema, at)];
  if (unknown.length > 0) return unknown.map((fault) => ({ part, which: 'name', ...fault }));
  strict ??= createAjv({ allErrors: true, strict: true });
  try {
    strict.compile(schema);
    return [];
  } catch (error) {
    const { message } = error as Error;
    // A rule of its own says so, at its place.
    if (message.startsWith('unknown format')) return [];
    return [{ part, at, message: `${message}. Correct or remove it.` }];
  } finally {
    strict.removeSchema(schema);
  }
}
