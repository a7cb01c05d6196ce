import type { Pointer, Schema } from '#engine';
import { createAjv } from '#engine/compile';
import type { Violation } from '../checks/check';
import { unknownKeywords } from './vocabulary';

/** Created once, which takes longer than to compile a schema with it. Each schema is removed again. */
let strict: ReturnType<typeof createAjv> | undefined;

/** What is wrong with a JSON Schema in strict mode: its unknown keywords, or otherwise what Ajv reports. */
export function* strictViolations(
  file: Violation['file'],
  schema: Schema,
  at: Pointer,
): Generator<Violation> {
  const unknown = [...unknownKeywords(schema, at)];
  for (const violation of unknown) yield { file, target: 'name', ...violation };
  if (unknown.length > 0) return;
  strict ??= createAjv({ allErrors: true, strict: true });
  try {
    strict.compile(schema);
  } catch (error) {
    const { message } = error as Error;
    // format-unknown reports this, with its line.
    if (!message.startsWith('unknown format'))
      yield { file, at, message: `${message}. Correct or remove it.` };
  } finally {
    strict.removeSchema(schema);
  }
}
