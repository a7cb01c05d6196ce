import { activeSchema } from '../schema/active';
import type {
  NormalizedAnswers,
  CompiledDefinition,
  Context,
  Pointer,
  Problem,
  Schema,
} from '../definition/definition';
import { isObject } from '../json/object';
import { getAt, pointerOf } from '../json/pointer';
import { messageFor } from '../text/messageFor';

/** The active fields whose value must be proved, and for which purpose. */
export function requiredProofs(
  definition: CompiledDefinition,
  answers: NormalizedAnswers,
): { at: Pointer; purpose: string }[] {
  const { properties = {} } = activeSchema(definition, answers);
  return Object.entries<Schema>(properties)
    .filter(([, part]) => part.proof)
    .map(([name, part]) => ({ at: pointerOf(name), purpose: part.proof }));
}

/** The value that a proof names: the answer itself, or the id of a file. */
export const proofValueOf = (value: unknown): unknown => (isObject(value) ? value.id : value);

/** A problem for each answer that this customer has not proved. A missing answer is a matter of `required`. */
export function missingProofs(
  definition: CompiledDefinition,
  context: Pick<Context, 'proofs'>,
  answers: NormalizedAnswers,
): Problem[] {
  return requiredProofs(definition, answers).flatMap(({ at, purpose }) => {
    const value = getAt(answers, at);
    const isProved = context.proofs?.some(
      (proof) => proof.purpose === purpose && proof.value === proofValueOf(value),
    );
    if (value === undefined || isProved) return [];
    return [{ at, rule: 'proof', message: messageFor(definition, { at, rule: 'proof' }) }];
  });
}
