import type {
  Answers,
  CompiledDefinition,
  Context,
  Pointer,
  Schema,
} from '../definition/definition';
import { getAt, parentOf, partsOf, setAt } from '../json/pointer';
import { activeSchema } from '../schema/active';
import { asOf } from './asOf';
import { resolveAnswers } from './readOnlyValues';

/** Keywords that an empty list breaks: one that came empty was not there, or the form would not have sent it. */
const forbidEmpty = ['contains', 'sumEquals', 'someOf'];

/**
 * The answers with those of which the payload does not tell whether they were given (`ParsedPayload.unsaid`). What the
 * schema requires was given, or the form would not have sent the payload. Of the others a list was empty, and any other
 * was not given.
 */
export function withUnsaidAnswers(
  given: CompiledDefinition,
  context: Context,
  answers: Answers,
  unsaid?: ReadonlyMap<Pointer, unknown>,
): Answers {
  if (!unsaid) return answers;
  const definition = asOf(given, context.today);
  const result = structuredClone(answers);
  for (const [at, value] of unsaid) if (Array.isArray(value)) setAt(result, at, undefined);
  // An answer may show the field of another one.
  for (let isFound = true; isFound;) {
    isFound = false;
    const active = activeSchema(definition, resolveAnswers(definition, context, result));
    for (const [at, value] of unsaid) {
      if (getAt(result, at) !== undefined || !wasGiven(active, at, value)) continue;
      setAt(result, at, value);
      isFound = true;
    }
  }
  return result;
}

/** Whether a field is active, and a form that could be sent has this value in it. */
function wasGiven(active: Schema, at: Pointer, value: unknown): boolean {
  const name = partsOf(at).at(-1)!;
  let around: Schema | undefined = active;
  for (const part of partsOf(parentOf(at)))
    around = around?.items && /^\d+$/.test(part) ? around.items : around?.properties?.[part];
  const field: Schema | undefined = around?.properties?.[name];
  if (!field) return false;
  if (around!.required?.includes(name)) return true;
  const isEmptyList = Array.isArray(value);
  return isEmptyList && !(field.minItems > 0) && !forbidEmpty.some((keyword) => keyword in field);
}
