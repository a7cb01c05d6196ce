import type {
  Answers,
  CompiledDefinition,
  Context,
  NormalizedAnswers,
  Pointer,
} from '../definition/definition';
import { setAt } from '../json/pointer';
import { descriptionOf } from '../schema/fields';
import { normalizeAnswers } from '../schema/normalizeAnswers';
import { asOf } from './asOf';
import { documentOf } from './document';
import { fillsOf, lookUpFilling } from './lookUps';
import { prefillAt } from './prefill';

/** Found once for a definition: every change of an answer needs them. */
const fieldsByPrefill = new WeakMap<object, Pointer[]>();

/**
 * The fields whose value only the insurer sets: `readOnly`, with a `prefill`, and filled by no look-up. What a
 * customer sends for them does not count.
 */
export function readOnlyFields(definition: CompiledDefinition): Pointer[] {
  const { prefill = {} } = definition.request;
  let found = fieldsByPrefill.get(prefill);
  if (!found) {
    found = Object.keys(prefill).filter(
      (at) =>
        descriptionOf(definition.schema, at)?.readOnly &&
        lookUpFilling(definition, at) === undefined,
    );
    fieldsByPrefill.set(prefill, found);
  }
  return found;
}

/** The value of one of the {@link readOnlyFields}; it may follow from the answers. */
export const readOnlyValueOf = (
  definition: CompiledDefinition,
  context: Context,
  answers: Answers,
  at: Pointer,
): unknown => prefillAt(asOf(definition, context.today), at, documentOf(context, answers));

/**
 * A copy of the answers with the values that the customer cannot set: those of the {@link readOnlyFields}, and what
 * look-ups of this caller filled (`context.lookedUp`).
 */
export function withReadOnlyValues(
  given: CompiledDefinition,
  context: Context,
  answers: Answers,
): Answers {
  const definition = asOf(given, context.today);
  const result = structuredClone(answers);
  const fields = readOnlyFields(definition);
  for (const at of fields) setAt(result, at, undefined);
  // In the order of `prefill`: one value may follow from another, and never from what was sent in its place.
  const document = documentOf(context, result);
  for (const at of fields) setAt(result, at, prefillAt(definition, at, document));
  const lookedUp = Object.entries(context.lookedUp ?? {});
  if (lookedUp.length === 0) return result;
  const asked = normalizeAnswers(definition, result);
  for (const [field, response] of lookedUp)
    for (const [target, value] of Object.entries(fillsOf(definition, field, response, asked)))
      setAt(result, target, value);
  return result;
}

/** The answers by which a request is decided, on the day of the context: with read-only values, then normalised. */
export function resolveAnswers(
  definition: CompiledDefinition,
  context: Context,
  answers: Answers,
): NormalizedAnswers {
  const on = asOf(definition, context.today);
  return normalizeAnswers(on, withReadOnlyValues(on, context, answers));
}
