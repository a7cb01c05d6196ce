import { isObject, type Pointer, requestConditions, type Schema } from '#engine';
import { compilePattern, PatternError, type PatternFlaw } from '#engine/compile';
import { schemasIn } from '../../walk';
import type { Check, Violation } from './check';

export const pattern: Check = {
  id: 'pattern',
  isOfStructure: true,
  *run({ definition, fields }) {
    yield* wrongPatternsIn('schema', definition.schema, '');
    for (const [at, condition] of requestConditions(definition.request))
      yield* wrongPatternsIn('request', condition, at);
    for (const { schema, place, at } of fields)
      if (typeof schema.pattern === 'string' && !(schema.examples?.length > 0) && !schema.readOnly)
        yield {
          file: 'schema',
          at: `${place}/pattern`,
          target: 'name',
          message: `Nothing tells customers how "${at}" is written. Add a text that matches: "examples": ["…"]. It is shown where an answer does not match.`,
        };
  },
};

/** Why a pattern is none, and what to do. */
const flaws: { [flaw in PatternFlaw]: string } = {
  syntax: 'is no regular expression (with the flag u of JavaScript)',
  backreference:
    'refers to a text that it has found before (\\1), so it cannot be read once from left to right. Write out what is allowed there',
  assertion:
    'looks at other characters (\\b, (?<=…), or (?=…) and (?!…) elsewhere than directly after ^), so it cannot be read once from left to right. Write out what is allowed there, or move the condition to the start',
  size: 'is too large to be read once from left to right. Use smaller numbers in {…}: minLength and maxLength count the characters of a text',
};

/** The patterns of a schema and its subschemas that cannot be compiled, or match nothing. */
export function* wrongPatternsIn(
  file: Violation['file'],
  schema: Schema,
  place: Pointer,
): Generator<Violation> {
  for (const [at, { pattern: source, patternProperties }] of schemasIn(schema, place)) {
    if (typeof source === 'string') yield* wrongPattern(file, source, `${at}/pattern`);
    if (isObject(patternProperties))
      for (const name of Object.keys(patternProperties))
        yield* wrongPattern(file, name, `${at}/patternProperties`);
  }
}

function* wrongPattern(file: Violation['file'], source: string, at: Pointer): Generator<Violation> {
  const flaw = flawOf(source);
  if (flaw) yield { file, at, message: `The pattern ${source} ${flaw}.` };
}

function flawOf(source: string): string | undefined {
  try {
    const { accepts } = compilePattern(source);
    return accepts.length === 0 ? 'matches no text at all. Correct or remove it' : undefined;
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    const { flaw, message } = error;
    return flaw === 'syntax' ? `${flaws.syntax}: ${message}` : flaws[flaw];
  }
}
