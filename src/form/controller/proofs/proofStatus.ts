import {
  activeSchema,
  type Answers,
  choicesBeforeProof,
  type CompiledDefinition,
  fieldOf,
  getAt,
  missingProofs,
  type Pointer,
  type Proof,
  proofValueOf,
  requiredProofs,
} from '#engine';
import { normalized } from '../answers/normalized';
import type { FormState } from '../state';

type ProofState = Pick<FormState, 'answers' | 'proofs'>;

/** Whether the current answer of a field is proved. */
export function isProved(
  definition: CompiledDefinition,
  { answers, proofs }: ProofState,
  at: Pointer,
): boolean {
  const counted = normalized(definition, answers);
  const purpose = requiredProofs(definition, counted).find((proof) => proof.at === at)?.purpose;
  const value = proofValueOf(getAt(counted, at));
  return proofs.some((proof) => proof.purpose === purpose && proof.value === value);
}

/** Whether a proof of another answer locks this field. */
export const isLocked = (definition: CompiledDefinition, state: ProofState, at: Pointer): boolean =>
  lockingFields(definition, at).some((proved) => isProved(definition, state, proved));

/** The fields whose proof locks this one. */
export const lockingFields = ({ request }: CompiledDefinition, at: Pointer): Pointer[] =>
  Object.entries(request.proofs ?? {})
    .filter(([, { locks = [] }]) => locks.includes(at))
    .map(([proved]) => proved);

/** The fields that block the submit: they need a proof, and the proof or the required value is missing. */
export function fieldsWithoutProof(
  definition: CompiledDefinition,
  proofs: Proof[],
  given: Answers,
): Pointer[] {
  if (!definition.request.proofs) return [];
  const answers = normalized(definition, given);
  const required: string[] = activeSchema(definition, answers).required ?? [];
  const missing = new Set(missingProofs(definition, { proofs }, answers).map(({ at }) => at));
  return requiredProofs(definition, answers)
    .map(({ at }) => at)
    .filter(
      (at) =>
        missing.has(at) || (getAt(answers, at) === undefined && required.includes(fieldOf(at))),
    );
}

/** The choices to make before the proof that this form requires can be given. */
export function choicesBefore(definition: CompiledDefinition, given: Answers): Pointer[] {
  if (!definition.request.proofs) return [];
  const answers = normalized(definition, given);
  return requiredProofs(definition, answers).length > 0
    ? []
    : choicesBeforeProof(definition, answers);
}
