import { createAjv } from '../ajv';
import type { Pointer, Schema } from '../definition';
import { type Fault } from './check';
import { unknownWords } from './vocabulary';

/** What a strict reading of a JSON Schema finds: unknown words, each at its place, or else what Ajv says of the whole. */
export function strictFaults(part: Fault['part'], schema: Schema, at: Pointer): Fault[] {
  const unknown = [...unknownWords(schema, at)];
  if (unknown.length > 0) return unknown.map((fault) => ({ part, which: 'name', ...fault }));
  try {
    createAjv({ allErrors: true, strict: true }).compile(schema);
    return [];
  } catch (error) {
    const { message } = error as Error;
    // A rule of its own says so, at its place.
    if (message.startsWith('unknown format')) return [];
    return [{ part, at, says: `${message}. Correct or remove it.` }];
  }
}
