import { type Pointer, pointerOf, type Schema } from '#engine';
import { createAjv, PatternError } from '#engine/compile';
import { schemasIn } from '../../walk';
import type { Violation } from '../checks/check';
import { unknownKeywords } from './vocabulary';

/** Created once, which takes longer than to compile a schema with it. Each schema is removed again. */
let strict: ReturnType<typeof createAjv> | undefined;

/** What is wrong with a JSON Schema in strict mode: unknown keywords, and those that have no effect where they are. */
export function* strictViolations(
  file: Violation['file'],
  schema: Schema,
  at: Pointer,
): Generator<Violation> {
  const found = [...unknownKeywords(schema, at), ...misusedKeywords(schema, at)];
  for (const violation of found) yield { file, target: 'name', ...violation };
  if (found.length > 0 || isStrict(schema)) return;
  const innermost = [...schemasIn(schema, at)].findLast(([, inner]) => !isStrict(inner));
  yield {
    file,
    at: innermost?.[0] ?? at,
    message:
      'JSON Schema does not allow these keywords together. Remove those that this rule does not need.',
  };
}

function isStrict(schema: Schema): boolean {
  strict ??= createAjv({ allErrors: true, strict: true });
  try {
    strict.compile(schema);
    return true;
  } catch (error) {
    // The checks format-unknown and pattern report these, with their line.
    return error instanceof PatternError || (error as Error).message.startsWith('unknown format');
  } finally {
    strict.removeSchema(schema);
  }
}

/** Keywords that JSON Schema reads in another way than it looks. */
const misuses: { keyword: string; isMisused: (schema: Schema) => boolean; message: string }[] = [
  {
    keyword: 'items',
    isMisused: ({ items }) => Array.isArray(items),
    message: 'A list of schemas under "items" is not supported. Write one schema for all entries.',
  },
  {
    keyword: 'if',
    isMisused: (schema) => !('then' in schema || 'else' in schema),
    message: '"if" without "then" has no effect. Add "then", or remove "if".',
  },
  ...['then', 'else'].map((keyword) => ({
    keyword,
    isMisused: (schema: Schema) => !('if' in schema),
    message: `"${keyword}" without "if" has no effect. Add "if" next to it, or remove it.`,
  })),
];

function* misusedKeywords(
  schema: Schema,
  at: Pointer,
): Generator<{ at: Pointer; message: string }> {
  for (const [location, inner] of schemasIn(schema, at))
    for (const { keyword, isMisused, message } of misuses)
      if (keyword in inner && isMisused(inner))
        yield { at: location + pointerOf(keyword), message };
}
