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
import { oncePer } from '../json/oncePer';
import { fieldOf, getAt, pointerOf } from '../json/pointer';
import { normalizeAnswers } from '../schema/normalizeAnswers';
import { hasKeyword } from '../schema/subschemas';
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

/** Whether a schema asks for a proof of any value, whatever the answers. */
export const asksForProof = oncePer((schema: Schema) => hasKeyword(schema, 'proof'));

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

/**
 * The required choices without an answer of which every answer leads to a proof: nothing can be submitted before that
 * proof.
 */
export function choicesBeforeProof(
  definition: CompiledDefinition,
  answers: NormalizedAnswers,
): Pointer[] {
  const { properties = {}, required = [] } = activeSchema(definition, answers);
  return (required as string[])
    .filter((name) => answers[name] === undefined && Array.isArray(properties[name]?.enum))
    .filter((name) =>
      properties[name].enum.every((value: unknown) => {
        const chosen = normalizeAnswers(definition, { ...answers, [name]: value });
        return (
          requiresProof(definition, chosen) || choicesBeforeProof(definition, chosen).length > 0
        );
      }),
    )
    .map((name) => pointerOf(name));
}

function requiresProof(definition: CompiledDefinition, answers: NormalizedAnswers): boolean {
  const { required = [] } = activeSchema(definition, answers);
  return requiredProofs(definition, answers).some(({ at }) => required.includes(fieldOf(at)));
}
